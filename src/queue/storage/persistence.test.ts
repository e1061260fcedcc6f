import { randomBytes } from 'node:crypto';

import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';

import { smallFileBytes } from '#lib/file/small-file.ts';

import {
  allDue,
  createFakePorts,
  createJob,
  createJobs,
  emptyKnownDocuments,
} from '../../../tests/support/fakes/queue-fakes.ts';
import type { QueuePorts } from '../ports.ts';
import { createQueue } from '../queue.ts';
import { bigBytes } from '../upload.ts';
import { chunkBytes } from './chunks.ts';
import { headStartMs, largeBytes } from './file-persister.ts';
import { createIdbUploadStorage } from './idb-upload-storage.ts';
import type { UploadStorage } from './upload-storage.ts';

const day = 24 * 60 * 60 * 1000;
let lastDatabase = 0;

interface VisitOptions {
  readonly owner?: string;
  readonly now?: number;
  readonly change?: (storage: UploadStorage) => UploadStorage;
  readonly retryAmbiguous?: boolean;
  readonly hash?: QueuePorts['hash'];
}

/** Waits long enough for writes. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await allDue();
}

const createUnreadable = (): Blob =>
  Object.assign(new Blob(), {
    arrayBuffer: () => Promise.reject(new DOMException('No', 'NotReadableError')),
  });

const broken = () => Promise.reject(new DOMException('No', 'InvalidStateError'));

/** A full disk: whatever deletes is rolled back. */
function failDeletes() {
  const { prototype } = IDBObjectStore;
  // Read by its descriptor, because linters forbid an unbound method.
  const own = Object.getOwnPropertyDescriptor(prototype, 'delete')!;
  let count = 0;
  prototype.delete = function failing(range) {
    count += 1;
    const request = (own.value as IDBObjectStore['delete']).call(this, range);
    this.transaction.abort();
    return request;
  };
  return { count: () => count, end: () => Object.defineProperty(prototype, 'delete', own) };
}

/** A device with its own database, and visits to the page on it, each with its own queue. */
function createDevice() {
  const name = `device-${(lastDatabase += 1)}`;
  let lastVisit = 0;

  async function visit({
    owner = 'mia',
    now = 1_700_000_000_000,
    change = (storage) => storage,
    retryAmbiguous = true,
    hash,
  }: VisitOptions = {}) {
    const requests: string[] = [];
    const device = createIdbUploadStorage({ name, owner, askToStay: () => requests.push('stay') });
    const storage = change(device);
    const { knownDocuments } = device;
    lastVisit += 1;
    let lastId = 0;
    const fake = createFakePorts({
      // Later IDs sort before earlier ones by name alone, as in the database.
      createId: () => `visit-${9 - lastVisit}-${999 - (lastId += 1)}`,
      now: () => now,
      persistence: { storage, owner },
      knownDocuments,
      hash,
    });
    const queue = createQueue(fake.ports, { concurrency: 1, retryAmbiguous });
    onTestFinished(queue.dispose);
    const world = {
      ...fake,
      queue,
      storage,
      knownDocuments,
      requests,
      rows: () => queue.getSnapshot().map(({ job, status }) => [job.displayName, status]),
      persistenceStates: () =>
        queue.getSnapshot().map((upload) => ('persistence' in upload ? upload.persistence : undefined)),
      /** Polls until a condition holds, since writing takes time. */
      until: async (isMet: () => boolean | Promise<boolean>) => {
        for (let turn = 0; turn < 500; turn += 1) {
          if (await isMet()) return;
          await allDue();
        }
        throw new Error(`It never came to that: ${JSON.stringify(queue.getSnapshot())}`);
      },
      allSaved: () =>
        world.until(() => world.persistenceStates().every((persistence) => persistence === 'saved')),
      /** Waits until everything is written, and ends the visit like a crash, without messages. */
      end: async () => {
        await settle();
        queue.dispose();
      },
    };
    return world;
  }

  /** Ends a visit, and begins another one, in which everything is read. */
  async function visitAfter(former: Pick<Awaited<ReturnType<typeof visit>>, 'end'>, options?: VisitOptions) {
    await former.end();
    const next = await visit(options);
    await settle();
    return next;
  }

  async function chunkKeys(): Promise<readonly IDBValidKey[]> {
    const database = await openDB(name);
    const keys = await database.getAllKeys('chunks');
    database.close();
    return keys;
  }

  return { name, visit, visitAfter, chunkKeys };
}

