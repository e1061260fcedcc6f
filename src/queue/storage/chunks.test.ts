import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';

import { contentInMemory, createFileInMemory } from '#lib/file/small-file.ts';

import { asBytesUpTo, chunkBytes, joinChunks, saveChunks } from './chunks.ts';
import type { Chunk } from './upload-database.ts';

const facts = { name: 'a.pdf', size: 3, type: 'application/pdf', lastModified: 7 };
const unreadable = () => Promise.reject(new DOMException('No', 'NotReadableError'));

const createFile = () => new File([new Uint8Array(2 * chunkBytes + 1)], 'a.pdf');

/** Copies a file whose second chunk can't be saved. */
async function keep(error: () => Error, { file = createFile(), abort = new AbortController() } = {}) {
  const did: number[] = [];
  const put = async ({ index }: Chunk) => {
    if (index === 1) throw error();
    did.push(index);
  };
  const outcome = await saveChunks(put, { uploadId: 'upload-1', file, signal: abort.signal });
  return { outcome, did };
}

const failed = (name: string) => () => new DOMException('No', name);

test('[UPLOAD-53] a full disk at the second chunk is reported as such', async () => {
  expect(await keep(failed('QuotaExceededError'))).toEqual({ outcome: 'no-room', did: [0] });
});

test.each([failed('InvalidStateError'), () => new Error('QuotaExceededError')])(
  '[UPLOAD-53] a broken database is not reported as a full disk',
  async (error) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await keep(error)).toEqual({ outcome: 'broken', did: [0] });
  },
);

test('[UPLOAD-50] an unreadable file is distinguished from a broken database', async () => {
  const file = createFile();
  const slice = file.slice.bind(file);
  file.slice = (from, to) => {
    const part = slice(from, to);
    // The first byte of the chunk that failed.
    return part.size === 1 && from === chunkBytes ? Object.assign(part, { arrayBuffer: unreadable }) : part;
  };
  expect(await keep(failed('DataError'), { file })).toEqual({ outcome: 'unreadable', did: [0] });
});

test.each([
  { sizeBytes: asBytesUpTo, kept: ArrayBuffer, count: 8 },
  { sizeBytes: asBytesUpTo + 1, kept: Blob, count: 9 },
])('[UPLOAD-50] $sizeBytes bytes are saved in chunks, as bytes if they are few', async (sample) => {
  const chunks: Chunk[] = [];
  const put = async (chunk: Chunk) => chunks.push(chunk);
  const outcome = await saveChunks(put, {
    uploadId: 'upload-1',
    file: new File([new Uint8Array(sample.sizeBytes)], 'a.pdf'),
    signal: new AbortController().signal,
  });
  expect(outcome).toBe('saved');
  expect(chunks.map(({ index }) => index)).toEqual(Array.from({ length: sample.count }, (_, at) => at));
  expect(chunks.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)).toBe(sample.sizeBytes);
  for (const { bytes } of chunks) expect(bytes).toBeInstanceOf(sample.kept);
});

test('[UPLOAD-50] a stopped copy leaves its chunks to the caller', async () => {
  const abort = new AbortController();
  const stop = () => {
    abort.abort();
    return new Error('stopped');
  };
  expect(await keep(stop, { abort })).toEqual({ outcome: 'broken', did: [0] });
});

const joined = (...chunks: readonly Chunk['bytes'][]) =>
  joinChunks({ getAll: async () => chunks.map((bytes) => ({ bytes })) }, 'upload-1', facts);

test('[UPLOAD-49] all chunks together are the chosen file', async () => {
  const file = await joined(new Blob(['ab']), new TextEncoder().encode('c').buffer);
  expect(file).toMatchObject(facts);
  expect(await file?.text()).toBe('abc');
});

test('[UPLOAD-49] chunks shorter than the file make no file', async () => {
  expect(await joined(new Blob(['ab']))).toBeUndefined();
  expect(await joined(new Blob(['abcd']))).toBeUndefined();
});

test('[UPLOAD-47] a copy of a file in memory is not read, and neither is a saved one that is put into memory', async () => {
  const file = createFileInMemory(new TextEncoder().encode('abc').buffer, facts);
  vi.spyOn(file, 'arrayBuffer').mockImplementation(unreadable);
  const chunks: Chunk[] = [];
  const put = async (chunk: Chunk) => chunks.push(chunk);
  const { signal } = new AbortController();
  expect(await saveChunks(put, { uploadId: 'upload-1', file, signal })).toBe('saved');
  const saved = await joined(chunks[0]!.bytes);
  expect(saved).toMatchObject(facts);
  expect(saved && contentInMemory(saved)).toBe(chunks[0]!.bytes);
});
