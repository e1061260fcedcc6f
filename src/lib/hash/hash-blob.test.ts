import { expect, onTestFinished, test, vi } from 'vitest';

import { alterFile } from '../../../tests/support/alter-file.ts';
import { contentHashOf } from '../../../tests/support/content-hash-of.ts';
import { hashBlob, maxReadMs, partBytes, wholeBytes } from './hash-blob.ts';

/** Bytes without two equal slices. */
function bytesOf(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes);
  for (let at = 0; at < sizeBytes; at += 1) bytes[at] = (at * 7) ^ (at >> 8);
  return bytes;
}

test.for([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['a', 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('[HASH-1] the published digest of "%s"', async ([text, digest]) => {
  expect(await hashBlob(new Blob([text!]))).toBe(digest);
});

const borders = [55, 56, 63, 64, 65, 1023, 1024, 1025, 2048, 2049, 10_000];

test.for(borders)('[HASH-1] %i bytes, around the borders of blocks', async (sizeBytes) => {
  const bytes = bytesOf(sizeBytes);
  expect(await hashBlob(new Blob([bytes]))).toBe(contentHashOf(bytes));
});

const large = [wholeBytes + 1, wholeBytes + partBytes, wholeBytes + partBytes + 1];

test('[HASH-1] the largest file that is hashed as a whole', async () => {
  const bytes = bytesOf(wholeBytes);
  expect(await hashBlob(new Blob([bytes]))).toBe(contentHashOf(bytes));
});

test.for(large)('[HASH-1] %i bytes are hashed in parts', async (sizeBytes) => {
  const bytes = bytesOf(sizeBytes);
  expect(await hashBlob(new Blob([bytes]))).toBe(contentHashOf(bytes));
});

test('[HASH-1] a changed bit in any part changes the hash', async () => {
  const bytes = bytesOf(wholeBytes + 1);
  const hashed = () => hashBlob(new Blob([bytes]));
  const hashes = new Set([await hashed()]);
  const places = [0, partBytes - 1, partBytes, wholeBytes];
  for (const at of places) {
    bytes[at]! ^= 1;
    hashes.add(await hashed());
  }
  expect(hashes.size).toBe(places.length + 1);
});

test.for([...borders, ...large])(
  '[HASH-1] %i bytes have the same hash in an insecure context',
  async (sizeBytes) => {
    const file = new Blob([bytesOf(sizeBytes)]);
    const hashed = () => hashBlob(file);
    const expected = await hashed();
    vi.stubGlobal('crypto', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await hashed()).toBe(expected);
  },
);

test('[HASH-5] a file that ends early has no hash', async () => {
  const file = new Blob([bytesOf(3000)]);
  const cut = alterFile(file, { size: 3001 });
  await expect(hashBlob(cut)).rejects.toMatchObject({ name: 'NotReadableError' });
});

test('[HASH-5] a file that can’t be read rejects with the error of the browser', async () => {
  const error = new DOMException('The file is gone.', 'NotFoundError');
  const gone = alterFile(new Blob(), { arrayBuffer: () => Promise.reject(error) });
  await expect(hashBlob(alterFile(new Blob(['a']), { slice: () => gone }))).rejects.toBe(error);
});

test('[HASH-5] a file that does not answer for a minute is unreadable', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const deaf = alterFile(new Blob(), { arrayBuffer: () => new Promise(() => {}) });
  const file = alterFile(new Blob(['a']), { slice: () => deaf });
  let end: unknown;
  hashBlob(file).catch((error: unknown) => (end = error));
  await vi.advanceTimersByTimeAsync(maxReadMs - 1);
  expect(end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toMatchObject({ name: 'NotReadableError' });
});

test('[HASH-7] an abort ends hashing between two parts', async () => {
  const controller = new AbortController();
  const whole = new Blob([bytesOf(wholeBytes + 1)]);
  let parts = 0;
  const file = alterFile(whole, {
    slice: (...range) => {
      parts += 1;
      if (parts === 2) controller.abort('enough');
      return whole.slice(...range);
    },
  });
  await expect(hashBlob(file, controller.signal)).rejects.toBe('enough');
  expect(parts).toBe(2);
});
