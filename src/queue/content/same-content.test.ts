import { expect, test } from 'vitest';

import { allDue, createFakeContent, createFakePorts, createJob } from '../../../tests/support/queue-fakes.ts';

import { createQueue } from '../queue.ts';

import { smallBytes } from './same-content.ts';

const big = smallBytes + 1;

async function createWorld(options: Parameters<typeof createFakeContent>[0] = {}) {
  const { checks, ...ports } = createFakeContent(options);
  const fake = createFakePorts(ports);
  const queue = createQueue(fake.ports, { concurrency: 3 });
  const add = async (displayName: string, sizeBytes: number) => {
    const [id = ''] = queue.enqueue([createJob({ displayName, fileName: `${displayName}.pdf`, sizeBytes })]);
    await allDue();
    return id;
  };
  return {
    ...fake,
    queue,
    checks,
    add,
    rows: () =>
      queue
        .getSnapshot()
        .map((upload) => (upload.status === 'waiting' ? upload.waitsFor.kind : upload.status)),
  };
}

test('[UPLOAD-44] a large file of a unique size is sent at once, and hashed when nothing is being sent', async () => {
  const { add, rows, attempts, checks, queue } = await createWorld();
  const hashing = () => checks.filter(({ signal }) => !signal.aborted);
  await add('a', big);
  await add('b', big + 1);
  expect(rows()).toEqual(['sending', 'sending']);
  // Hashing that starts before and is stopped then would take time from the sending.
  expect(checks).toHaveLength(0);
  attempts[0]?.succeed('stored');
  await allDue();
  expect(hashing()).toHaveLength(0);
  attempts[1]?.succeed('stored');
  await allDue();
  expect(hashing()).toHaveLength(1);
  hashing()[0]?.answer('hash-a');
  await allDue();
  hashing()[1]?.answer('hash-b');
  await allDue();
  expect(queue.getSnapshot()).toMatchObject([
    { status: 'stored', contentHash: 'hash-a' },
    { status: 'stored', contentHash: 'hash-b' },
  ]);
});

test.each([
  ['small', big - 1, []],
  ['as big as one that the device has stored there', big, [big]],
] as const)('[UPLOAD-44] a file that is %s waits for its hash', async (_, sizeBytes, storedSizes) => {
  const { add, rows, checks } = await createWorld({ storedSizes });
  await add('a', sizeBytes);
  expect(rows()).toEqual(['checking']);
  checks[0]?.answer('hash-a');
  await allDue();
  expect(rows()).toEqual(['sending']);
});

test('[UPLOAD-44][UPLOAD-45] a file of the same size as another is compared with it, even if that one was sent without a hash', async () => {
  const { add, rows, checks } = await createWorld();
  await add('a', big);
  await add('b', big);
  expect(rows()).toEqual(['sending', 'checking']);
  expect(checks.map(({ signal }) => signal.aborted)).toEqual([false]);
  checks[0]?.answer('same');
  await allDue();
  checks[1]?.answer('same');
  await allDue();
  expect(rows()).toEqual(['sending', 'decision']);
});

test('[UPLOAD-44] background hashing waits for the answer of the service, since the file may be read once more until then', async () => {
  const { add, attempts, checks, rows } = await createWorld();
  const hashing = () => checks.filter(({ signal }) => !signal.aborted);
  await add('a', big);
  attempts[0]?.report({ sentBytes: big, totalBytes: big });
  await allDue();
  expect(rows()).toEqual(['storing']);
  expect(hashing()).toHaveLength(0);
  attempts[0]?.succeed('stored');
  await allDue();
  expect(hashing()).toHaveLength(1);
});

test('[UPLOAD-44] background hashing that fails is not repeated forever', async () => {
  const { add, attempts, checks } = await createWorld();
  const hashing = () => checks.filter(({ signal }) => !signal.aborted).map(({ file }) => file.size);
  await add('a', big);
  attempts[0]?.succeed('stored');
  await allDue();
  checks.at(-1)?.reject(new Error('no worker'));
  await allDue();
  await add('b', big + 1);
  attempts[1]?.succeed('stored');
  await allDue();
  expect(hashing()).toEqual([big, big + 1]);
});