async function createSaved(count = 1) {
  const device = createDevice();
  const first = await device.visit();
  const ids = first.queue.enqueue(createJobs(count));
  await first.allSaved();
  return { ...device, first, ids };
}

test('[UPLOAD-49] after a restart all uploads are listed in order and continue', async () => {
  const { first, visitAfter } = await createSaved(3);
  first.attempts[0]?.succeed('stored');
  const second = await visitAfter(first);
  expect(second.rows()).toEqual([
    ['Document 1', 'stored'],
    ['Document 2', 'sending'],
    ['Document 3', 'waiting'],
  ]);
  for (const attempt of second.attempts) attempt.succeed('stored');
  await second.until(() => second.attempts.length === 2);
  second.attempts[1]?.succeed('stored');
  const third = await visitAfter(second);
  expect(third.rows().map(([, status]) => status)).toEqual(['stored', 'stored', 'stored']);
  expect(third.attempts).toEqual([]);
});

test('[UPLOAD-53] what is still in memory is saved again when the data of the site is deleted, after a former discard too', async () => {
  const { name, visit, visitAfter } = createDevice();
  const former = await visit();
  await former.storage.discard();
  await former.end();
  const first = await visit();
  first.queue.enqueue(createJobs(3));
  await first.allSaved();
  first.attempts[0]?.succeed('stored');
  await settle();
  const seen = new Set<unknown>();
  first.queue.subscribe(() => first.persistenceStates().forEach((state) => seen.add(state)));
  await deleteDB(name);
  await first.until(() => seen.has('saving'));
  await first.until(() =>
    first
      .persistenceStates()
      .slice(1)
      .every((state) => state === 'saved'),
  );
  const second = await visitAfter(first);
  expect(second.rows()).toEqual([
    ['Document 1', 'stored'],
    ['Document 2', 'sending'],
    ['Document 3', 'waiting'],
  ]);
});

test('[UPLOAD-36] without retries of ambiguous attempts, one cut off by a restart waits for a person', async () => {
  const { first, ids, visitAfter } = await createSaved(1);
  await first.until(() => first.attempts.length === 1);
  const second = await visitAfter(first, { retryAmbiguous: false });
  expect(second.attempts).toEqual([]);
  expect(second.queue.getSnapshot()).toMatchObject([
    { status: 'cancelled', pastAttempts: { outcomeUnknown: true } },
  ]);
  second.queue.retry(ids[0] ?? '');
  await second.until(() => second.attempts.length === 1);
  second.attempts[0]?.fail('busy');
  await second.until(() => second.rows()[0]?.[1] === 'waiting');
  second.queue.retry(ids[0] ?? '');
  await second.until(() => second.attempts.length === 2);
});

test('[UPLOAD-85] that an attempt began and that it ended is written at once, its progress and its copy are not', async () => {
  const statuses: string[][] = [];
  const { queue, attempts, allSaved } = await createDevice().visit({
    change: (storage) => ({
      ...storage,
      write: (change) => {
        statuses.push(change.saved.map(({ state }) => state.status));
        return storage.write(change);
      },
    }),
  });
  queue.enqueue(createJobs(1));
  await allSaved();
  attempts[0]?.report({ sentBytes: 1, totalBytes: 200 });
  attempts[0]?.report({ sentBytes: 200, totalBytes: 200 });
  await settle();
  expect(statuses).toEqual([['running']]);
  attempts[0]?.succeed('stored');
  await settle();
  expect(statuses).toEqual([['running'], ['stored']]);
});

