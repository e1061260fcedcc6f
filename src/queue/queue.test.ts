import { expect, test, vi } from 'vitest';

import { createFakeTabs } from '../../tests/support/fakes/fake-tabs.ts';
import {
  allDue,
  createFakePorts,
  createJob,
  createJobs,
  notSmallBytes,
} from '../../tests/support/fakes/queue-fakes.ts';
import { createQueue } from './queue.ts';
import type { TabChannel } from './tabs/tab-channel.ts';

function createWorld(
  options: Parameters<typeof createFakePorts>[0] & { readonly concurrency?: number } = {},
) {
  const { concurrency = 1, ...overrides } = options;
  const fake = createFakePorts(overrides);
  const queue = createQueue(fake.ports, { concurrency });
  return {
    ...fake,
    queue,
    statuses: () => queue.getSnapshot().map(({ status }) => status),
    sentNames: () => fake.attempts.map(({ job }) => job.displayName),
    attempt: (index: number) => {
      const attempt = fake.attempts[index];
      if (attempt === undefined) throw new Error(`There was no attempt ${index}`);
      return attempt;
    },
    /** Enqueues that many jobs and lets the first attempts start. */
    enqueue: async (count: number, sizeBytes?: number) => {
      const ids = queue.enqueue(createJobs(count, sizeBytes));
      await allDue();
      return ids;
    },
  };
}

const oneOf = (ids: readonly string[], index = 0): string => ids[index] ?? '';

/** A queue with one upload that is being sent. */
async function createSending(options: Parameters<typeof createWorld>[0] = {}) {
  const world = createWorld(options);
  const id = oneOf(await world.enqueue(1));
  return { ...world, id, upload: () => world.queue.getSnapshot()[0] };
}

test('[UPLOAD-2] several ended uploads are removed at once; the others stay in their order', async () => {
  const { queue, enqueue, attempts } = createWorld({ concurrency: 5 });
  const ids = await enqueue(5);
  for (const index of [0, 2, 4]) attempts[index]?.succeed();
  await allDue();
  const changes: number[] = [];
  queue.subscribe((all) => changes.push(all.length));
  queue.dismiss([...ids, ...ids, 'unknown']);
  expect(changes).toEqual([3]);
  expect(queue.getSnapshot().map(({ id }) => id)).toEqual([ids[1], ids[3]]);
});

test.each([
  [1, 1],
  [2, 4],
  [3, 5],
  [6, 6],
])('[UPLOAD-8] with a concurrency of %d, %d small files are sent at once', async (concurrency, count) => {
  const { enqueue, attempts } = createWorld({ concurrency });
  await enqueue(8);
  expect(attempts).toHaveLength(count);
});

test('[UPLOAD-8] with a file that is not small, no more than the configured number are sent', async () => {
  const { queue, attempts } = createWorld({ concurrency: 2 });
  queue.enqueue([...createJobs(1), ...createJobs(1, notSmallBytes), ...createJobs(4)]);
  await allDue();
  expect(attempts).toHaveLength(2);
  attempts.find(({ job }) => job.file.size === notSmallBytes)?.succeed();
  await allDue();
  expect(attempts).toHaveLength(2 + 3);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '[UPLOAD-8] a concurrency of %d throws',
  (concurrency) => {
    expect(() => createWorld({ concurrency })).toThrow(RangeError);
  },
);

test('[UPLOAD-24] two queues with the same jobs do not affect each other', async () => {
  const jobs = createJobs(2);
  const one = createWorld();
  const other = createWorld();
  const [id = ''] = one.queue.enqueue(jobs);
  other.queue.enqueue(jobs);
  await allDue();
  expect(one.queue.getSnapshot().map((upload) => upload.id)).toEqual(
    other.queue.getSnapshot().map((upload) => upload.id),
  );
  one.queue.cancel(id);
  one.queue.dispose();
  expect(one.attempt(0).signal.aborted).toBe(true);
  expect(other.attempt(0).signal.aborted).toBe(false);
  expect(other.statuses()).toEqual(['sending', 'waiting']);
});

test('[UPLOAD-18] an upload whose lock the browser denies fails, is not sent, and the cause is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const denial = new DOMException('The document is not active.', 'InvalidStateError');
  const tabs: TabChannel = { ...createFakeTabs().openTab().channel, withLock: () => Promise.reject(denial) };
  const { queue, enqueue, attempts } = createWorld({ tabs });
  await enqueue(2);
  const failed = { status: 'failed', problem: `foreign: ${String(denial)}` };
  expect(queue.getSnapshot()).toMatchObject([failed, failed]);
  expect(attempts).toEqual([]);
  expect(log.mock.calls).toEqual([
    ['An attempt failed.', denial],
    ['An attempt failed.', denial],
  ]);
});

