import { expect, test } from 'vitest';

import {
  allDue,
  createFakeContent,
  createFakePorts,
  createJobs,
  stateOf,
} from '../../tests/support/fakes/queue-fakes.ts';
import { createQueue } from './queue.ts';

function createWorld({ isChecked = false, concurrency = 1 } = {}) {
  const { hash, checks } = createFakeContent();
  const fake = createFakePorts(isChecked ? { hash } : {});
  const queue = createQueue(fake.ports, { concurrency });
  return {
    ...fake,
    queue,
    checks,
    states: () => queue.getSnapshot().map(stateOf),
    last: () => queue.getSnapshot().at(-1),
    enqueue: async (count: number) => {
      const ids = queue.enqueue(createJobs(count));
      await allDue();
      return ids;
    },
  };
}

test('[UPLOAD-36][UPLOAD-42] a paused upload whose bytes were all sent may be stored', async () => {
  const { queue, enqueue, attempts, states } = createWorld();
  const [id = ''] = await enqueue(1);
  attempts[0]?.report({ sentBytes: 100, totalBytes: 0 });
  queue.pause(id);
  queue.resume(id);
  await allDue();
  attempts[1]?.succeed('duplicate', { isMatch: true });
  await allDue();
  expect(states()).toEqual(['stored']);
});

test('[UPLOAD-42][UPLOAD-44] an upload paused before its content check is checked on resuming, not earlier', async () => {
  const { queue, enqueue, checks, attempts, states } = createWorld({ isChecked: true });
  const [id = ''] = await enqueue(1);
  queue.pause(id);
  await allDue();
  expect(checks).toHaveLength(1);
  queue.resume(id);
  expect(states()).toEqual(['checking']);
  await allDue();
  expect(attempts).toEqual([]);
  checks[1]?.answer('a');
  await allDue();
  expect(states()).toEqual(['sending']);
});

test('[UPLOAD-42] an upload paused after its hash failed is not checked again', async () => {
  const { queue, enqueue, checks, states } = createWorld({ isChecked: true });
  const [id = ''] = await enqueue(1);
  checks[0]?.answer(undefined);
  await allDue();
  queue.pause(id);
  queue.resume(id);
  await allDue();
  expect(states()).toEqual(['sending']);
  expect(checks).toHaveLength(1);
});

test('[UPLOAD-3][UPLOAD-73] a failed upload is sent with its changes, and the same values change nothing', async () => {
  const details = {
    displayName: 'Renamed',
    organizationId: 'org-2',
    categoryId: 'category-2',
    aiEnabled: true,
  };
  const { queue, enqueue, attempts, last } = createWorld();
  const [id = ''] = await enqueue(1);
  attempts[0]?.fail('rejected');
  await allDue();
  queue.edit(id, details);
  expect(last()).toMatchObject({ id, status: 'failed', job: details });
  const before = queue.getSnapshot();
  queue.edit(id, { displayName: 'Renamed', aiEnabled: true });
  queue.edit(id, {});
  expect(queue.getSnapshot()).toBe(before);
  queue.retry(id);
  await allDue();
  expect(attempts[1]?.job).toMatchObject(details);
  expect(attempts[1]?.job.file).toStrictEqual(attempts[0]?.job.file);
});