test('[UPLOAD-49] the order survives added and removed rows over several visits', async () => {
  const { first, ids, visitAfter } = await createSaved(3);
  first.queue.cancel(ids[0] ?? '');
  first.queue.dismiss([ids[0] ?? '']);
  const second = await visitAfter(first, { now: 1_600_000_000_000 });
  second.queue.enqueue([createJob({ displayName: 'Late', fileName: 'late.pdf' })]);
  await second.allSaved();
  const third = await visitAfter(second);
  expect(third.rows().map(([name]) => name)).toEqual(['Document 2', 'Document 3', 'Late']);
});

test('[UPLOAD-49][UPLOAD-30] a pause continues after a restart, and its failure counts once', async () => {
  const { first, visitAfter } = await createSaved(2);
  first.attempts[0]?.fail('in maintenance');
  await settle();
  const second = await visitAfter(first);
  expect(second.queue.getSnapshot()).toMatchObject([{ waitsFor: { kind: 'retry-scheduled' } }, {}]);
  await second.timers.pass(749);
  expect(second.attempts).toEqual([]);
  await second.timers.pass(1);
  second.attempts[0]?.fail('in maintenance');
  await settle();
  const failures = second.queue
    .getSnapshot()
    .map((upload) => 'pastAttempts' in upload && upload.pastAttempts.countedFailures);
  expect(failures).toEqual([1, 0]);
  expect(Math.max(...second.timers.pending())).toBeGreaterThan(750);
});

