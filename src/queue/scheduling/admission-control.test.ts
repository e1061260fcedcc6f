import { expect, test } from 'vitest';

import { allDue, createFakePorts, createJob } from '../../../tests/support/queue-fakes.ts';

import { createQueue } from '../queue.ts';

import { bigBytes } from './pauses.ts';

const video = new Blob([new Uint8Array(bigBytes)]);

/** Enqueues a file for each name: `V...` is a video of 16 MiB, any other a photo one byte smaller. */
async function createWorld(names: string, concurrency: number) {
  const fake = createFakePorts();
  const queue = createQueue(fake.ports, { concurrency });
  const enqueue = async (added: string) => {
    const jobs = added.split(' ').map((name) => {
      const file = new File([name.startsWith('V') ? video : video.slice(1)], name);
      return createJob({ file, displayName: name });
    });
    const ids = queue.enqueue(jobs);
    await allDue();
    return new Map(ids.map((id, index) => [jobs[index]?.displayName, id]));
  };
  const ids = await enqueue(names);
  const underWay = () => fake.underWay().map(({ job }) => job.displayName);
  return {
    ...fake,
    queue,
    enqueue,
    idOf: (name: string) => ids.get(name) ?? '',
    underWay: () => underWay().join(' '),
    /** Answers the attempt of this upload. */
    end: async (name: string, problem?: string) => {
      const attempt = fake.underWay().find(({ job }) => job.displayName === name);
      if (problem === undefined) attempt?.succeed();
      else attempt?.fail(problem);
      await allDue();
    },
  };
}

test.each([
  [1, 'V1 p1', 'p1'],
  [1, 'V1 V2', 'V1'],
  [2, 'V1 V2 p1', 'V1 p1'],
  [2, 'p1 V1 V2', 'p1 V1'],
  [2, 'V1 V2', 'V1 V2'],
  [3, 'V1 V2 V3 p1 p2', 'V1 V2 p1'],
  [3, 'V1 V2 V3', 'V1 V2 V3'],
  [3, 'p1 p2 p3 V1', 'p1 p2 p3'],
  [3, 'p1 V1 V2 V3 p2', 'p1 V1 V2'],
  [3, 'V1 p1 V2 V3 p2', 'V1 p1 V2'],
])('[UPLOAD-7][UPLOAD-8] with %d slots, of %s there start %s', async (concurrency, names, started) => {
  const { underWay } = await createWorld(names, concurrency);
  expect(underWay()).toBe(started);
});

test('[UPLOAD-8] small files use the last slot, and a large one takes it after them', async () => {
  const { underWay, end } = await createWorld('V1 V2 V3 p1 p2', 3);
  await end('p1');
  expect(underWay()).toBe('V1 V2 p2');
  await end('p2');
  expect(underWay()).toBe('V1 V2 V3');
});

test('[UPLOAD-8] with one slot, large files go after all small ones', async () => {
  const { underWay, end } = await createWorld('V1 p1 V2 p2', 1);
  const seen = [underWay()];
  for (const name of ['p1', 'p2', 'V1']) {
    await end(name);
    seen.push(underWay());
  }
  expect(seen).toEqual(['p1', 'p2', 'V1', 'V2']);
});

test('[UPLOAD-8] a slot freed by a large file is for the next large one', async () => {
  const { underWay, end } = await createWorld('V1 V2 V3 p1 p2', 3);
  await end('V1');
  expect(underWay()).toBe('V2 p1 V3');
});

test('[UPLOAD-8] no slot stays empty for small files that may not start', async () => {
  const { queue, enqueue, idOf, underWay, end } = await createWorld('V1 p1 p2 p3', 2);
  await end('p1', 'busy');
  queue.pause(idOf('p3'));
  await end('p2', 'rejected');
  await enqueue('V2');
  expect(underWay()).toBe('V1 V2');
});

test('[UPLOAD-8] a small file added later does not wait while a slot is free', async () => {
  const { enqueue, underWay, end } = await createWorld('V1 V2 V3', 3);
  await enqueue('V4 p1');
  await end('V2');
  expect(underWay()).toBe('V1 V3 p1');
});

test('[UPLOAD-23][UPLOAD-8] a forced large file leaves the last slot to a forced small one', async () => {
  const { queue, idOf, underWay } = await createWorld('V1 V2 V3 p1', 2);
  queue.cancel(idOf('V2'));
  queue.cancel(idOf('p1'));
  await allDue();
  expect(underWay()).toBe('V1 V3');
  queue.cancel(idOf('V3'));
  queue.retry(idOf('V2'));
  queue.retry(idOf('p1'));
  await allDue();
  expect(underWay()).toBe('V1 p1');
});
