import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { openDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createFakeTabs } from '../../../tests/support/fakes/fake-tabs.ts';
import {
  createFakePorts,
  createJob,
  createJobs,
  notSmallBytes,
} from '../../../tests/support/fakes/queue-fakes.ts';
import { openQueue, settleTurns } from '../../../tests/support/fakes/queue-tabs.ts';
import { createQueue } from '../queue.ts';
import { markWaitMs } from '../tabs/message.ts';
import type { JobWithFile } from '../upload.ts';
import { createIdbUploadStorage } from './idb-upload-storage.ts';
import type { UploadDatabaseSchema } from './upload-database.ts';
import type { UploadStorage } from './upload-storage.ts';

let lastDatabase = 0;

const settle = () => settleTurns(40);

interface TabOptions {
  readonly owner?: string;
  readonly change?: (storage: UploadStorage) => UploadStorage;
}

/** A browser with its own database, whose tabs have a queue each. */
function createBrowser() {
  const name = `discard-${(lastDatabase += 1)}`;
  const owners = new Map<string, ReturnType<typeof createFakeTabs>>();

  async function openTab({ owner = 'mia', change = (storage) => storage }: TabOptions = {}) {
    const tabs = owners.get(owner) ?? createFakeTabs(`queue ${owner}`);
    owners.set(owner, tabs);
    const storage = createIdbUploadStorage({ name, owner, askToStay: () => undefined });
    const { knownDocuments } = storage;
    const persistence = { storage: change(storage), owner };
    const tab = openQueue(tabs.openTab(), { persistence, knownDocuments });
    await settle();
    return {
      ...tab,
      storage,
      knownDocuments,
      enqueue: async (jobs: readonly JobWithFile[]) => {
        const ids = tab.queue.enqueue(jobs);
        await settle();
        return ids;
      },
    };
  }

  /** Everything of uploads that is on the device. */
  async function saved() {
    const database = await openDB<UploadDatabaseSchema>(name);
    const records = await database.getAllKeys('records');
    const chunks = (await database.getAllKeys('chunks')).map(([uploadId]) => uploadId);
    database.close();
    return { records, chunks: [...new Set(chunks)] };
  }

  return { name, openTab, saved };
}

const nothing = { records: [], chunks: [] };

test('[UPLOAD-90] uploads in every status are discarded with their files; stored ones and the history stay', async () => {
  const { openTab, saved } = createBrowser();
  const { queue, attempts, rows, enqueue, knownDocuments } = await openTab({
    change: (storage) => ({
      ...storage,
      saveFile: async (id, file, signal) =>
        file.size === 50 ? 'no-room' : storage.saveFile(id, file, signal),
    }),
  });
  const jobs = [...createJobs(2), createJob({ sizeBytes: 50, displayName: 'Document 3' }), ...createJobs(4)];
  const [stored = '', , , , paused = '', cancelled = ''] = await enqueue(jobs);
  queue.pause(paused);
  queue.cancel(cancelled);
  await settle();
  for (const [index, problem] of [undefined, 'rejected', 'file gone'].entries()) {
    if (problem === undefined) attempts[index]?.succeed('stored', { documentId: 'document-1' });
    else attempts[index]?.fail(problem);
    await settle();
  }
  expect(rows().map(([, status]) => status)).toEqual([
    'stored',
    'failed',
    'needs-file',
    'sending',
    'waiting',
    'cancelled',
    'waiting',
  ]);
  expect((await saved()).records).toHaveLength(7);
  expect(await queue.discardAll()).toBe(true);
  expect(await saved()).toEqual({ records: [stored], chunks: [] });
  expect(rows()).toEqual([['Document 1', 'stored']]);
  expect(attempts.filter((attempt) => attempt.isUnderWay())).toEqual([]);
  expect(await knownDocuments.list('PRESS-0042')).toMatchObject([{ documentId: 'document-1' }]);
  const next = await openTab();
  expect(next.rows()).toEqual([['Document 1', 'stored']]);
});

