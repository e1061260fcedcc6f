import { expect, test } from 'vitest';

import { allDue, createFakePorts, createJob } from '../../../tests/support/fakes/queue-fakes.ts';
import { createQueue } from '../queue.ts';
import { bigBytes } from '../upload.ts';

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

test('[UPLOAD-8] no slot stays empty for small files that may not start', async () => {
  const { queue, enqueue, idOf, underWay, end } = await createWorld('V1 p1 p2 p3', 2);
  await end('p1', 'busy');
  queue.pause(idOf('p3'));
  await end('p2', 'rejected');
  await enqueue('V2');
  expect(underWay()).toBe('V1 V2');
});
