import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, onTestFinished, test } from 'vitest';

import { createJob } from '../../../tests/support/fakes/queue-fakes.ts';
import { keysOf, toKnownDocument, type KnownDocument } from '../known-document.ts';
import { createIdbUploadStorage } from './idb-upload-storage.ts';

const day = 24 * 60 * 60 * 1000;
let lastDatabase = 0;

/** A separate device with its own database. */
function createDevice() {
  const name = `known-documents-${(lastDatabase += 1)}`;
  const openTab = (owner = 'tom') => createIdbUploadStorage({ name, owner, askToStay: () => {} });
  const storage = openTab();
  const write = (knownDocuments: readonly KnownDocument[], tab = storage) =>
    tab.write({ saved: [], removedIds: [], knownDocuments, fileIds: [] });
  const of = (owner: string) => openTab(owner).knownDocuments;
  return {
    name,
    storage,
    openTab,
    write,
    of,
    /** Uploads with known documents, and when they were known. */
    uploadsOf: async (owner: string, since = 0) =>
      (await of(owner).load(since)).map(({ uploadId, at }) => [uploadId, at]),
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

test('[UPLOAD-57] known documents of two tabs are both remembered, oldest first', async () => {
  const { openTab, write, uploadsOf } = createDevice();
  await write([known('upload-1', { endedAt: 1 }), known('upload-3', { endedAt: 3 })]);
  await write([known('upload-2', { endedAt: 2 })], openTab());
  expect(await uploadsOf('tom')).toEqual([
    ['upload-1', 1],
    ['upload-2', 2],
    ['upload-3', 3],
  ]);
});

test("[UPLOAD-55] one person's known documents are unknown to another", async () => {
  const { write, of, uploadsOf } = createDevice();
  await write([known('upload-1', { contentHash: 'a' })]);
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

test('[UPLOAD-56] a document of a newer release is neither read nor changed', async () => {
  const { name, storage, of } = createDevice();
  await storage.open();
  const database = await openDB(name);
  const newer = { ...known('upload-1', { assetId: 'press' }), version: 2 };
  await database.put('known-documents', newer);
  expect(await of('tom').list('press')).toEqual([]);
  expect(await of('tom').load(0)).toEqual([]);
  expect(await database.getAll('known-documents')).toEqual([newer]);
  database.close();
});

test("[UPLOAD-57] clearing forgets this person's documents of that asset", async () => {
  const { write, of, uploadsOf } = createDevice();
  await write([
    known('upload-1', { assetId: 'press' }),
    known('upload-2', { assetId: 'lathe' }),
    known('upload-3', { assetId: 'press', owner: 'ida' }),
  ]);
  const listed = await of('tom').list(undefined);
  expect(listed.map(({ assetId }) => assetId).toSorted()).toEqual(['lathe', 'press']);
  await of('tom').clear('press');
  expect(await uploadsOf('tom')).toEqual([['upload-2', 0]]);
  expect(await uploadsOf('ida')).toEqual([['upload-3', 0]]);
  await of('tom').clear('lathe');
  expect(await uploadsOf('tom')).toEqual([]);
});

test('[UPLOAD-54] a known document is forgotten after 30 days', async () => {
  const { storage, write, of, uploadsOf } = createDevice();
  await write([known('upload-1', { endedAt: 0 }), known('upload-2', { endedAt: 29 * day })]);
  expect(await uploadsOf('tom')).toHaveLength(2);
  expect(await uploadsOf('tom', 1)).toEqual([['upload-2', 29 * day]]);
  await storage.expire(day);
  expect(await uploadsOf('tom')).toEqual([['upload-2', 29 * day]]);
  expect(await of('tom').list('PRESS-0042')).toHaveLength(1);
});

test('[HISTORY-1] every tab of an owner learns which documents were added', async () => {
  const { write, openTab, of } = createDevice();
  const announced: (readonly string[])[] = [];
  onTestFinished(openTab().knownDocuments.subscribe((ids) => void announced.push(ids)));
  onTestFinished(of('ida').subscribe(() => expect.unreachable()));
  await write([known('upload-1'), known('upload-2')]);
  await expect.poll(() => announced).toEqual([['upload-1', 'upload-2']]);
});
