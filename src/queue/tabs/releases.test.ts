import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';

import { createFakeTabs } from '../../../tests/support/fakes/fake-tabs.ts';
import { allDue, createJobs } from '../../../tests/support/fakes/queue-fakes.ts';
import { openQueue, pass, settleTurns } from '../../../tests/support/fakes/queue-tabs.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { createIdbUploadStorage } from '../storage/idb-upload-storage.ts';
import { losesByLeaving } from '../summary.ts';

let lastDevice = 0;

const settle = () => settleTurns(60);

interface TabOptions {
  /** Rank of the tab's release. */
  readonly release: number;
  readonly keepsFiles?: boolean;
}

/** One device: its tabs of several releases share a database. */
function createDevice() {
  const name = `releases-${(lastDevice += 1)}`;
  const { openTab: openFakeTab } = createFakeTabs(name);
  let lastTab = 0;

  async function openTab({ release, keepsFiles = true }: TabOptions) {
    const number = (lastTab += 1);
    const storage = createIdbUploadStorage({ name, owner: 'mia', askToStay: () => undefined });
    const tab = openQueue(openFakeTab(release), {
      random: () => number / 10,
      persistence: keepsFiles ? { storage, owner: 'mia' } : undefined,
    });
    await settle();
    return {
      ...tab,
      sent: () => tab.attempts.map(({ job }) => job.displayName),
      loses: () => losesByLeaving(tab.queue.getSnapshot()),
      /** Closes the tab, like a browser: without a message. */
      close() {
        tab.crash();
        storage.close();
      },
    };
  }

  return { name, openTab };
}

type Tab = Awaited<ReturnType<ReturnType<typeof createDevice>['openTab']>>;

test('[UPLOAD-97] an older tab ends its attempt, and the newer one continues with what it saved', async () => {
  const { openTab } = createDevice();
  const older = await openTab({ release: 1 });
  older.queue.enqueue(createJobs(3));
  await settle();
  const newer = await openTab({ release: 2 });
  await pass(newer, 30);
  expect(older.queue.otherTab.get()).toBe('newer');
  expect(newer.queue.otherTab.get()).toBe('older');
  expect([older.sent(), newer.sent()]).toEqual([['Document 1'], []]);
  older.attempts[0]?.succeed('stored');
  await settle();
  expect(newer.rows()).toEqual([
    ['Document 1', 'stored'],
    ['Document 2', 'sending'],
    ['Document 3', 'waiting'],
  ]);
  expect(newer.queue.otherTab.get()).toBeUndefined();
  expect(older.rows()).toEqual([['Document 1', 'stored']]);
  await pass(older, 60);
  await pass(newer, 60);
  expect([older.sent(), newer.sent()]).toEqual([['Document 1'], ['Document 2']]);
});

test('[UPLOAD-97] an older tab opened beside a newer one shows no list, and sends only what is chosen there', async () => {
  const { openTab } = createDevice();
  const newer = await openTab({ release: 2 });
  newer.queue.enqueue(createJobs(2));
  await settle();
  const older = await openTab({ release: 1 });
  await pass(older, 30);
  expect(older.queue.otherTab.get()).toBe('newer');
  expect(older.rows()).toEqual([]);
  older.queue.enqueue(createJobs(1));
  await settle();
  expect(older.loses()).toBe(true);
  older.attempts[0]?.succeed('stored');
  await settle();
  expect(older.rows()).toEqual([['Document 1', 'stored']]);
  expect(newer.rows()).toHaveLength(2);
  expect([older.sent(), newer.sent()]).toEqual([['Document 1'], ['Document 1']]);
});

test('[UPLOAD-97] files that cannot be saved are sent by the older tab, and the newer one waits', async () => {
  const { openTab } = createDevice();
  const older = await openTab({ release: 1, keepsFiles: false });
  older.queue.enqueue(createJobs(2));
  await settle();
  const newer = await openTab({ release: 2, keepsFiles: false });
  newer.queue.enqueue(createJobs(1));
  await pass(newer, 30);
  expect(older.loses()).toBe(true);
  older.attempts[0]?.succeed('stored');
  await settle();
  expect([older.sent(), newer.sent()]).toEqual([['Document 1', 'Document 2'], []]);
  older.attempts[1]?.succeed('stored');
  await settle();
  expect(newer.sent()).toEqual(['Document 1']);
  expect(older.loses()).toBe(false);
});

test('[UPLOAD-97] an older page continues after a reload, once the newer tab is closed', async () => {
  const { openTab } = createDevice();
  const newer = await openTab({ release: 2 });
  newer.queue.enqueue(createJobs(1));
  await settle();
  const older = await openTab({ release: 1 });
  newer.close();
  await pass(older, 30);
  expect(older.sent()).toEqual([]);
  older.close();
  const reloaded = await openTab({ release: 1 });
  await settle();
  expect(reloaded.sent()).toEqual(['Document 1']);
  expect(reloaded.queue.otherTab.get()).toBeUndefined();
});

test('[UPLOAD-92][UPLOAD-97] discarding in a newer tab ends an older one too', async () => {
  const { openTab } = createDevice();
  const older = await openTab({ release: 1 });
  older.queue.enqueue(createJobs(1));
  await settle();
  const newer = await openTab({ release: 2 });
  expect(await newer.queue.discardAll()).toBe(true);
  await settle();
  expect(older.rows()).toEqual([]);
  expect(older.underWay()).toEqual([]);
});

/** Opens the database as a newer release would. */
async function upgrade(name: string) {
  const database = await openDB(name, 99, { blocking: () => database.close() });
  return database;
}

