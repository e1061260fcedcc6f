import { expect, test } from 'vitest';

import {
  allDue,
  createFakePorts,
  createJob,
  createJobs,
  notSmallBytes,
} from '../../tests/support/fakes/queue-fakes.ts';
import type { QueuePorts } from './ports.ts';
import { createQueue } from './queue.ts';
import type { QueueOptions } from './queue.ts';
import { bigBytes } from './upload.ts';
import type { JobWithFile } from './upload.ts';

type World = ReturnType<typeof createWorld>;

type WorldOptions = QueueOptions & Partial<Pick<QueuePorts, 'random' | 'isOffline'>>;

function createWorld({ random, isOffline, ...options }: WorldOptions = {}) {
  const fake = createFakePorts({ ...(random && { random }), ...(isOffline && { isOffline }) });
  const queue = createQueue(fake.ports, { concurrency: 1, ...options });
  return {
    ...fake,
    queue,
    enqueue: async (jobs: readonly JobWithFile[] = [createJob()]) => {
      const ids = queue.enqueue(jobs);
      await allDue();
      return ids;
    },
    /** Ends the newest attempt after that many bytes of the file. */
    fail: async (problem: string, sentBytes = 0) => {
      const attempt = fake.attempts.at(-1);
      if (sentBytes > 0) attempt?.report({ sentBytes, totalBytes: 0 });
      attempt?.fail(problem);
      await allDue();
    },
    first: () => queue.getSnapshot()[0],
    statuses: () => queue.getSnapshot().map(({ status }) => status),
    sentNames: () => fake.attempts.map(({ job }) => job.displayName),
  };
}

test('[UPLOAD-28] a transient failure waits, with its time and reason, and is then sent again', async () => {
  const { enqueue, fail, first, timers, attempts } = createWorld();
  await enqueue();
  await fail('busy');
  expect(first()).toMatchObject({
    status: 'waiting',
    waitsFor: { kind: 'retry-scheduled', problem: 'busy', retryAt: 1_700_000_000_500 },
  });
  await timers.pass(499);
  expect(attempts).toHaveLength(1);
  await timers.pass(1);
  expect(attempts).toHaveLength(2);
  expect(first()).toMatchObject({ status: 'sending', sentBytes: 0 });
});

test.each([
  [0, [0, 0, 0, 0, 0, 0, 0, 0]],
  [0.999, [999, 1998, 3996, 7992, 15_984, 31_968, 59_940, 59_940]],
])('[UPLOAD-28] delays double up to a minute, with a random value of %d', async (chance, distances) => {
  const { enqueue, fail, timers } = createWorld({ attempts: 20, random: () => chance });
  await enqueue();
  const seen: number[] = [];
  for (const distanceMs of distances) {
    await fail('busy');
    seen.push(...timers.pending());
    await timers.pass(distanceMs);
  }
  expect(seen).toEqual(distances);
});

/** Fails with the same problem until no retry follows; returns the number of attempts. */
async function failUntilTheEnd(
  { fail, first, timers, attempts }: World,
  problem: string,
  bytes: readonly number[],
) {
  for (let attempt = 0; first()?.status !== 'failed'; attempt += 1) {
    await fail(problem, bytes[Math.min(attempt, bytes.length - 1)]);
    await timers.pass(60_000);
    if (attempts.length > 50) break;
  }
  return attempts.length;
}

test.each([
  [undefined, 6],
  [1, 1],
  [3, 3],
])('[UPLOAD-29] a budget of %s allows %d attempts, and the last problem stays', async (attempts, sent) => {
  const world = createWorld({ attempts });
  await world.enqueue();
  expect(await failUntilTheEnd(world, 'busy', [0])).toBe(sent);
  expect(world.first()).toMatchObject({ status: 'failed', problem: 'busy' });
});

test('[UPLOAD-29] an attempt that gets further resets the count, going back and forth does not', async () => {
  const world = createWorld({ attempts: 3 });
  await world.enqueue();
  // 10, 20 and 30 bytes are each progress; then three more failures are needed.
  expect(await failUntilTheEnd(world, 'busy', [10, 20, 30, 10, 20])).toBe(5);
});

test.each([0, -1, 1.5, Number.NaN])('[UPLOAD-29] a budget of %d throws', (attempts) => {
  expect(() => createWorld({ attempts })).toThrow(RangeError);
});

test('[UPLOAD-30] only a person ends a pause that the service asked for, for all uploads', async () => {
  const { queue, enqueue, attempts, statuses, underWay } = createWorld({ concurrency: 2 });
  const [first = ''] = await enqueue(createJobs(6));
  attempts[0]?.fail('busy for 3 s');
  attempts[1]?.fail('busy for 3 s');
  await allDue();
  attempts[2]?.succeed('stored');
  await allDue();
  expect(statuses()).toEqual(['waiting', 'waiting', 'stored', 'sending', 'waiting', 'waiting']);
  queue.retry(first);
  await allDue();
  underWay().at(-1)?.succeed('stored');
  await allDue();
  expect(statuses()).toEqual(['stored', 'sending', 'stored', 'sending', 'sending', 'sending']);
});

