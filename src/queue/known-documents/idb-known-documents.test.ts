import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createMemory } from '../../../tests/support/memory.ts';
import { createJob } from '../../../tests/support/queue-fakes.ts';
import { createIdbUploadStorage } from '../storage/idb-upload-storage.ts';

import { keysOf, toKnownDocument, type KnownDocument } from './known-document.ts';

const day = 24 * 60 * 60 * 1000;
let lastDatabase = 0;

/** A separate device, with a database and web storage. */
function createDevice(receipts?: unknown) {
  const name = `known-documents-${(lastDatabase += 1)}`;
  const memory = createMemory(receipts === undefined ? {} : { 'told-documents': receipts });
  const storage = createIdbUploadStorage(name, () => {});
  const write = (knownDocuments: readonly KnownDocument[]) =>
    storage.write({ saved: [], removedIds: [], knownDocuments, fileIds: [] });
  return {
    name,
    memory,
    storage,
    write,
    of: (owner: string) => storage.knownDocuments(owner, memory),
    /** Uploads with known documents, and when they were known. */
    uploadsOf: async (owner: string, since = 0) =>
      (await storage.knownDocuments(owner, memory).load(since)).map(({ uploadId, at }) => [uploadId, at]),
  };
}

const pump = createJob();

const known = (id: string, changes: Partial<KnownDocument> = {}): KnownDocument => ({
  ...toKnownDocument(
    { id, job: pump, status: 'stored', receipt: { kind: 'stored' }, endedAt: 0 },
    { owner: 'tom', documentId: `document of ${id}` },
  ),
  ...changes,
});

/** A receipt as release 0.1 saved it in web storage. */
const legacy = (key: string, uploadId: string, changes: object = {}) => ({
  owner: 'tom',
  key,
  uploadId,
  assetId: 'press',
  at: 1000,
  ...changes,
});

/** A document as release 0.1 saved it in its database. */
const saved = {
  id: 'upload-1',
  owner: 'tom',
  assetId: 'press',
  displayName: 'Pump manual',
  fileName: 'pump.pdf',
  sizeBytes: 100,
  sha256: 'a',
  outcome: 'stored',
  documentId: 'document-1',
  endedAt: 5,
};

test('[UPLOAD-57] known documents of two tabs are both remembered, oldest first', async () => {
  const { name, write, uploadsOf } = createDevice();
  await write([known('upload-1', { endedAt: 1 }), known('upload-3', { endedAt: 3 })]);
  await createIdbUploadStorage(name, () => {}).write({
    saved: [],
    removedIds: [],
    knownDocuments: [known('upload-2', { endedAt: 2 })],
    fileIds: [],
  });
  expect(await uploadsOf('tom')).toEqual([
    ['upload-1', 1],
    ['upload-2', 2],
    ['upload-3', 3],
  ]);
});

test("[UPLOAD-55] one person's known documents are unknown to another", async () => {
  const { write, of, uploadsOf } = createDevice([legacy('a', 'upload-2')]);
  await write([known('upload-1', { sha256: 'a' })]);
  expect(await uploadsOf('ida')).toEqual([]);
  expect(await of('ida').findStored('PRESS-0042', 'a')).toBeUndefined();
  expect(await of('tom').findStored('PRESS-0042', 'a')).toMatchObject({ id: 'upload-1' });
});

test('[UPLOAD-35][UPLOAD-57] a document has the keys of its file and its document ID', async () => {
  const { write, of } = createDevice();
  await write([
    known('upload-1', { documentId: 'document-1' }),
    known('upload-2', { documentId: undefined }),
  ]);
  expect(await of('tom').load(0)).toMatchObject([
    { keys: keysOf({ ...pump, documentId: 'document-1' }) },
    { keys: keysOf({ ...pump, documentId: undefined }) },
  ]);
});

test('[UPLOAD-72] documents of release 0.1 are listed, found by content and known by their ID', async () => {
  const { name, storage, of } = createDevice();
  await storage.open();
  const database = await openDB(name);
  await database.put('history', saved);
  database.close();
  expect(await of('tom').list('press')).toEqual([saved]);
  expect(await of('tom').findStored('press', 'a')).toEqual(saved);
  expect(await of('tom').hasStoredSize('press', 100)).toBe(true);
  expect(await of('tom').load(0)).toEqual([
    { uploadId: 'upload-1', keys: ['"document-1"'], at: 5, sizeBytes: 100, contentHash: 'a' },
  ]);
});

test('[UPLOAD-72] receipts that release 0.1 saved in web storage are moved to the database once', async () => {
  const others = legacy('b', 'upload-2', { owner: 'ida' });
  const { name, memory, storage, uploadsOf } = createDevice([legacy('a', 'upload-1'), others]);
  expect(await uploadsOf('tom')).toEqual([['upload-1', 1000]]);
  expect(memory.read('told-documents')).toEqual([others]);
  storage.close();
  // A tab of the old release adds another one meanwhile.
  memory.write('told-documents', [others, legacy('c', 'upload-3', { at: 2000 })]);
  const again = createIdbUploadStorage(name, () => {});
  expect(await again.knownDocuments('tom', memory).load(0)).toEqual([
    { uploadId: 'upload-1', keys: ['a'], at: 1000 },
    { uploadId: 'upload-3', keys: ['c'], at: 2000 },
  ]);
  expect(memory.read('told-documents')).toEqual([others]);
});

