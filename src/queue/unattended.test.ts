import { expect, test } from 'vitest';

import { allDue, createFakePorts, createJob } from '../../tests/support/fakes/queue-fakes.ts';
import { createQueue } from './queue.ts';

async function sendUnattended(sizes: readonly number[], mayStart: (sizeBytes: number) => boolean) {
  const fake = createFakePorts();
  const queue = createQueue(fake.ports, { concurrency: 1, unattended: { mayStart } });
  queue.enqueue(sizes.map((sizeBytes, at) => createJob({ sizeBytes, fileName: `${at}.pdf` })));
  await allDue();
  return { ...fake, queue };
}

test('[BACKGROUND-2] without a page, the smallest file is sent first', async () => {
  const { attempts } = await sendUnattended([300, 100, 200], () => true);
  for (let at = 0; at < 3; at += 1) {
    attempts[at]!.succeed();
    await allDue();
  }
  expect(attempts.map(({ job }) => job.file.size)).toEqual([100, 200, 300]);
});

test('[BACKGROUND-2] a file that would take too long is left, and the others are sent', async () => {
  const { attempts, queue } = await sendUnattended([300, 100, 400], (sizeBytes) => sizeBytes < 300);
  attempts[0]!.succeed();
  await allDue();
  expect(attempts).toHaveLength(1);
  expect(queue.getSnapshot().map(({ status }) => status)).toEqual(['waiting', 'stored', 'waiting']);
});

test('[BACKGROUND-4] what is stored without a page says so', async () => {
  const { attempts, queue } = await sendUnattended([100], () => true);
  attempts[0]!.succeed();
  await allDue();
  expect(queue.getSnapshot()).toMatchObject([{ status: 'stored', whileClosed: true }]);
});
