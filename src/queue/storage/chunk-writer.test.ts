import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';

import { createChunkWriter } from './chunk-writer.ts';
import { createOwnerMark } from './owner-mark.ts';
import { createDatabaseConnection, type Chunk } from './upload-database.ts';

let databases = 0;

/** A writer for a database of its own, and the IDs whose chunks are saved there. */
async function createBench() {
  databases += 1;
  const connection = createDatabaseConnection(`chunk-writer-${databases}`);
  const database = await connection.open();
  const mark = createOwnerMark(connection, 'mia');
  await mark.read();
  const writer = createChunkWriter(mark);
  const transactions = vi.spyOn(database, 'transaction');
  return {
    transactions,
    /** Resolves to `saved`, or to the name of the error. */
    put: (uploadId: string, { bytes = new ArrayBuffer(1), signal = new AbortController().signal } = {}) =>
      writer.put(database, { uploadId, index: 0, sizeBytes: 1, bytes }, signal).then(
        () => 'saved',
        (error: unknown) => (error instanceof Error ? error.name : error),
      ),
    savedIds: async () => (await database.getAllKeys('chunks')).map(([uploadId]) => uploadId),
  };
}

/** Can't be copied into a database. */
const unsavable = (() => undefined) as unknown as Chunk['bytes'] & ArrayBuffer;

test('[UPLOAD-50] chunks that come during a transaction are saved in the next one together', async () => {
  const { put, savedIds, transactions } = await createBench();
  const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((id) => put(id)));
  expect(outcomes).toEqual(['saved', 'saved', 'saved', 'saved']);
  expect(transactions).toHaveBeenCalledTimes(2);
  expect(await put('e')).toBe('saved');
  expect(await savedIds()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('[UPLOAD-50] a chunk that cannot be saved keeps no other from being saved', async () => {
  const { put, savedIds } = await createBench();
  const outcomes = [put('first'), put('a'), put('bad', { bytes: unsavable }), put('b')];
  expect(await Promise.all(outcomes)).toEqual(['saved', 'saved', 'DataCloneError', 'saved']);
  expect(await savedIds()).toEqual(['a', 'b', 'first']);
});

test('[UPLOAD-50] a copy that is stopped before its transaction begins writes nothing', async () => {
  const { put, savedIds } = await createBench();
  const abort = new AbortController();
  const outcomes = [put('first'), put('stopped', { signal: abort.signal }), put('last')];
  abort.abort('stopped');
  expect(await Promise.all(outcomes)).toEqual(['saved', 'stopped', 'saved']);
  expect(await savedIds()).toEqual(['first', 'last']);
});
