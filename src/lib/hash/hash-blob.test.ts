import { createHash } from 'node:crypto';

import { expect, onTestFinished, test, vi } from 'vitest';

import { alterFile } from '../../../tests/support/alter-file.ts';
import { hashBlob, maxReadMs } from './hash-blob.ts';
import { nativeBytes } from './native-bytes.ts';

const sliceBytes = 1024;

/** Bytes without two equal slices. */
function bytesOf(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes);
  for (let at = 0; at < sizeBytes; at += 1) bytes[at] = (at * 7) ^ (at >> 8);
  return bytes;
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A file in a browser that doesn't stream files as bytes. */
const withoutByteStream = (file: Blob): Blob => alterFile(file, { stream: () => new ReadableStream() });

test.for([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['a', 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('[HASH-1] the published digest of "%s"', async ([text, digest]) => {
  expect(await hashBlob(new Blob([text!]), { sliceBytes })).toBe(digest);
});

const borders = [55, 56, 63, 64, 65, 1023, 1024, 1025, 2048, 2049, 10_000];

test.for(borders)('[HASH-1] %i bytes, around the borders of blocks and slices', async (sizeBytes) => {
  const bytes = bytesOf(sizeBytes);
  const file = new Blob([bytes]);
  expect(await hashBlob(file, { sliceBytes })).toBe(digestOf(bytes));
  expect(await hashBlob(withoutByteStream(file), { sliceBytes })).toBe(digestOf(bytes));
});

test.for(borders)('[UPLOAD-80] %i bytes have the same hash in an insecure context', async (sizeBytes) => {
  vi.stubGlobal('crypto', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const bytes = bytesOf(sizeBytes);
  expect(await hashBlob(new Blob([bytes]), { sliceBytes })).toBe(digestOf(bytes));
});

test('[UPLOAD-80] the browser hashes what is small enough to be held in memory, and nothing larger', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest');
  onTestFinished(() => digest.mockRestore());
  const hashed = async (sizeBytes: number) => {
    const bytes = bytesOf(sizeBytes);
    expect(await hashBlob(new Blob([bytes]), { sliceBytes: 2 ** 20 })).toBe(digestOf(bytes));
    return digest.mock.calls.splice(0).length;
  };
  expect(await hashed(0)).toBe(1);
  expect(await hashed(nativeBytes)).toBe(1);
  expect(await hashed(nativeBytes + 1)).toBe(0);
});

test('[HASH-1] 20 MB', async () => {
  const bytes = bytesOf(20_000_000);
  expect(await hashBlob(new Blob([bytes]), { sliceBytes: 2 ** 20 })).toBe(digestOf(bytes));
});

test('[HASH-5] a file that ends early has no hash', async () => {
  const file = new Blob([bytesOf(3000)]);
  const cut = alterFile(file, { size: 3001 });
  await expect(hashBlob(cut, { sliceBytes })).rejects.toMatchObject({ name: 'NotReadableError' });
});

test('[HASH-5] a file that is longer than when it was chosen has no hash', async () => {
  const file = new Blob([bytesOf(3000)]);
  const grown = alterFile(file, { size: 2999 });
  await expect(hashBlob(grown, { sliceBytes })).rejects.toMatchObject({ name: 'NotReadableError' });
});

test('[HASH-12] a file that does not answer for a minute is unreadable', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const deaf = alterFile(new Blob(), { arrayBuffer: () => new Promise(() => {}) });
  const file = alterFile(withoutByteStream(new Blob(['a'])), { slice: () => deaf });
  let end: unknown;
  hashBlob(file, { sliceBytes }).catch((error: unknown) => (end = error));
  await vi.advanceTimersByTimeAsync(maxReadMs - 1);
  expect(end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toMatchObject({ name: 'NotReadableError' });
});

test('[HASH-13] a stream that cannot be read as bytes is cancelled before the file is read in slices', async () => {
  const steps: string[] = [];
  const whole = new Blob([bytesOf(2 * sliceBytes)]);
  const file = alterFile(whole, {
    stream: () => new ReadableStream({ cancel: () => void steps.push('cancelled') }),
    slice: (...range) => {
      steps.push('slice');
      return whole.slice(...range);
    },
  });
  await hashBlob(file, { sliceBytes });
  expect(steps).toEqual(['cancelled', 'slice', 'slice']);
});

test('[HASH-7] hashing pauses between two slices, and an abort during a pause ends it', async () => {
  const controller = new AbortController();
  let pauses = 0;
  const pause = async (): Promise<void> => {
    pauses += 1;
    if (pauses === 2) controller.abort('enough');
  };
  const file = withoutByteStream(new Blob([bytesOf(5 * sliceBytes)]));
  const { signal } = controller;
  await expect(hashBlob(file, { sliceBytes, signal, pause })).rejects.toBe('enough');
  expect(pauses).toBe(2);
});