test('[UPLOAD-32] after an answer the delays start again, after bytes that got through they do not', async () => {
  const { enqueue, fail, timers, attempts } = createWorld();
  await enqueue(createJobs(2));
  await fail('offline');
  await timers.pass(750);
  await fail('offline');
  expect(timers.pending()).toEqual([1500]);
  await timers.pass(1500);
  await fail('cut', 50);
  expect(timers.pending()).toEqual([3000]);
  await timers.pass(3000);
  attempts.at(-1)?.succeed();
  await allDue();
  await fail('offline');
  expect(timers.pending()).toEqual([750]);
});

test.each(['cut', 'busy'])(
  '[UPLOAD-32][UPLOAD-29] a file whose attempts end with "%s" while others are accepted fails',
  async (problem) => {
    const { enqueue, attempts, timers, statuses } = createWorld({ attempts: 3 });
    await enqueue(createJobs(5));
    for (let sent = 0; sent < attempts.length && sent < 50; sent += 1) {
      const attempt = attempts[sent];
      attempt?.report({ sentBytes: 50, totalBytes: 0 });
      if (attempt?.job.displayName === 'Document 1') attempt.fail(problem);
      else attempt?.succeed('stored');
      await allDue();
      await timers.pass(4000);
    }
    expect(statuses()).toEqual(['failed', 'stored', 'stored', 'stored', 'stored']);
  },
);

test('[UPLOAD-32] a connectivity hint triggers one probe at once, and proves nothing', async () => {
  const { enqueue, fail, hint, attempts, first, timers } = createWorld();
  await enqueue();
  await fail('offline');
  hint();
  await allDue();
  expect(attempts).toHaveLength(2);
  hint();
  await fail('offline');
  expect(first()).toMatchObject({ status: 'waiting', waitsFor: { kind: 'connection', problem: 'offline' } });
  expect(attempts).toHaveLength(2);
  // The probe before which the hint came isn't repeated.
  expect(timers.pending()).toEqual([1500]);
});

test('[UPLOAD-32] a service that cuts every connection for a day fails nothing', async () => {
  const { enqueue, fail, timers, statuses, attempts } = createWorld({ attempts: 2 });
  await enqueue(createJobs(2));
  for (let hours = 0; hours < 24; hours += 1) {
    await fail('cut', 50);
    await timers.pass(3_600_000);
  }
  expect(statuses()).not.toContain('failed');
  expect(attempts.length).toBeLessThan(100);
});

test('[UPLOAD-32] while offline, one probe at a time is sent, with growing delays', async () => {
  const { enqueue, attempts, underWay, fail, timers } = createWorld({ concurrency: 3 });
  await enqueue(createJobs(4, notSmallBytes));
  for (const attempt of attempts) attempt.fail('offline');
  await allDue();
  const seen: number[] = [];
  for (let probe = 0; probe < 11; probe += 1) {
    const [distanceMs = 0] = timers.pending();
    seen.push(distanceMs);
    await timers.pass(distanceMs);
    expect(underWay()).toHaveLength(1);
    await fail('offline');
  }
  expect(seen).toEqual([750, 1500, 3000, 6000, 12_000, 24_000, 48_000, 96_000, 192_000, 225_000, 225_000]);
  expect(attempts).toHaveLength(3 + 11);
});

test('[UPLOAD-32] nothing is sent while the device reports that it has no network, unless a person asks for it', async () => {
  let isOffline = true;
  const { queue, enqueue, fail, hint, attempts, timers } = createWorld({ isOffline: () => isOffline });
  const [id = ''] = await enqueue(createJobs(2));
  await fail('offline');
  await timers.pass(60_000);
  expect(attempts).toHaveLength(1);
  queue.retry(id);
  await allDue();
  expect(attempts).toHaveLength(2);
  await fail('offline');
  isOffline = false;
  hint();
  await allDue();
  expect(attempts).toHaveLength(3);
});

test('[UPLOAD-32] a browser that reports to be offline by mistake keeps nothing from being sent', async () => {
  const { enqueue, fail, attempts, timers } = createWorld({ isOffline: () => true });
  await enqueue();
  await fail('offline');
  await timers.pass(750);
  expect(attempts).toHaveLength(1);
  await timers.pass(300_000);
  expect(attempts).toHaveLength(2);
});

test('[UPLOAD-32] a large file that is always cut off late fails', async () => {
  const world = createWorld();
  await world.enqueue([createJob({ sizeBytes: bigBytes + 1 })]);
  expect(await failUntilTheEnd(world, 'cut', [bigBytes])).toBe(6);
});

const pumpDocument = { documentId: 'doc-1', isMatch: true };

test('[UPLOAD-35] a matching duplicate of a clean attempt may be its own', async () => {
  const { enqueue, attempts, first } = createWorld();
  await enqueue();
  attempts[0]?.succeed('duplicate', pumpDocument);
  await allDue();
  expect(first()).toMatchObject({ status: 'already-exists', origin: 'perhaps-this-upload' });
});