test('[UPLOAD-49] the file sent after a restart is the same, byte by byte, with its name, type and time', async () => {
  const device = createDevice();
  const bytes = randomBytes(2 * chunkBytes + 5);
  const file = new File([bytes], 'Zeichnung ä.pdf', { type: 'application/pdf', lastModified: 7 });
  const first = await device.visit();
  first.queue.enqueue([createJob({ file })]);
  await first.allSaved();
  expect(await device.chunkKeys()).toHaveLength(3);
  await first.end();
  const second = await device.visit();
  await second.until(() => second.attempts.length === 1);
  const sent = second.attempts[0]?.job.file;
  expect(sent).toMatchObject({ name: file.name, type: file.type, lastModified: 7, size: file.size });
  expect(sent && Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
});

test('[UPLOAD-50] the smallest file is saved first, and rows say so one by one', async () => {
  const { visit } = createDevice();
  const order: string[] = [];
  const { queue, allSaved } = await visit({
    change: (storage) => ({
      ...storage,
      saveFile: (id, file, signal) => {
        order.push(file.name);
        return storage.saveFile(id, file, signal);
      },
    }),
  });
  queue.enqueue([
    createJob({ sizeBytes: smallFileBytes + 2, fileName: 'large' }),
    createJob({ sizeBytes: 100, fileName: 'small' }),
    createJob({ sizeBytes: smallFileBytes + 1, fileName: 'medium' }),
    createJob({ sizeBytes: smallFileBytes, fileName: 'small and later' }),
  ]);
  await allSaved();
  expect(order).toEqual(['small', 'small and later', 'medium', 'large']);
});

test('[UPLOAD-50] a file above 64 MiB is saved after five seconds in the list, unless it is stored by then', async () => {
  const { visit } = createDevice();
  const order: string[] = [];
  const { queue, persistenceStates, until, attempts, timers } = await visit({
    change: (storage) => ({
      ...storage,
      saveFile: async (_, { name }) => {
        order.push(name);
        return 'saved';
      },
    }),
  });
  queue.enqueue([
    createJob({ sizeBytes: largeBytes + 1, fileName: 'fast' }),
    createJob({ sizeBytes: largeBytes + 1, fileName: 'slow' }),
    createJob({ sizeBytes: largeBytes, fileName: 'other' }),
  ]);
  await until(() => persistenceStates()[2] === 'saved' && attempts.length === 1);
  await timers.pass(headStartMs - 1);
  attempts[0]?.succeed('stored');
  await settle();
  expect(persistenceStates()).toEqual([undefined, 'saving', 'saved']);
  await timers.pass(1);
  await until(() => persistenceStates()[1] === 'saved');
  expect(order).toEqual(['other', 'slow']);
});

test('[UPLOAD-50] the copy is deleted when the document is stored, and when the row is dismissed', async () => {
  const { first, ids, chunkKeys } = await createSaved(2);
  expect(await chunkKeys()).toHaveLength(2);
  await first.until(() => first.attempts.length === 1);
  first.attempts[0]?.succeed('stored');
  await settle();
  expect(await chunkKeys()).toHaveLength(1);
  first.queue.cancel(ids[1] ?? '');
  first.queue.dismiss([ids[1] ?? '']);
  await settle();
  expect(await chunkKeys()).toEqual([]);
});

test('[UPLOAD-50] an upload stored while it is being saved leaves no copy', async () => {
  const device = createDevice();
  let letGo: (() => void) | undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  const signals: AbortSignal[] = [];
  const { queue, attempts, until } = await device.visit({
    change: (storage) => ({
      ...storage,
      async saveFile(id, file, signal) {
        signals.push(signal);
        await isLetGo;
        // A copy that was almost complete when it was stopped.
        return storage.saveFile(id, file, new AbortController().signal);
      },
    }),
  });
  queue.enqueue([createJob()]);
  await until(() => attempts.length === 1 && signals.length === 1);
  expect(signals[0]?.aborted).toBe(false);
  attempts[0]?.succeed('stored');
  await until(() => signals[0]?.aborted === true);
  letGo?.();
  await settle();
  expect(await device.chunkKeys()).toEqual([]);
  expect(queue.getSnapshot()).toMatchObject([{ status: 'stored' }]);
});

test('[UPLOAD-50] a cancelled upload is saved when it is retried, not before', async () => {
  const device = createDevice();
  const { queue, persistenceStates, allSaved } = await device.visit();
  const [id = ''] = queue.enqueue([createJob()]);
  queue.cancel(id);
  await settle();
  expect(persistenceStates()).toEqual(['saving']);
  expect(await device.chunkKeys()).toEqual([]);
  queue.retry(id);
  await allSaved();
});

test('[UPLOAD-49] an upload under way when the browser ended may be stored: its duplicate is its own', async () => {
  const { first, visit } = await createSaved();
  await first.until(() => first.attempts.length === 1);
  first.attempts[0]?.report({ sentBytes: 110, totalBytes: 120 });
  await first.end();
  const second = await visit();
  await second.until(() => second.attempts.length === 1);
  second.attempts[0]?.succeed('duplicate', { documentId: 'document-1', isMatch: true });
  await settle();
  expect(second.rows()).toEqual([['Document 1', 'stored']]);
});

test('[UPLOAD-49] an unsaved upload needs its file, and accepts it again', async () => {
  const { visit, visitAfter } = createDevice();
  const first = await visit({ change: (storage) => ({ ...storage, saveFile: () => new Promise(() => {}) }) });
  const job = createJob();
  first.queue.enqueue([job]);
  const second = await visitAfter(first);
  expect(second.queue.getSnapshot()).toMatchObject([
    { status: 'needs-file', job: { displayName: 'Pump manual' } },
  ]);
  expect(await second.queue.provideFile(second.queue.getSnapshot()[0]?.id ?? '', job.file)).toBe('accepted');
  await second.allSaved();
  expect(second.attempts).toHaveLength(1);
});

test('[UPLOAD-50] a file that changes while it is being saved is not saved: its copy would be mixed', async () => {
  const { visit, chunkKeys } = createDevice();
  const { queue, persistenceStates } = await visit();
  const file = new File([new Uint8Array(smallFileBytes + 1)], 'a.pdf');
  // Chromium doesn't read a file that has changed since it was chosen; here it changes after the last chunk.
  vi.spyOn(file, 'slice').mockImplementation(createUnreadable);
  queue.enqueue([createJob({ file })]);
  await settle();
  expect(persistenceStates()).toEqual(['off']);
  expect(await chunkKeys()).toEqual([]);
});

test('[UPLOAD-53] data that is deleted twice at once is saved again once', async () => {
  const { visit } = createDevice();
  const copies: string[] = [];
  const listeners: (() => void)[] = [];
  const { queue, allSaved } = await visit({
    change: (storage) => ({
      ...storage,
      onDeleted: (listener) => listeners.push(listener),
      saveFile(id, ...copy) {
        copies.push(id);
        return storage.saveFile(id, ...copy);
      },
    }),
  });
  const ids = queue.enqueue(createJobs(2));
  await allSaved();
  for (const onDeleted of [...listeners, ...listeners]) onDeleted();
  await settle();
  await allSaved();
  expect(copies.toSorted()).toEqual([...ids, ...ids].toSorted());
});

test('[UPLOAD-53] a file without room is reported and still sent, and smaller ones are saved', async () => {
  const { visit } = createDevice();
  const { queue, persistenceStates, attempts } = await visit({
    change: (storage) => ({
      ...storage,
      saveFile: async (id, file, signal) => (file.size > 50 ? 'no-room' : storage.saveFile(id, file, signal)),
    }),
  });
  queue.enqueue([
    createJob({ sizeBytes: 100, fileName: 'large' }),
    createJob({ sizeBytes: 10, fileName: 'small' }),
  ]);
  await settle();
  expect(persistenceStates()).toEqual(['no-room', 'saved']);
  expect(attempts).toHaveLength(1);
});

test('[UPLOAD-53] without storage, uploads continue', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { visit } = createDevice();
  const { queue, persistenceStates, attempts, rows } = await visit({
    change: (storage) => ({ ...storage, load: broken, write: broken, saveFile: async () => 'broken' }),
  });
  queue.enqueue(createJobs(1));
  await settle();
  expect(persistenceStates()).toEqual(['off']);
  attempts[0]?.succeed('stored');
  await settle();
  expect(rows()).toEqual([['Document 1', 'stored']]);
});

