import { expect, test } from 'vitest';

import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';

import { checkFile } from './check-file.ts';

const check = (file: File) =>
  checkFile(file, {
    inspect: () => Promise.reject(new Error('not asked for')),
    signal: new AbortController().signal,
    onInterimResult: () => undefined,
    readLimiter: createConcurrencyLimit(1),
  });

/** A file deleted after it was chosen, as in Chromium: slices are empty, and reading it whole fails. */
const removed = (content: string, name: string) =>
  Object.assign(new File([content], name), {
    slice: () => new Blob(),
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });

test.each(['a.pdf', 'a.zip', 'a'])(
  'a file that was deleted after it was chosen is rejected: %s',
  async (name) => {
    expect(await check(removed('%PDF-', name))).toEqual({
      status: 'rejected',
      rejection: { code: 'unreadable' },
    });
  },
);

test('a file without content is empty, and one that only reports size 0 is unreadable', async () => {
  expect(await check(new File([], 'a.pdf'))).toEqual({ status: 'rejected', rejection: { code: 'empty' } });
  expect(await check(removed('', 'a'))).toEqual({ status: 'rejected', rejection: { code: 'unreadable' } });
});

test('the kind of a readable file follows from its name and its first bytes', async () => {
  expect(await check(new File(['%PDF-'], 'a'))).toEqual({ status: 'plain' });
  expect(await check(new File(['PK\x03\x04'], 'a'))).toEqual({ status: 'unchecked-zip' });
});