test('[UPLOAD-35] a duplicate that does not match is from earlier', async () => {
  const { enqueue, attempts, fail, timers, first } = createWorld();
  await enqueue();
  await fail('cut', 50);
  await timers.pass(750);
  attempts[1]?.succeed('duplicate', { documentId: 'doc-1', isMatch: false });
  await allDue();
  expect(first()).toMatchObject({ status: 'already-exists', origin: 'earlier' });
});

test('[UPLOAD-35] a matching duplicate of another person is never its own, even if an attempt may have been stored', async () => {
  const { enqueue, attempts, fail, timers, first } = createWorld();
  await enqueue();
  await fail('cut', 50);
  await timers.pass(750);
  attempts[1]?.succeed('duplicate', { ...pumpDocument, isByAnother: true });
  await allDue();
  expect(first()).toMatchObject({ status: 'already-exists', origin: 'another-person' });
});

const sameFile = () => new File(['same'], 'pump.pdf', { lastModified: 5 });

test.each<[string, Partial<JobWithFile>]>([
  ['another asset', { assetId: 'TANK-007' }],
  ['a file of another time', { file: new File(['same'], 'pump.pdf', { lastModified: 6 }) }],
  ['a file of another size', { file: new File(['same!'], 'pump.pdf', { lastModified: 5 }) }],
])('[UPLOAD-35] a receipt without a document says nothing about %s', async (_, differs) => {
  const { queue, enqueue, attempts } = createWorld();
  await enqueue([createJob({ file: sameFile() }), createJob({ file: sameFile(), ...differs })]);
  attempts[0]?.succeed('stored');
  await allDue();
  attempts[1]?.succeed('duplicate', pumpDocument);
  await allDue();
  expect(queue.getSnapshot()[1]).toMatchObject({ origin: 'perhaps-this-upload' });
});

test("[UPLOAD-35] a known document doesn't become new when it is reported again", async () => {
  const { queue, enqueue, attempts } = createWorld({ concurrency: 2 });
  await enqueue([createJob()]);
  attempts[0]?.succeed('stored', pumpDocument);
  await allDue();
  await enqueue(createJobs(2));
  attempts[1]?.succeed('duplicate', pumpDocument);
  await allDue();
  attempts[2]?.succeed('duplicate', pumpDocument);
  await allDue();
  expect(queue.getSnapshot().slice(1)).toMatchObject([{ origin: 'earlier' }, { origin: 'earlier' }]);
});

test.each(['cut', 'no answer'])('[UPLOAD-36] after "%s" a matching duplicate is stored', async (problem) => {
  const { enqueue, attempts, fail, timers, first } = createWorld();
  await enqueue();
  await fail(problem, 100);
  await timers.pass(1000);
  attempts[1]?.succeed('duplicate', pumpDocument);
  await allDue();
  expect(first()).toMatchObject({ status: 'stored', receipt: pumpDocument });
});

test('[UPLOAD-36] an unknown outcome is remembered over rejected attempts', async () => {
  const { enqueue, attempts, fail, timers, first } = createWorld();
  await enqueue();
  await fail('no answer', 100);
  await timers.pass(1000);
  await fail('busy');
  await timers.pass(1000);
  attempts[2]?.succeed('duplicate', pumpDocument);
  await allDue();
  expect(first()?.status).toBe('stored');
});

test.each([
  ['cut', 'failed'],
  ['no answer', 'failed'],
  ['busy', 'waiting'],
  ['offline', 'waiting'],
])(
  '[UPLOAD-36] without retries of ambiguous attempts, an upload after "%s" is %s',
  async (problem, status) => {
    const { enqueue, fail, first } = createWorld({ retryAmbiguous: false });
    await enqueue();
    await fail(problem);
    expect(first()?.status).toBe(status);
  },
);

test('[UPLOAD-24] dispose ends every wait', async () => {
  const { queue, enqueue, fail, timers, hints, hint, attempts } = createWorld();
  await enqueue(createJobs(3));
  await fail('busy for 3 s');
  await timers.pass(3000);
  await fail('offline');
  await fail('busy');
  queue.dispose();
  const before = queue.getSnapshot();
  const sent = attempts.length;
  expect(timers.pending()).toEqual([]);
  expect(hints.size).toBe(0);
  hint();
  queue.resumeAfterSignIn();
  await timers.pass(60_000);
  expect(queue.getSnapshot()).toBe(before);
  expect(attempts).toHaveLength(sent);
});

test('[UPLOAD-32] an unreadable file is not an answer of the service', async () => {
  const { queue, enqueue, fail, timers, statuses, attempts } = createWorld({ concurrency: 3 });
  await enqueue(createJobs(4, notSmallBytes));
  for (const attempt of attempts) attempt.fail('offline');
  await allDue();
  // The probe.
  await timers.pass(750);
  expect(attempts).toHaveLength(4);
  await fail('file changed');
  // The next one is a probe as well, sent alone.
  expect(statuses()).toEqual(['failed', 'sending', 'waiting', 'waiting']);
  expect(queue.getSnapshot()[2]).toMatchObject({ waitsFor: { kind: 'connection' } });
});