test('[UPLOAD-90] what another person saved stays, and so does what they do next', async () => {
  const { openTab, saved } = createBrowser();
  const mia = await openTab();
  const karl = await openTab({ owner: 'karl' });
  await mia.enqueue(createJobs(1));
  const [first = ''] = await karl.enqueue(createJobs(2));
  await mia.queue.discardAll();
  karl.queue.pause(first);
  await settle();
  expect((await saved()).records).toHaveLength(2);
  expect(karl.rows()).toHaveLength(2);
});

test('[UPLOAD-90] a removed upload is off the device once everything is saved', async () => {
  const { openTab, saved } = createBrowser();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { queue, enqueue } = await openTab({
    change: (storage) => ({
      ...storage,
      write: async (change) => {
        if (change.removedIds.length > 0) await promise;
        return storage.write(change);
      },
    }),
  });
  const [id = ''] = await enqueue(createJobs(1));
  queue.cancel(id);
  await settle();
  queue.dismiss([id]);
  let isSaved = false;
  const saving = queue.whenSaved().then(() => (isSaved = true));
  await settle();
  expect(isSaved).toBe(false);
  expect((await saved()).records).toHaveLength(1);
  resolve();
  await saving;
  expect(await saved()).toEqual(nothing);
});

test('[UPLOAD-90] files that belong to no upload are deleted too', async () => {
  const { name, openTab, saved } = createBrowser();
  const { queue } = await openTab();
  const database = await openDB<UploadDatabaseSchema>(name);
  await database.put('chunks', { uploadId: 'gone', index: 0, sizeBytes: 1, bytes: new ArrayBuffer(1) });
  database.close();
  await queue.discardAll();
  expect(await saved()).toEqual(nothing);
});

test.each(['leader', 'follower'] as const)(
  '[UPLOAD-90][UPLOAD-92] every tab is empty once the %s has discarded its uploads, and nothing is sent any more',
  async (from) => {
    const { openTab, saved } = createBrowser();
    const leader = await openTab();
    const follower = await openTab();
    await leader.enqueue(createJobs(2));
    const [attempt] = leader.attempts;
    expect(await (from === 'leader' ? leader : follower).queue.discardAll()).toBe(true);
    await settle();
    expect([leader.rows(), follower.rows(), await saved()]).toEqual([[], [], nothing]);
    expect(attempt?.signal.aborted).toBe(true);
    expect([leader.attempts.length, follower.attempts.length]).toEqual([1, 0]);
    expect(leader.queue.enqueue(createJobs(1))).toEqual([]);
  },
);

test.each([
  ['told', 1],
  // It ends with the first thing that it would save: that an attempt begins.
  ['not told', 2],
])(
  '[UPLOAD-90][UPLOAD-92] a blocked leader that is %s of it sends and saves nothing once it wakes',
  async (hears, attemptCount) => {
    const { openTab, saved } = createBrowser();
    const leader = await openTab();
    const follower = await openTab();
    await leader.enqueue(createJobs(3));
    leader.block();
    if (hears === 'not told') follower.mute();
    expect(await follower.queue.discardAll()).toBe(true);
    expect(await saved()).toEqual(nothing);
    // Answered while the page was blocked: the first thing that it does is to send the next one.
    leader.attempts[0]?.fail('rejected');
    leader.unblock();
    await settle();
    expect(leader.underWay()).toEqual([]);
    expect(leader.attempts).toHaveLength(attemptCount);
    expect(leader.rows()).toEqual([]);
    expect(await saved()).toEqual(nothing);
    const next = await openTab();
    await next.enqueue([createJob({ displayName: 'Next' })]);
    expect(next.rows()).toEqual([['Next', 'sending']]);
    expect((await saved()).records).toHaveLength(1);
  },
);

