import { expect, test } from 'vitest';

import { createQueue } from '#queue/queue.ts';

import { createFakePorts, createJob } from '../../../tests/support/queue-fakes.ts';

import { isRoutine } from './is-routine.ts';

/** A queue with one upload in progress; `noted` records for each change if it is routine. */
async function start() {
  const { ports, attempts } = createFakePorts();
  const queue = createQueue(ports, { concurrency: 1 });
  const noted: boolean[] = [];
  queue.subscribe((changes) => noted.push(...changes.map(isRoutine)));
  const [id = ''] = queue.enqueue([createJob()]);
  await expect.poll(() => attempts).toHaveLength(1);
  const status = () => queue.getSnapshot()[0]?.status;
  return { queue, attempt: attempts[0]!, id, noted, status };
}

test('a successful upload is routine from start to end', async () => {
  const { attempt, noted, status } = await start();
  attempt.report({ sentBytes: 60, totalBytes: 120 });
  attempt.report({ sentBytes: 120, totalBytes: 120 });
  attempt.succeed('stored');
  await expect.poll(status).toBe('stored');
  expect(noted.length).toBeGreaterThan(4);
  expect(noted).not.toContain(false);
});

test('a failure is not routine', async () => {
  const { attempt, noted, status } = await start();
  attempt.fail('refused');
  await expect.poll(status).toBe('failed');
  expect(noted.at(-1)).toBe(false);
});

test.each(['cancel', 'pause'] as const)('an action of a person is not routine: %s', async (command) => {
  const { queue, id, noted } = await start();
  queue[command](id);
  expect(noted.at(-1)).toBe(false);
});

test('removing a row is not routine', async () => {
  const { queue, id, noted } = await start();
  queue.cancel(id);
  noted.length = 0;
  queue.dismiss(id);
  expect(noted).toEqual([false]);
});
