// A week with 50,000 uploads on a simulated clock: the real queue and its real storage in Node, on a simulated database
// (fake-indexeddb) and with a service that answers at once, is busy now and then, and can't be reached for an hour a day.
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { openDB } from 'idb';

import { createQueue } from '#queue/queue.ts';
import { createIdbUploadStorage } from '#queue/storage/idb-upload-storage.ts';
import { isConfirmed } from '#queue/upload.ts';
import { fail, ok } from '#lib/result.ts';

import { expect, test } from '../e2e/test.ts';
import { allDue, createFakePorts, createFakeTimers, createJob } from '../support/queue-fakes.ts';

import { shareOf, writePart, type Step } from './long-shift-results.ts';

const days = 7;
const perHour = 298;
const hourMs = 3_600_000;
/** The list is cleared at the end of each shift. */
const shiftHours = 8;
const offlineHour = 3;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function heapMiB(): Promise<number> {
  // Finalizers free more at the next collection.
  for (let round = 0; round < 3; round += 1) {
    collectGarbage();
    await allDue();
  }
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** A clock whose time passes only on request. */
function createClock() {
  const timers = createFakeTimers();
  let now = Date.UTC(2026, 0, 5);
  const pass = async (ms: number) => {
    now += ms;
    await timers.pass(ms);
  };
  return {
    now: () => now,
    setTimer: timers.after,
    pass,
    /** Passes the time until the next timer, once the database has answered everything. */
    async next() {
      for (let turn = 0; turn < 200; turn += 1) await allDue();
      await pass(timers.pending()[0] ?? 1000);
    },
  };
}

/** Starts a visit that lasts the whole week. `isSaved` is false on a device that keeps nothing. */
function startVisit(name: string, isSaved: boolean) {
  const clock = createClock();
  const storage = createIdbUploadStorage({ name, owner: 'mia', askToStay: () => undefined });
  const hour = () => new Date(clock.now()).getUTCHours();
  let sent = 0;
  const { ports } = createFakePorts({
    now: clock.now,
    setTimer: clock.setTimer,
    ...(isSaved && {
      persistence: { storage, owner: 'mia' },
      knownDocuments: storage.knownDocuments,
    }),
    content: {
      hash: async (file) =>
        createHash('sha256')
          .update(new Uint8Array(await file.arrayBuffer()))
          .digest('hex'),
    },
    send: async () => {
      sent += 1;
      if (hour() === offlineHour) return fail('offline');
      if (sent % 100 === 0) return fail('busy');
      return ok({ kind: 'stored', documentId: `document-${sent}`, isMatch: true });
    },
  });
  const queue = createQueue(ports);
  let lastJob = 0;

  /** Uploads documents, and waits until the service has them. */
  async function upload(count: number): Promise<void> {
    const jobs = Array.from({ length: count }, () => {
      lastJob += 1;
      const file = new File([`note ${lastJob}`], `note-${lastJob}.txt`, { lastModified: clock.now() });
      return createJob({ displayName: `Note ${lastJob}`, file });
    });
    queue.enqueue(jobs);
    const areStored = () => queue.getSnapshot().every(isConfirmed);
    while (!areStored()) {
      const before = queue.getSnapshot();
      for (let idle = 0; idle < 50 && queue.getSnapshot() === before; idle += 1) await allDue();
      if (queue.getSnapshot() === before) await clock.next();
    }
  }

  const clearList = () => queue.dismiss(queue.getSnapshot().map(({ id }) => id));

  return {
    upload,
    clearList,
    passDay: async () => {
      for (let passed = 1; passed <= 24; passed += 1) {
        const end = clock.now() + hourMs;
        await upload(shareOf(perHour));
        if (passed % shiftHours === 0) clearList();
        await clock.pass(Math.max(0, end - clock.now()));
      }
    },
    end: async () => {
      queue.dispose();
      storage.close();
      for (let turn = 0; turn < 200; turn += 1) await allDue();
    },
  };
}

async function recordsOf(name: string): Promise<Step> {
  const database = await openDB(name);
  const counts: Record<string, number> = {};
  for (const store of database.objectStoreNames) counts[`store ${store}`] = await database.count(store);
  database.close();
  return counts;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Passes the week in one visit; returns the figures of each day. */
async function passWeek(name: string, isSaved: boolean): Promise<readonly Step[]> {
  const visit = startVisit(name, isSaved);
  // Once, so that what is loaded and kept for good doesn't count.
  await visit.upload(25);
  visit.clearList();
  const startMiB = await heapMiB();
  const steps: Step[] = [];
  for (let day = 1; day <= days; day += 1) {
    const before = cpuSeconds();
    await visit.passDay();
    const seconds = cpuSeconds() - before;
    const heap = (await heapMiB()) - startMiB;
    steps.push(
      isSaved
        ? { savedHeapMiB: heap, savedSeconds: seconds, ...(await recordsOf(name)) }
        : { heapMiB: heap, seconds },
    );
  }
  await visit.end();
  return steps;
}

test('a week with 50,000 uploads', async () => {
  test.setTimeout(1_200_000);
  // Compiles what the week runs, which would count as growth.
  await passWeek('warm-up', false);
  const startMiB = await heapMiB();
  const alone = await passWeek('alone', false);
  const closedMiB = (await heapMiB()) - startMiB;
  const saved = await passWeek('saved', true);
  const steps = alone.map((step, at): [string, Step] => [`day ${at + 1}`, { ...step, ...saved[at] }]);
  writePart('week', Object.fromEntries([...steps, ['page closed', { heapMiB: closedMiB }]]));
  // Those of the last shift, which are still being deleted.
  for (const step of saved) {
    expect(step['store records']).toBeLessThanOrEqual(shareOf(perHour) * shiftHours);
  }
});
