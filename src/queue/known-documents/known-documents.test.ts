import { expect, test, vi } from 'vitest';

import {
  allDue,
  createFakePorts,
  createJob,
  emptyKnownDocuments,
} from '../../../tests/support/fakes/queue-fakes.ts';
import { keysOf, type EarlierReceipt, type KnownDocumentStorage } from '../known-document.ts';
import { noPastAttempts } from '../past-attempts.ts';
import { createStore } from '../store.ts';
import type { Job, Sending } from '../upload.ts';
import { createKnownDocuments } from './known-documents.ts';

interface WorldOptions {
  readonly storage?: KnownDocumentStorage;
  readonly now?: number;
}

const pump = createJob();

/** Known documents of one visit. */
function createWorld({ storage, now = 0 }: WorldOptions = {}) {
  const store = createStore();
  const fake = createFakePorts({ now: () => now, ...(storage && { knownDocuments: storage }) });
  const known = createKnownDocuments({ store, ports: fake.ports });
  /** An upload of the list gets its receipt. */
  const receive = (
    id: string,
    documentId?: string,
    { kind = 'stored' }: { readonly kind?: 'stored' | 'duplicate' } = {},
  ): void => {
    const job = pump;
    const upload = { id, job, pastAttempts: noPastAttempts, persistence: 'off' } as const;
    const attemptId = `attempt of ${id}`;
    const receipt = { kind, documentId } as const;
    store.dispatch({ type: 'enqueued', uploads: [{ ...upload, status: 'checking' }] });
    store.dispatch({ type: 'checked', id });
    store.dispatch({ type: 'attempt-started', id, attemptId, knownDocumentCount: known.count() });
    store.dispatch({ type: 'attempt-succeeded', id, attemptId, receipt, origin: 'earlier', endedAt: now });
  };
  /** The origin of a matching duplicate, for an upload whose first attempt begins now or began earlier. */
  const originOf = (id: string, documentId?: string, { job = pump, count = known.count() } = {}) =>
    known.originOf(sending(id, job, count), { documentId, isMatch: true });
  return { ...fake, store, known, receive, originOf };
}

const sending = (id: string, job: Job, knownDocumentCount: number): Sending => ({
  id,
  job,
  pastAttempts: { ...noPastAttempts, knownDocumentCount },
  persistence: 'off',
  status: 'sending',
  attemptId: 'attempt',
  sentBytes: 0,
});

/** A device that remembers these receipts. */
const remembering = (receipts: readonly EarlierReceipt[]): KnownDocumentStorage => ({
  ...emptyKnownDocuments,
  load: async (since) => receipts.filter(({ at }) => at >= since),
});

const receiptOfJob = (uploadId: string, documentId: string): EarlierReceipt => ({
  uploadId,
  keys: keysOf({ ...pump, documentId }),
  at: 0,
});

const elsewhere = { job: { ...pump, assetId: 'elsewhere' } };

test('[UPLOAD-35] documents of an earlier visit are known in the next one from the start', async () => {
  const { known, originOf } = createWorld({ storage: remembering([receiptOfJob('first', 'document-1')]) });
  known.load();
  await known.loaded();
  expect(known.count()).toBe(0);
  expect(originOf('second')).toBe('earlier');
  expect(originOf('second', 'document-1', elsewhere)).toBe('earlier');
  expect(originOf('second', 'document-2', elsewhere)).toBe('perhaps-this-upload');
});

test('[UPLOAD-35] a document reported for an upload does not count against that upload', () => {
  const { known, receive, originOf } = createWorld();
  receive('first', 'document-1');
  expect(known.count()).toBe(1);
  expect(originOf('first', 'document-1')).toBe('perhaps-this-upload');
  expect(originOf('second', 'document-1')).toBe('earlier');
});

test('[UPLOAD-35] a duplicate that was reported after the first attempt began is not earlier', () => {
  const { receive, originOf } = createWorld();
  receive('first', 'document-1', { kind: 'duplicate' });
  expect(originOf('second', 'document-1', { count: 0 })).toBe('perhaps-this-upload');
});

