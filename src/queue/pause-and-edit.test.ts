import { expect, test } from 'vitest';

import {
  allDue,
  createFakeContent,
  createFakePorts,
  createJob,
  createJobs,
  hashByName,
  stateOf,
} from '../../tests/support/queue-fakes.ts';

import { createQueue } from './queue.ts';

function createWorld({ isChecked = false, concurrency = 1 } = {}) {
  const { content, checks } = createFakeContent();
  const fake = createFakePorts(isChecked ? { content } : {});
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

type World = ReturnType<typeof createWorld>;

/** Brings the first upload, which is sending, to each state. */
const ways: Readonly<Record<string, (world: World, id: string) => void>> = {
  sending: ({ attempts }) => attempts[0]?.report({ sentBytes: 570, totalBytes: 600 }),
  storing: ({ attempts }) => attempts[0]?.report({ sentBytes: 600, totalBytes: 600 }),
  stored: ({ attempts }) => void attempts[0]?.succeed(),
  'already-exists': ({ attempts }) => void attempts[0]?.succeed('duplicate'),
  failed: ({ attempts }) => attempts[0]?.fail('rejected'),
  'needs-file': ({ attempts }) => attempts[0]?.fail('file gone'),
  cancelled: ({ queue }, id) => queue.cancel(id),
  'waiting (retry-scheduled)': ({ attempts }) => attempts[0]?.fail('busy'),
  'waiting (connection)': ({ attempts }) => attempts[0]?.fail('offline'),
  'waiting (sign-in)': ({ attempts }) => attempts[0]?.fail('signed out'),
  'waiting (resume)': ({ queue }, id) => queue.pause(id),
};

async function createUploadIn(state: string) {
  const world = createWorld();
  const [id = ''] = await world.enqueue(1);
  ways[state]?.(world, id);
  await allDue();
  expect(world.states()).toEqual([state]);
  return { ...world, id };
}

test('[UPLOAD-42] pausing and resuming at once still aborts the attempt', async () => {
  const { queue, enqueue, attempts, states } = createWorld();
  const [id = ''] = await enqueue(1);
  queue.pause(id);
  queue.resume(id);
  await allDue();
  expect(attempts.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(states()).toEqual(['sending']);
});

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

test('[UPLOAD-2][UPLOAD-42] without content checks, a resumed upload is not checked either', async () => {
  const { queue, id, states } = await createUploadIn('waiting (resume)');
  queue.resume(id);
  expect(states()).toEqual(['waiting (queued)']);
});

const details = {
  displayName: 'Renamed',
  organizationId: 'org-2',
  categoryId: 'category-2',
  aiEnabled: true,
};

/** Sends an upload again from each state in which it can be edited. */
const again: Readonly<Record<string, (world: World, id: string) => void>> = {
  failed: ({ queue }, id) => queue.retry(id),
  cancelled: ({ queue }, id) => queue.retry(id),
  'waiting (retry-scheduled)': ({ queue }, id) => queue.retry(id),
  'waiting (connection)': ({ hint }) => hint(),
  'waiting (sign-in)': ({ queue }) => queue.resumeAfterSignIn(),
  'waiting (resume)': ({ queue }, id) => queue.resume(id),
  'needs-file': ({ queue, attempts }, id) =>
    void queue.provideFile(id, attempts[0]?.job.file ?? new File([], '')),
};

test.each(Object.keys(again))(
  '[UPLOAD-73] an upload edited while it is %s is sent with the changes',
  async (state) => {
    const { id, ...world } = await createUploadIn(state);
    world.queue.edit(id, details);
    expect(world.last()).toMatchObject({ id, job: details });
    expect(world.states()).toEqual([state]);
    again[state]?.(world, id);
    await allDue();
    expect(world.attempts[1]?.job).toMatchObject(details);
    expect(world.attempts[1]?.job.file).toStrictEqual(world.attempts[0]?.job.file);
  },
);

test('[UPLOAD-73] an upload edited while it is checked is sent with the changes', async () => {
  const { queue, enqueue, checks, attempts } = createWorld({ isChecked: true });
  const [id = ''] = await enqueue(1);
  queue.edit(id, { displayName: 'Renamed' });
  checks[0]?.answer('a');
  await allDue();
  expect(attempts[0]?.job).toMatchObject({ displayName: 'Renamed', categoryId: 'category-1' });
});

test('[UPLOAD-73] an upload edited while it waits for a decision still waits, and is sent with the changes', async () => {
  const { content } = createFakeContent({ hashOf: hashByName });
  const fake = createFakePorts({ content });
  const queue = createQueue(fake.ports);
  const [, id = ''] = queue.enqueue([createJob({ fileName: 'a-1.pdf' }), createJob({ fileName: 'a-2.pdf' })]);
  await allDue();
  queue.edit(id, { displayName: 'Renamed' });
  fake.attempts[0]?.succeed();
  await allDue();
  expect(queue.getSnapshot().map(stateOf)).toEqual(['stored', 'waiting (decision)']);
  queue.retry(id);
  await allDue();
  expect(fake.attempts[1]?.job.displayName).toBe('Renamed');
});

test('[UPLOAD-73] an upload edited just before its start is sent with the changes', async () => {
  const { queue, attempts } = createWorld();
  const [id = ''] = queue.enqueue(createJobs(1));
  queue.edit(id, { displayName: 'Renamed' });
  await allDue();
  expect(attempts[0]?.job.displayName).toBe('Renamed');
});

test('[UPLOAD-3][UPLOAD-73] editing to the same values changes nothing', async () => {
  const { queue, id } = await createUploadIn('failed');
  queue.edit(id, details);
  const before = queue.getSnapshot();
  queue.edit(id, { displayName: 'Renamed', aiEnabled: true });
  queue.edit(id, {});
  expect(queue.getSnapshot()).toBe(before);
});