test('[UPLOAD-53] a database closed by the browser is opened again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { first, name, visitAfter } = await createSaved();
  // A newer release in another tab asks for the database: this one is closed for it.
  const newer = await openDB(name, 3);
  newer.close();
  first.queue.enqueue([createJob({ displayName: 'After', fileName: 'after.pdf' })]);
  await settle();
  // It has a newer version now, so this release no longer saves anything and continues without storage.
  expect(first.persistenceStates()).toEqual(['saved', 'off']);
  const second = await visitAfter(first);
  second.queue.enqueue(createJobs(1));
  await settle();
  expect(second.attempts).toHaveLength(1);
});

test('[UPLOAD-54] stored uploads are shown once more after 30 days and removed, unfinished ones are not', async () => {
  const { first, ids, visit, visitAfter } = await createSaved(2);
  await first.until(() => first.attempts.length === 1);
  first.attempts[0]?.succeed('stored', { documentId: 'document-1' });
  await settle();
  first.queue.pause(ids[1] ?? '');
  await first.end();
  const now = 1_700_000_000_000;
  const early = await visit({ now: now + 29 * day });
  await settle();
  expect(early.rows()).toHaveLength(2);
  expect(await early.knownDocuments.list('PRESS-0042')).toHaveLength(1);
  const late = await visitAfter(early, { now: now + 61 * day });
  expect(late.rows()).toEqual([
    ['Document 1', 'stored'],
    ['Document 2', 'waiting'],
  ]);
  expect(await late.knownDocuments.list('PRESS-0042')).toEqual([]);
  const later = await visitAfter(late, { now: now + 61 * day });
  expect(later.rows()).toEqual([['Document 2', 'waiting']]);
});

test('[UPLOAD-49] a failed cleanup hides no saved uploads', async () => {
  const { first, ids, visit } = await createSaved(2);
  await first.until(() => first.attempts.length === 1);
  first.attempts[0]?.succeed('stored');
  await settle();
  first.queue.pause(ids[1] ?? '');
  await first.end();
  const late = await visit({
    now: 1_700_000_000_000 + 31 * day,
    change: (storage) => ({ ...storage, write: broken, expire: broken }),
  });
  await settle();
  expect(late.rows()).toEqual([
    ['Document 1', 'stored'],
    ['Document 2', 'waiting'],
  ]);
});