test('[UPLOAD-97] a newer database waits until the older tab has saved everything and given up the lead', async () => {
  const { name, openTab } = createDevice();
  const older = await openTab({ release: 1 });
  older.queue.enqueue(createJobs(2));
  await settle();
  let isUpgraded = false;
  void upgrade(name).then(() => (isUpgraded = true));
  await settle();
  expect([isUpgraded, older.queue.otherTab.get()]).toEqual([false, 'newer']);
  older.attempts[0]?.succeed('stored');
  await settle();
  expect(isUpgraded).toBe(true);
  older.queue.enqueue(createJobs(1));
  await settle();
  expect(older.loses()).toBe(true);
  expect(older.sent()).toEqual(['Document 1', 'Document 1']);
});

test('[UPLOAD-97] a tab that follows does not keep a newer database waiting', async () => {
  const { name, openTab } = createDevice();
  const first = await openTab({ release: 1 });
  await openTab({ release: 1 });
  first.close();
  expect((await upgrade(name)).version).toBe(99);
});

test('[UPLOAD-97] beside a newer database nothing is saved, and new files are sent', async () => {
  const { name, openTab } = createDevice();
  const before = await openTab({ release: 1 });
  before.queue.enqueue(createJobs(1));
  await settle();
  before.close();
  (await upgrade(name)).close();
  const older = await openTab({ release: 1 });
  expect(older.queue.otherTab.get()).toBe('newer-data');
  older.queue.enqueue(createJobs(1));
  await settle();
  expect(older.queue.getSnapshot()).toMatchObject([{ status: 'sending', persistence: 'off' }]);
  expect(older.loses()).toBe(true);
});

/** Changes the records on a device as a newer release would have written them. */
async function rewriteRecords(name: string, change: (record: { job: { displayName: string } }) => object) {
  const database = await openDB(name);
  const records = await database.getAll('records');
  for (const record of records) await database.put('records', { ...record, ...change(record) });
  const saved = { records: await database.getAll('records'), chunks: await database.getAllKeys('chunks') };
  database.close();
  return saved;
}

test('[UPLOAD-56] uploads that only a newer release can read are named, and stay as they are', async () => {
  const { name, openTab } = createDevice();
  const newer = await openTab({ release: 2 });
  newer.queue.enqueue(createJobs(3));
  await settle();
  newer.attempts[0]?.succeed('stored');
  await settle();
  newer.close();
  const unreadable = ['Document 1', 'Document 2'];
  const before = await rewriteRecords(name, ({ job }) =>
    unreadable.includes(job.displayName) ? { version: 2 } : { colour: 'red' },
  );
  const tabs = [await openTab({ release: 1 }), await openTab({ release: 1 })];
  for (const tab of tabs) {
    expect(tab.rows()).toEqual([['Document 3', 'sending']]);
    expect(tab.queue.savedByNewer.get()).toMatchObject([{ assetId: 'PRESS-0042' }]);
  }
  tabs[0]?.attempts[0]?.succeed('stored');
  await settle();
  const after = await rewriteRecords(name, () => ({}));
  expect(after.records.slice(0, 2)).toEqual(before.records.slice(0, 2));
  expect(after.chunks).toHaveLength(1);
  expect(await tabs[1]?.queue.discardAll()).toBe(true);
  expect(tabs[1]?.queue.savedByNewer.get()).toEqual([]);
  expect((await rewriteRecords(name, () => ({}))).chunks).toEqual([]);
});

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

test.each(seeds)('[UPLOAD-97] tabs of two releases store each file exactly once (%i)', async (seed) => {
  const random = createRandom(seed).next;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const { openTab } = createDevice();
  const keepsFiles = random() < 0.6;
  const open = (release: number) => openTab({ release, keepsFiles });
  let tabs: readonly Tab[] = [await open(1)];
  const blocked = new Set<Tab>();
  const stored: string[] = [];
  const chosen: string[] = [];
  const allTabs: Tab[] = [...tabs];

  function answer(tab: Tab): void {
    const attempt = pick(tab.underWay());
    if (!attempt) return;
    if (random() < 0.3) return attempt.fail(random() < 0.5 ? 'busy' : 'offline');
    stored.push(attempt.job.displayName);
    attempt.succeed('stored');
  }

  async function step(): Promise<void> {
    const tab = pick(tabs);
    const chance = random();
    if (!tab || chance < 0.15) {
      const next = await open(random() < 0.5 ? 1 : 2);
      allTabs.push(next);
      tabs = [...tabs, next];
    } else if (chance < 0.4) {
      const job = { ...createJobs(1)[0]!, displayName: `File ${chosen.length}` };
      chosen.push(job.displayName);
      if (blocked.has(tab)) chosen.pop();
      else tab.queue.enqueue([job]);
    } else if (chance < 0.65) answer(tab);
    else if (chance < 0.7) {
      tab.block();
      blocked.add(tab);
    } else if (chance < 0.78) {
      tab.unblock();
      blocked.delete(tab);
    } else if (chance < 0.88 && !blocked.has(tab) && !tab.loses() && tab.underWay().length === 0) {
      tab.close();
      tabs = tabs.filter((each) => each !== tab);
    } else if (!blocked.has(tab)) await pass(tab, Math.ceil(random() * 15));
    for (let turn = 0; turn < Math.ceil(random() * 12); turn += 1) await allDue();
  }

  async function finish(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      for (const tab of tabs) {
        tab.unblock();
        for (const attempt of tab.underWay()) {
          stored.push(attempt.job.displayName);
          attempt.succeed('stored');
        }
        await pass(tab, 10);
      }
      await settle();
    }
  }

  for (let count = 0; count < 40; count += 1) await step();
  await finish();
  for (const tab of tabs) {
    expect(tab.loses()).toBe(false);
    tab.close();
  }
  tabs = [await open(2)];
  await finish();
  expect(stored.toSorted()).toEqual(chosen.toSorted());
});