test('[UPLOAD-18] a send that throws synchronously fails only its upload', async () => {
  const { queue } = createWorld({
    send: () => {
      throw new Error('not ready');
    },
  });
  queue.enqueue(createJobs(2));
  await allDue();
  expect(queue.getSnapshot()).toMatchObject([
    { status: 'failed', problem: 'foreign: Error: not ready' },
    { status: 'failed', problem: 'foreign: Error: not ready' },
  ]);
});

test.each([
  ['an error', new TypeError('broken'), 'foreign: TypeError: broken'],
  ['nothing', undefined, 'foreign: undefined'],
  ['an unrequested abort', new DOMException('gone', 'AbortError'), 'foreign: AbortError: gone'],
])('[UPLOAD-18] a send that rejects with %s fails its upload', async (_, error, problem) => {
  const { attempt, upload } = await createSending();
  attempt(0).reject(error);
  await allDue();
  expect(upload()).toMatchObject({ status: 'failed', problem });
});

test('[UPLOAD-21] rejecting while sending aborts at once, and a late receipt is dropped', async () => {
  const { queue, id, attempt, upload } = await createSending({ isDeafToAbort: true });
  queue.fail(id, 'damaged');
  expect(attempt(0).signal.aborted).toBe(true);
  attempt(0).succeed();
  await allDue();
  expect(upload()).toMatchObject({ status: 'failed', problem: 'damaged' });
});

test('[UPLOAD-21] an abort is not turned into a problem', async () => {
  const classified: unknown[] = [];
  const { queue, id } = await createSending({
    toProblem: (error) => {
      classified.push(error);
      return 'foreign';
    },
  });
  queue.cancel(id);
  await allDue();
  expect(classified).toEqual([]);
});

test('[UPLOAD-21] an upload cancelled by a listener of its start is not sent', async () => {
  const { queue, attempts, statuses } = createWorld();
  queue.subscribe((): void => {
    const started = queue.getSnapshot().find(({ status }) => status === 'sending');
    if (started) queue.cancel(started.id);
  });
  queue.enqueue([createJob()]);
  await allDue();
  expect(statuses()).toEqual(['cancelled']);
  expect(attempts).toEqual([]);
});

test('[UPLOAD-24] dispose aborts everything, and nothing changes or is emitted afterwards', async () => {
  const { queue, enqueue, attempts, attempt } = createWorld({ concurrency: 2, isDeafToAbort: true });
  const ids = await enqueue(4, notSmallBytes);
  queue.cancel(oneOf(ids, 3));
  await allDue();
  const before = queue.getSnapshot();
  let calls = 0;
  queue.subscribe(() => (calls += 1));
  queue.dispose();
  queue.dispose();
  expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  attempt(0).report({ sentBytes: 50, totalBytes: 100 });
  attempt(0).succeed();
  attempt(1).reject(new Error('late'));
  queue.cancel(oneOf(ids, 2));
  queue.retry(oneOf(ids, 3));
  queue.dismiss([oneOf(ids, 3)]);
  expect(queue.enqueue([createJob()])).toEqual([]);
  await allDue();
  expect(queue.getSnapshot()).toBe(before);
  expect(calls).toBe(0);
  expect(attempts).toHaveLength(2);
});

test.each([0, 1, 2, 3, 4, 5])(
  '[UPLOAD-24] an answer that came %d turns before dispose changes nothing after it',
  async (turns) => {
    const { queue, enqueue, attempt } = createWorld();
    await enqueue(2);
    attempt(0).succeed();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    queue.dispose();
    const atDispose = queue.getSnapshot();
    await allDue();
    expect(queue.getSnapshot()).toBe(atDispose);
  },
);

test('[UPLOAD-24] a queue disposed right after enqueueing sends nothing', async () => {
  const { queue, attempts, statuses } = createWorld();
  queue.enqueue(createJobs(2));
  queue.dispose();
  await allDue();
  expect(attempts).toEqual([]);
  expect(statuses()).toEqual(['waiting', 'waiting']);
});

test('[UPLOAD-24] a queue disposed by a listener of a start sends nothing more', async () => {
  const { queue, attempts } = createWorld({ concurrency: 3 });
  queue.subscribe(() => {
    if (queue.getSnapshot().some(({ status }) => status === 'sending')) queue.dispose();
  });
  queue.enqueue(createJobs(3));
  await allDue();
  expect(attempts).toEqual([]);
});