test('[UPLOAD-49] orphaned chunks that cannot be deleted hide no saved uploads', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { first, name, visit, chunkKeys } = await createSaved();
  await first.end();
  const database = await openDB(name);
  await database.put('chunks', { uploadId: 'gone', index: 0, sizeBytes: 1, bytes: new ArrayBuffer(1) });
  database.close();
  const failing = failDeletes();
  const second = await visit();
  await settle();
  failing.end();
  expect(failing.count()).toBe(1);
  expect(second.rows()).toEqual([['Document 1', 'sending']]);
  await second.end();
  await (await visit()).until(async () => (await chunkKeys()).length === 1);
});

test('[UPLOAD-54] a clock that jumps ahead removes no unfinished upload', async () => {
  const { first, visit, chunkKeys } = await createSaved(4);
  const [, failed = '', cancelled = ''] = first.queue.getSnapshot().map(({ id }) => id);
  // The attempt that began before the copy existed is followed by one with the copy.
  for (const [index, problem] of ['file gone', 'file gone', 'rejected'].entries()) {
    await first.until(() => first.attempts.length === index + 1);
    first.attempts[index]?.fail(problem);
  }
  first.queue.cancel(cancelled);
  await first.end();
  const years = 20 * 365 * day;
  const later = await visit({ now: 1_700_000_000_000 + years });
  await settle();
  expect(later.rows().map(([, status]) => status)).toEqual(['needs-file', 'failed', 'cancelled', 'sending']);
  await later.end();
  // The clock is correct again, and everything is still there with its copy.
  const again = await visit();
  await settle();
  expect(again.rows()).toHaveLength(4);
  expect(await chunkKeys()).toHaveLength(4);
  again.queue.dismiss([failed]);
  await settle();
  expect(await chunkKeys()).toHaveLength(3);
});

test('[UPLOAD-57] cleared history does not return at the next visit, although its row is listed', async () => {
  const { first, visitAfter } = await createSaved();
  await first.until(() => first.attempts.length === 1);
  first.attempts[0]?.succeed('stored');
  await settle();
  await first.knownDocuments.clear('PRESS-0042');
  const second = await visitAfter(first);
  expect(second.rows()).toHaveLength(1);
  expect(await second.knownDocuments.list('PRESS-0042')).toEqual([]);
});

test.each([
  ['earlier', 'remembered', false],
  ['perhaps-this-upload', 'cleared', true],
] as const)(
  '[UPLOAD-35][UPLOAD-57] a duplicate of a document of an earlier visit is %s once that is %s',
  async (origin, _, isCleared) => {
    const { visit } = createDevice();
    const file = new File(['pump'], 'pump.pdf', { lastModified: 5 });
    const first = await visit();
    const [id = ''] = first.queue.enqueue([createJob({ file })]);
    await first.until(() => first.attempts.length === 1);
    // It names no document.
    first.attempts[0]?.succeed('stored');
    await settle();
    first.queue.dismiss([id]);
    if (isCleared) await first.queue.knownDocuments.clear('PRESS-0042');
    await first.end();
    const second = await visit();
    second.queue.enqueue([createJob({ file })]);
    await second.until(() => second.attempts.length === 1);
    second.attempts[0]?.succeed('duplicate', { documentId: 'document-1', isMatch: true });
    await settle();
    expect(second.queue.getSnapshot()).toMatchObject([{ status: 'already-exists', origin }]);
  },
);

test('[UPLOAD-53][UPLOAD-35] an upload gets its result although the known documents are never read', async () => {
  const { ports, attempts, timers } = createFakePorts({
    knownDocuments: { ...emptyKnownDocuments, load: () => new Promise(() => {}) },
  });
  const queue = createQueue(ports);
  queue.enqueue(createJobs(1));
  await allDue();
  attempts[0]?.succeed('stored');
  await allDue();
  expect(queue.getSnapshot()).toMatchObject([{ status: 'sending' }]);
  await timers.pass(3000);
  expect(queue.getSnapshot()).toMatchObject([{ status: 'stored' }]);
});

