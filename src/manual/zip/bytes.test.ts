import { expect, test } from 'vitest';

import { equalBytes, indexOfSignature, readBytes, signature, u64, viewOf } from './bytes.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

test('numbers are read lowest byte first, wherever the bytes lie in their buffer', () => {
  const bytes = Uint8Array.of(9, 9, 1, 0, 0, 0, 2, 0, 0, 0, 9).subarray(2, 10);
  expect(viewOf(bytes).byteLength).toBe(8);
  expect(u64(viewOf(bytes), 0)).toBe(8_589_934_593);
});

test.for<[string, number, number, number]>([
  ['PK\x05\x06', signature.endRecord, 0, 0],
  ['-PK\x05\x06', signature.endRecord, 0, 1],
  ['PPK\x05\x06', signature.endRecord, 0, 1],
  ['PK\x05\x06PK\x05\x06-', signature.endRecord, 1, 4],
  ['PK\x05\x06PK\x05\x06-', signature.endRecord, 4, 4],
  ['PK\x01\x02PK\x05\x06-', signature.endRecord, 0, 4],
  ['PK\x05\x06PK\x05\x06-', signature.endRecord, 5, -1],
  ['PJ\x05\x06', signature.endRecord, 0, -1],
  ['PK\x06\x06', signature.endRecord, 0, -1],
  ['PK\x05\x07', signature.endRecord, 0, -1],
  ['PK\x05', signature.endRecord, 0, -1],
  ['', signature.endRecord, 0, -1],
  ['PK\x03\x04', signature.localHeader, 0, 0],
  ['PK\x07\x08', signature.descriptor, 0, 0],
  ['PK\x01\x02', signature.centralRecord, 0, 0],
  ['PK\x06\x06', signature.zip64End, 0, 0],
  ['PK\x06\x07', signature.zip64Locator, 0, 0],
])('in %j the signature %i is found, from %i on, at %i', ([text, wanted, from, at]) => {
  expect(indexOfSignature(latin1(text), wanted, from)).toBe(at);
});

test.for<[string, string, boolean]>([
  ['', '', true],
  ['ab', 'ab', true],
  ['ab', 'ac', false],
  ['ab', 'cb', false],
  ['ab', 'abc', false],
  ['abc', 'ab', false],
])('%j and %j are the same bytes: %s', ([a, b, isEqual]) => {
  expect(equalBytes(latin1(a), latin1(b))).toBe(isEqual);
});

test('a part of a file is read, and fewer bytes where it ends', async () => {
  const file = new Blob(['abcdef']);
  expect(await readBytes(file, 1, 3)).toEqual(latin1('bc'));
  expect(await readBytes(file, 4, 10)).toEqual(latin1('ef'));
});

test('[M7] what can no longer be read is an error: Chromium gives nothing of a file that was removed', async () => {
  const file = new Blob(['abcdef']);
  const gone = { size: file.size, slice: (start: number) => file.slice(start, start + 1) };
  expect(await readBytes(gone, 5, 10)).toEqual(latin1('f'));
  expect(await readBytes(gone, 6, 10)).toEqual(new Uint8Array());
  expect(await readBytes(gone, 9, 10)).toEqual(new Uint8Array());
  const error = { name: 'NotReadableError', message: 'The file ended early.' };
  await expect(readBytes(gone, 4, 6)).rejects.toMatchObject(error);
  await expect(readBytes(gone, 4, 10)).rejects.toMatchObject(error);
});
