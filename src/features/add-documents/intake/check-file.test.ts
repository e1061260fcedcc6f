import { expect, test } from 'vitest';

import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';

import { checkFile } from './check-file.ts';

const check = (file: File) =>
  checkFile(file, {
    inspect: () => Promise.reject(new Error('not asked for')),
    signal: new AbortController().signal,
    onNews: () => undefined,
    looks: createConcurrencyLimit(1),
  });

/** A file that was removed since it was chosen, as Chromium reads it: slices are empty, and the whole is an error. */
const removed = (content: string, name: string) =>
  Object.assign(new File([content], name), {
    slice: () => new Blob(),
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });

test.each(['a.pdf', 'a.zip', 'a'])('a file that was removed since is refused: %s', async (name) => {
  expect(await check(removed('%PDF-', name))).toEqual({ status: 'refused', refusal: { code: 'unreadable' } });
});

test('a file without content is empty, and one that only says so cannot be read', async () => {
  expect(await check(new File([], 'a.pdf'))).toEqual({ status: 'refused', refusal: { code: 'empty' } });
  expect(await check(removed('', 'a'))).toEqual({ status: 'refused', refusal: { code: 'unreadable' } });
});

test('a file that can be read is what its name and its first bytes say', async () => {
  expect(await check(new File(['%PDF-'], 'a'))).toEqual({ status: 'plain' });
  expect(await check(new File(['PK\x03\x04'], 'a'))).toEqual({ status: 'unchecked-zip' });
});