test('[UPLOAD-35] a document that another upload stored meanwhile is not of this upload', () => {
  const { receive, originOf } = createWorld();
  receive('first', 'document-1');
  receive('third');
  expect(originOf('second', 'document-1', { count: 0 })).toBe('earlier');
  expect(originOf('second', undefined, { count: 0 })).toBe('earlier');
  expect(originOf('second', 'document-2', { ...elsewhere, count: 0 })).toBe('perhaps-this-upload');
  expect(originOf('first', 'document-1', { count: 0 })).toBe('perhaps-this-upload');
});

test('[UPLOAD-35] no document is known without storage', async () => {
  const { known, originOf } = createWorld();
  known.load();
  await known.loaded();
  expect(originOf('second', 'document-1')).toBe('perhaps-this-upload');
});

test('[UPLOAD-35] a receipt of this visit keeps its place when it is read from the device', async () => {
  const receipts: EarlierReceipt[] = [];
  const { known, receive, originOf } = createWorld({ storage: remembering(receipts) });
  receive('first', 'document-1', { kind: 'duplicate' });
  receipts.push(receiptOfJob('first', 'document-1'));
  // This tab becomes the leader again.
  known.load();
  await known.loaded();
  expect(originOf('second', 'document-1', { count: 0 })).toBe('perhaps-this-upload');
  expect(originOf('second', 'document-1')).toBe('earlier');
});

test('[UPLOAD-35] receipts of the leader are known in a tab that follows, and rows that arrive with theirs are not', () => {
  const { store, known, originOf } = createWorld();
  const row = { id: 'first', job: pump };
  const receipt = { kind: 'stored', documentId: 'document-1' } as const;
  const stored = { ...row, status: 'stored', receipt, endedAt: 0 } as const;
  store.dispatch({ type: 'enqueued', uploads: [{ ...stored, id: 'restored' }] });
  expect(known.count()).toBe(0);
  const waiting = { status: 'waiting', waitsFor: { kind: 'queued' } } as const;
  const before = { ...row, pastAttempts: noPastAttempts, persistence: 'off', ...waiting } as const;
  store.dispatch({ type: 'replaced', uploads: [before] });
  store.dispatch({ type: 'replaced', uploads: [stored] });
  expect(known.count()).toBe(1);
  expect(originOf('second', 'document-1')).toBe('earlier');
});

test('[UPLOAD-54] a document is not read from the device 30 days after its receipt', async () => {
  const day = 24 * 60 * 60 * 1000;
  const storage = remembering([receiptOfJob('first', 'document-1')]);
  for (const [days, origin] of [
    [30, 'earlier'],
    [31, 'perhaps-this-upload'],
  ] as const) {
    const { known, originOf } = createWorld({ storage, now: days * day });
    known.load();
    await known.loaded();
    expect(originOf('second', 'document-1')).toBe(origin);
  }
});

const broken = () => Promise.reject(new Error('database closed'));

test('[UPLOAD-53] a storage that fails remembers nothing, and its failures are logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const fails = { load: broken, hasStoredSize: broken, findStored: broken, list: broken, clear: broken };
  const storage = { ...emptyKnownDocuments, ...fails };
  const { known, originOf } = createWorld({ storage });
  known.load();
  await known.loaded();
  expect(originOf('second', 'document-1')).toBe('perhaps-this-upload');
  expect(await known.hasStoredSize('press', 1)).toBe(false);
  expect(await known.findStored('press', 'a')).toBeUndefined();
  expect(await known.list('press')).toEqual([]);
  expect(await known.clear('press')).toBeUndefined();
  expect(log.mock.calls).toEqual([
    ...Array.from({ length: 4 }, () => ['Known documents could not be read.', expect.any(Error)]),
    ['Known documents could not be forgotten.', expect.any(Error)],
  ]);
});

const silent = () => new Promise<never>(() => {});

test('[UPLOAD-53] the queue waits at most 3 s for a storage that does not answer', async () => {
  const storage = { ...emptyKnownDocuments, load: silent, hasStoredSize: silent, findStored: silent };
  const { known, timers } = createWorld({ storage });
  known.load();
  const answers: unknown[] = [];
  const lookups = [known.loaded(), known.hasStoredSize('press', 1), known.findStored('press', 'a')];
  for (const lookup of lookups) void lookup.then((value) => answers.push(value));
  await timers.pass(2999);
  expect(answers).toEqual([]);
  await timers.pass(1);
  await allDue();
  expect(answers).toEqual([undefined, false, undefined]);
});