test('[UPLOAD-50] a row whose record could not be written is not shown as saved', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { visit } = createDevice();
  const { queue, persistenceStates } = await visit({ change: (storage) => ({ ...storage, write: broken }) });
  queue.enqueue(createJobs(1));
  await settle();
  expect(persistenceStates()).toEqual(['off']);
});

/** An upload that a person paused in a visit in which nothing is written before `makeRoom`. */
async function createFull() {
  vi.spyOn(console, 'error').mockReturnValue();
  const { first, ids, ...device } = await createSaved();
  await first.end();
  let isFull = true;
  const full = await device.visit({
    change: (storage) => ({ ...storage, write: (change) => (isFull ? broken() : storage.write(change)) }),
  });
  await full.until(() => full.attempts.length === 1);
  const [id = ''] = ids;
  full.queue.pause(id);
  const makeRoom = () => {
    isFull = false;
  };
  return { ...device, full, id, makeRoom };
}

test('[UPLOAD-85] a row that could not be written is written again in its latest state', async () => {
  const { full, id, makeRoom, visitAfter } = await createFull();
  full.queue.edit(id, { displayName: 'Renamed' });
  await settle();
  await full.timers.pass(1000);
  await settle();
  makeRoom();
  await full.timers.pass(2000);
  const next = await visitAfter(full);
  expect(next.queue.getSnapshot()).toMatchObject([
    { job: { displayName: 'Renamed' }, waitsFor: { kind: 'resume' } },
  ]);
});

test('[UPLOAD-42] uploads paused only to edit them continue after a restart, unless a person had paused them', async () => {
  const { first, ids, visitAfter } = await createSaved(2);
  const [edited = '', paused = ''] = ids;
  first.queue.pause(paused);
  for (const id of ids) first.queue.pauseForEdit(id);
  first.queue.edit(edited, { displayName: 'Renamed' });
  const second = await visitAfter(first);
  expect(second.queue.getSnapshot()).toMatchObject([
    { job: { displayName: 'Renamed' }, status: 'sending' },
    { waitsFor: { kind: 'resume' } },
  ]);
});

test('[UPLOAD-85] a row that could not be written is written again on dispose', async () => {
  const { full, makeRoom, visit } = await createFull();
  await settle();
  makeRoom();
  full.queue.dispose();
  await settle();
  const next = await visit();
  await settle();
  expect(next.queue.getSnapshot()).toMatchObject([{ waitsFor: { kind: 'resume' } }]);
});

test('[UPLOAD-24][UPLOAD-50] what was enqueued before dispose is saved, files that wait for their copy included', async () => {
  const { visit, chunkKeys } = createDevice();
  const first = await visit();
  const largeFile = new File([new Uint8Array(smallFileBytes + 1)], 'drawing.pdf');
  first.queue.enqueue([...createJobs(12), createJob({ file: largeFile })]);
  first.queue.dispose();
  await first.until(async () => (await chunkKeys()).length === 13);
  const second = await visit();
  await second.until(() => second.rows().length === 13);
  expect(second.persistenceStates()).toEqual(Array.from({ length: 13 }, () => 'saved'));
});

test('[UPLOAD-47] the chosen file is sent if its copy is not opened in time', async () => {
  const { visit } = createDevice();
  const { queue, attempts, allSaved, timers, until } = await visit({
    change: (storage) => ({ ...storage, openFile: () => new Promise(() => {}) }),
  });
  const file = new File([new Uint8Array(smallFileBytes + 1)], 'a.pdf');
  const ids = queue.enqueue([...createJobs(1), createJob({ file })]);
  await allSaved();
  queue.cancel(ids[0] ?? '');
  await settle();
  expect(attempts).toHaveLength(1);
  await timers.pass(30_000);
  await until(() => attempts.length === 2);
  expect(attempts[1]?.job.file.size).toBe(smallFileBytes + 1);
});