test.each(['told', 'not told'])(
  '[UPLOAD-92] a former leader that is %s of it passes no discarded rows on to a tab that was opened later',
  async (hears) => {
    const { openTab, saved } = createBrowser();
    const leader = await openTab();
    const follower = await openTab();
    await leader.enqueue(createJobs(2));
    leader.block();
    if (hears === 'not told') follower.mute();
    await follower.queue.discardAll();
    const next = await openTab();
    await next.enqueue([createJob({ displayName: 'Next' })]);
    for (let seconds = 0; seconds < 16; seconds += 1) {
      await next.timers.pass(1000);
      await settle();
    }
    expect(next.attempts).toHaveLength(1);
    leader.unblock();
    await settle();
    expect(next.rows()).toEqual([['Next', 'sending']]);
    expect(leader.underWay()).toEqual([]);
    expect(leader.rows()).toEqual([]);
    expect((await saved()).records).toHaveLength(1);
  },
);

test('[UPLOAD-92] a copy that is being made in another tab saves no further chunk, and its queue ends', async () => {
  const { openTab, saved } = createBrowser();
  const { promise: isDiscarded, resolve: goOn } = Promise.withResolvers<void>();
  const outcomes: string[] = [];
  const leader = await openTab({
    change: (storage) => ({
      ...storage,
      async saveFile(...copy) {
        await isDiscarded;
        const outcome = await storage.saveFile(...copy);
        outcomes.push(outcome);
        return outcome;
      },
    }),
  });
  const follower = await openTab();
  await leader.enqueue(createJobs(1, notSmallBytes));
  follower.mute();
  await follower.queue.discardAll();
  goOn();
  await settle();
  expect(outcomes).toEqual(['discarded']);
  expect(await saved()).toEqual(nothing);
  expect([leader.rows(), leader.underWay()]).toEqual([[], []]);
});

test('[UPLOAD-92] changes that wait to be written are not written, but a stored document is remembered', async () => {
  const { openTab, saved } = createBrowser();
  const { promise: isDiscarded, resolve: goOn } = Promise.withResolvers<void>();
  let isSlow = false;
  const outcomes: string[] = [];
  const leader = await openTab({
    change: (storage) => ({
      ...storage,
      async write(change) {
        if (isSlow) await isDiscarded;
        const outcome = await storage.write(change);
        outcomes.push(outcome);
        return outcome;
      },
    }),
  });
  const follower = await openTab();
  const [, second = ''] = await leader.enqueue(createJobs(2));
  isSlow = true;
  leader.attempts[0]?.succeed('stored', { documentId: 'document-1' });
  leader.queue.pause(second);
  await settle();
  outcomes.splice(0);
  follower.mute();
  await follower.queue.discardAll();
  goOn();
  await settle();
  expect(outcomes).toContain('discarded');
  expect(outcomes).not.toContain('written');
  expect(await saved()).toEqual(nothing);
  expect(leader.rows()).toEqual([['Document 1', 'stored']]);
  expect(await leader.knownDocuments.list('PRESS-0042')).toMatchObject([{ documentId: 'document-1' }]);
});

test('[UPLOAD-92][UPLOAD-90] if deleting fails, the mark stays too, and the uploads are there after a restart', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { openTab, saved } = createBrowser();
  const first = await openTab();
  await first.enqueue(createJobs(2));
  const own = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'delete')!;
  IDBObjectStore.prototype.delete = function failing(key) {
    const request = (own.value as IDBObjectStore['delete']).call(this, key);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  };
  onTestFinished(() => void Object.defineProperty(IDBObjectStore.prototype, 'delete', own));
  expect(await first.queue.discardAll()).toBe(false);
  Object.defineProperty(IDBObjectStore.prototype, 'delete', own);
  expect((await saved()).records).toHaveLength(2);
  expect(first.rows()).toEqual([]);
  const next = await openTab();
  expect(next.rows()).toHaveLength(2);
  expect(await next.queue.discardAll()).toBe(true);
  expect(await saved()).toEqual(nothing);
});

test('[UPLOAD-90] a storage that does not answer causes a delay of at most 5 s', async () => {
  const { openTab } = createBrowser();
  const tab = await openTab({ change: (storage) => ({ ...storage, discard: () => new Promise(() => {}) }) });
  await tab.enqueue(createJobs(1));
  const answers: boolean[] = [];
  void tab.queue.discardAll().then((answer) => answers.push(answer));
  await tab.timers.pass(4999);
  expect(answers).toEqual([]);
  await tab.timers.pass(1);
  expect(answers).toEqual([false]);
  expect(tab.rows()).toEqual([]);
});

