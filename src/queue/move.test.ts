import { expect, test } from 'vitest';

import {
  allDue,
  createFakeContent,
  createFakePorts,
  createJob,
  hashByName,
  stateOf,
} from '../../tests/support/fakes/queue-fakes.ts';
import { createQueue } from './queue.ts';

const here = 'PRESS-0042';
const there = 'PRESS-0043';

/** `pump-1.pdf` and `pump-2.pdf` have the same content. */
function createWorld({
  hashes = 'by name',
  ...options
}: Parameters<typeof createFakeContent>[0] & { readonly hashes?: 'by name' | 'by hand' } = {}) {
  const { checks, ...ports } = createFakeContent({
    ...options,
    ...(hashes === 'by name' && { hashOf: hashByName }),
  });
  const fake = createFakePorts(ports);
  const queue = createQueue(fake.ports);
  return {
    ...fake,
    queue,
    checks,
    states: () => queue.getSnapshot().map(stateOf),
    upload: (id: string) => queue.getSnapshot().find((each) => each.id === id),
    enqueue: async (fileName: string, assetId = here) => {
      const [id = ''] = queue.enqueue([createJob({ fileName, assetId })]);
      await allDue();
      return id;
    },
    move: async (id: string, assetId = there) => {
      queue.edit(id, { assetId });
      await allDue();
    },
  };
}

test('[UPLOAD-73] a failed upload is sent to its new asset, without hashing its file again', async () => {
  const { enqueue, move, attempts, checks, upload } = createWorld();
  const id = await enqueue('a-1.pdf');
  attempts[0]?.fail('rejected');
  await allDue();
  await move(id);
  expect(attempts.map(({ job }) => job.assetId)).toEqual([here, there]);
  expect(await attempts[1]?.job.file.text()).toHaveLength(100);
  expect(checks).toHaveLength(1);
  expect(upload(id)).toMatchObject({ contentHash: 'a', pastAttempts: { countedFailures: 0 } });
});

test('[UPLOAD-35][UPLOAD-73] documents that were stored on the new asset before the move are earlier ones', async () => {
  const { ports, attempts } = createFakePorts();
  const queue = createQueue(ports);
  const job = createJob({ assetId: here });
  const [id = ''] = queue.enqueue([job]);
  await allDue();
  attempts[0]?.fail('rejected');
  await allDue();
  queue.enqueue([{ ...job, assetId: there }]);
  await allDue();
  attempts[1]?.succeed('stored');
  await allDue();
  queue.edit(id, { assetId: there });
  await allDue();
  attempts[2]?.succeed('duplicate', { isMatch: true });
  await allDue();
  expect(queue.getSnapshot()[0]).toMatchObject({ status: 'already-exists', origin: 'earlier' });
});