test('[UPLOAD-47] a copy that is not opened in time blocks nothing forever', async () => {
  const { first, visit } = await createSaved(2);
  await first.end();
  const second = await visit({
    change: (storage) => ({
      ...storage,
      openFile: (id, facts) =>
        id === first.queue.getSnapshot()[0]?.id ? new Promise(() => {}) : storage.openFile(id, facts),
    }),
  });
  await settle();
  expect(second.attempts).toEqual([]);
  await second.timers.pass(30_000);
  await second.until(() => second.attempts.length === 1);
  expect(second.queue.getSnapshot()).toMatchObject([
    { status: 'failed', problem: expect.stringContaining('NotReadableError') },
    { status: 'sending' },
  ]);
});

test('[UPLOAD-55] a person never gets the uploads of another person', async () => {
  const { first, visitAfter } = await createSaved();
  const other = await visitAfter(first, { owner: 'karin' });
  expect(other.rows()).toEqual([]);
  const own = await visitAfter(other);
  expect(own.rows()).toHaveLength(1);
});

test('[UPLOAD-57] stored documents are remembered by content and by asset, also after their row is dismissed', async () => {
  const { visit } = createDevice();
  const { queue, attempts, knownDocuments, until } = await visit();
  const [id = ''] = queue.enqueue([createJob({ sizeBytes: 20 })]);
  await until(() => attempts.length === 1);
  attempts[0]?.succeed('stored', { documentId: 'document-1' });
  await settle();
  queue.dismiss([id]);
  await settle();
  expect(await knownDocuments.hasStoredSize('PRESS-0042', 20)).toBe(true);
  expect(await knownDocuments.hasStoredSize('PRESS-0042', 21)).toBe(false);
  expect(await knownDocuments.hasStoredSize('TANK-007', 20)).toBe(false);
  expect(await knownDocuments.list('PRESS-0042')).toMatchObject([
    {
      id,
      displayName: 'Pump manual',
      fileName: 'pump-manual.pdf',
      documentId: 'document-1',
      outcome: 'stored',
    },
  ]);
  expect(await (await visit({ owner: 'karin' })).knownDocuments.list('PRESS-0042')).toEqual([]);
  await knownDocuments.clear('PRESS-0042');
  expect(await knownDocuments.list('PRESS-0042')).toEqual([]);
});

test('[UPLOAD-50] persistent storage is requested once, when something is saved', async () => {
  const { visit } = createDevice();
  const { queue, requests, allSaved } = await visit();
  await settle();
  expect(requests).toEqual([]);
  queue.enqueue(createJobs(2));
  await allSaved();
  expect(requests).toEqual(['stay']);
});

test('[UPLOAD-44][UPLOAD-45][UPLOAD-57] a big file that was hashed after it was stored is recognized at the next visit', async () => {
  const { visit } = createDevice();
  const first = await visit({ hash: async () => 'v' });
  first.queue.enqueue([createJob({ sizeBytes: bigBytes, fileName: 'v.mp4' })]);
  await first.allSaved();
  expect(first.queue.getSnapshot()[0]?.contentHash).toBeUndefined();
  first.attempts[0]?.succeed();
  await first.until(() => first.queue.getSnapshot()[0]?.contentHash !== undefined);
  first.queue.dismiss(first.queue.getSnapshot().map(({ id }) => id));
  await first.queue.whenSaved();
  await first.end();
  const second = await visit({ hash: async () => 'v' });
  const [id] = second.queue.enqueue([createJob({ sizeBytes: bigBytes, fileName: 'again.mp4' })]);
  await second.until(() => second.queue.getSnapshot().some(({ status }) => status === 'waiting'));
  expect(second.queue.getSnapshot()).toMatchObject([
    { id, waitsFor: { kind: 'decision', match: { kind: 'stored-before' } } },
  ]);
  await second.end();
});