test('[UPLOAD-90] uploads are discarded without a storage, and after the queue has ended', async () => {
  const { ports } = createFakePorts();
  const queue = createQueue(ports);
  queue.enqueue(createJobs(1));
  expect(await queue.discardAll()).toBe(true);
  expect(queue.getSnapshot()).toEqual([]);
  const { openTab, saved } = createBrowser();
  const tab = await openTab();
  await tab.enqueue(createJobs(1));
  tab.queue.dispose();
  await settle();
  expect(await tab.queue.discardAll()).toBe(true);
  expect(await saved()).toEqual(nothing);
});

test('[UPLOAD-92] a queue that could not read the mark when it started saves nothing, even if the database works later', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { openTab, saved } = createBrowser();
  await openTab();
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not now', 'UnknownError');
  });
  const late = await openTab({ owner: 'karl' });
  open.mockRestore();
  await late.enqueue(createJobs(1));
  await late.timers.pass(60_000);
  await settle();
  expect(late.underWay()).toHaveLength(1);
  expect(late.queue.getSnapshot()).toMatchObject([{ persistence: 'off' }]);
  expect(await saved()).toEqual(nothing);
});

test('[UPLOAD-53][UPLOAD-92] a database that is never opened keeps tabs from sharing their list for 3 s at most', async () => {
  const { openTab } = createBrowser();
  const hanging = {
    change: (storage: UploadStorage) => ({ ...storage, open: () => new Promise<never>(() => {}) }),
  };
  const first = await openTab(hanging);
  const second = await openTab(hanging);
  await second.enqueue(createJobs(1));
  expect(first.rows()).toEqual([]);
  for (const { timers } of [first, second]) await timers.pass(markWaitMs);
  await settle();
  expect(first.rows()).toEqual([['Document 1', 'sending']]);
  expect(second.rows()).toEqual(first.rows());
});

const actions = [
  'enqueue',
  'cancel',
  'pause',
  'settle',
  'block',
  'unblock',
  'mute',
  'close',
  'pass',
] as const;

test('[UPLOAD-90][UPLOAD-92] after any events, what was discarded never returns, and later uploads continue', async () => {
  const step = fc.record({
    tab: fc.nat({ max: 2 }),
    action: fc.constantFrom(...actions),
    isSettled: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.nat({ max: 2 }),
      fc.array(step, { maxLength: 6 }),
      async (before, from, after) => {
        const { openTab, saved } = createBrowser();
        const tabs = [await openTab(), await openTab(), await openTab()];
        async function run(steps: typeof before): Promise<void> {
          for (const { tab, action, isSettled } of steps) {
            const { queue, timers, block, unblock, mute, ...each } = tabs[tab]!;
            const [first, ...others] = queue.getSnapshot();
            if (action === 'enqueue') queue.enqueue(createJobs(2, tab === 0 ? notSmallBytes : 100));
            else if (action === 'cancel' || action === 'pause') queue[action](others.at(-1)?.id ?? '');
            else if (action === 'settle') each.underWay()[0]?.fail(first ? 'rejected' : 'busy');
            else if (action === 'close') queue.dispose();
            else if (action === 'pass') await timers.pass(12_000);
            else ({ block, unblock, mute })[action]();
            if (isSettled) await settle();
          }
        }
        await run(before);
        // The page in which a person presses the button isn't blocked.
        tabs[from]?.unblock();
        expect(await tabs[from]?.queue.discardAll()).toBe(true);
        expect(await saved()).toEqual(nothing);
        await run(after);
        for (const tab of tabs) tab.unblock();
        await settle();
        const later = await openTab();
        const ids = later.queue.enqueue(createJobs(2));
        await settle();
        await later.timers.pass(12_000);
        await settle();
        expect(later.queue.getSnapshot().map(({ id }) => id)).toEqual(ids);
        expect([...(await saved()).records].toSorted()).toEqual([...ids].toSorted());
        expect(later.underWay()).toHaveLength(1);
      },
    ),
    { numRuns: 100 },
  );
}, 60_000);
