import { expect, test } from 'vitest';

import { readBytes } from './read-bytes.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

test('a part of a file is read, and fewer bytes at its end', async () => {
  const file = new Blob(['abcdef']);
  expect(await readBytes(file, 1, 3)).toEqual(latin1('bc'));
  expect(await readBytes(file, 4, 10)).toEqual(latin1('ef'));
});

test('[MANUAL-7] an unreadable file rejects, even if Chromium returns no bytes for a removed file', async () => {
  const file = new Blob(['abcdef']);
  const gone = { size: file.size, slice: (start: number) => file.slice(start, start + 1) };
  expect(await readBytes(gone, 5, 10)).toEqual(latin1('f'));
  expect(await readBytes(gone, 6, 10)).toEqual(new Uint8Array());
  expect(await readBytes(gone, 9, 10)).toEqual(new Uint8Array());
  const error = { name: 'NotReadableError', message: 'The file ended early.' };
  await expect(readBytes(gone, 4, 6)).rejects.toMatchObject(error);
  await expect(readBytes(gone, 4, 10)).rejects.toMatchObject(error);
});