test('[UPLOAD-72] a receipt that release 0.1 saved in web storage is not listed in the history', async () => {
  const { of, uploadsOf } = createDevice([legacy('a', 'upload-1')]);
  expect(await uploadsOf('tom')).toHaveLength(1);
  expect(await of('tom').list('press')).toEqual([]);
});

test('[UPLOAD-53][UPLOAD-72] without a database, receipts of release 0.1 are read and stay in web storage', async () => {
  const { name, memory, uploadsOf } = createDevice([legacy('a', 'upload-1'), legacy('b', 'upload-2')]);
  // A newer release has upgraded the database.
  (await openDB(name, 2)).close();
  expect(await uploadsOf('tom')).toEqual([
    ['upload-1', 1000],
    ['upload-2', 1000],
  ]);
  expect(memory.read('told-documents')).toHaveLength(2);
});

test('[UPLOAD-49][UPLOAD-72] receipts of release 0.1 are read, and stay in web storage while the disk is full', async () => {
  const { memory, write, uploadsOf } = createDevice([legacy('a', 'upload-1')]);
  await write([known('upload-2')]);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  const both = [
    ['upload-2', 0],
    ['upload-1', 1000],
  ];
  expect(await uploadsOf('tom')).toEqual(both);
  expect(memory.read('told-documents')).toHaveLength(1);
  put.mockRestore();
  expect(await uploadsOf('tom')).toEqual(both);
  expect(memory.read('told-documents')).toEqual([]);
});

test('[UPLOAD-72] receipts without an owner, from before release 0.1, are left alone', async () => {
  const before = [['a', 'upload-1']];
  const { memory, uploadsOf } = createDevice(before);
  expect(await uploadsOf('tom')).toEqual([]);
  expect(memory.read('told-documents')).toEqual(before);
});

test('[UPLOAD-56] a document of a newer release is neither read nor changed', async () => {
  const { name, storage, of } = createDevice();
  await storage.open();
  const database = await openDB(name);
  const newer = { ...saved, version: 3 };
  await database.put('history', newer);
  expect(await of('tom').list('press')).toEqual([]);
  expect(await of('tom').load(0)).toEqual([]);
  expect(await database.getAll('history')).toEqual([newer]);
  database.close();
});

test("[UPLOAD-57] clearing forgets this person's documents of that asset", async () => {
  const { write, of, uploadsOf } = createDevice([
    legacy('a', 'legacy-1'),
    legacy('a', 'legacy-1', { assetId: 'lathe' }),
    legacy('b', 'legacy-2', { owner: 'ida' }),
    // An earlier release saved no asset, so it may be of any.
    legacy('c', 'legacy-3', { assetId: undefined }),
  ]);
  await write([
    known('upload-1', { assetId: 'press' }),
    known('upload-2', { assetId: 'lathe' }),
    known('upload-3', { assetId: 'press', owner: 'ida' }),
  ]);
  expect(await uploadsOf('tom')).toHaveLength(5);
  await of('tom').clear('press');
  expect(await uploadsOf('tom')).toEqual([
    ['upload-2', 0],
    ['legacy-1', 1000],
  ]);
  expect(await uploadsOf('ida')).toEqual([
    ['upload-3', 0],
    ['legacy-2', 1000],
  ]);
  await of('tom').clear('lathe');
  expect(await uploadsOf('tom')).toEqual([]);
});

test('[UPLOAD-57][UPLOAD-72] clearing forgets receipts that are still in web storage', async () => {
  const { memory, of } = createDevice([
    legacy('a', 'upload-1'),
    legacy('b', 'upload-2', { assetId: 'lathe' }),
  ]);
  await of('tom').clear('press');
  expect(memory.read('told-documents')).toMatchObject([{ uploadId: 'upload-2' }]);
});

test('[UPLOAD-54] a known document is forgotten after 30 days, in web storage too', async () => {
  const { memory, storage, write, of, uploadsOf } = createDevice([
    legacy('a', 'legacy-1', { owner: 'ida', at: 0 }),
    legacy('b', 'legacy-2', { at: 0 }),
  ]);
  await write([known('upload-1', { endedAt: 0 }), known('upload-2', { endedAt: 29 * day })]);
  expect(await uploadsOf('tom')).toHaveLength(3);
  expect(await uploadsOf('tom', 1)).toEqual([['upload-2', 29 * day]]);
  expect(memory.read('told-documents')).toEqual([]);
  await storage.expire({ now: 31 * day, rememberedMs: 30 * day });
  expect(await uploadsOf('tom')).toEqual([['upload-2', 29 * day]]);
  expect(await of('tom').list('PRESS-0042')).toHaveLength(1);
});

test('[UPLOAD-54] receipts of release 0.1 saved while the clock was ahead are dated again', async () => {
  const { storage, uploadsOf } = createDevice([legacy('a', 'legacy-1', { at: 1000 * day })]);
  expect(await uploadsOf('tom')).toEqual([['legacy-1', 1000 * day]]);
  await storage.expire({ now: day, rememberedMs: 30 * day });
  expect(await uploadsOf('tom')).toEqual([['legacy-1', day]]);
  await storage.expire({ now: 32 * day, rememberedMs: 30 * day });
  expect(await uploadsOf('tom')).toEqual([]);
});
