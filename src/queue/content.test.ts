import { expect, test, vi } from 'vitest';

import {
  allDue,
  createFakeContent,
  createFakePorts,
  createJob,
  hashByName,
  stateOf,
} from '../../tests/support/fakes/queue-fakes.ts';
import { hashDelayMs } from './content/background-hashes.ts';
import { startContentChecker } from './content/content-checker.ts';
import { createSourceFiles } from './content/source-files.ts';
import type { KnownDocumentStorage } from './known-document.ts';
import { createKnownDocuments } from './known-documents/known-documents.ts';
import { noPastAttempts } from './past-attempts.ts';
import type { QueuePorts } from './ports.ts';
import { createQueue } from './queue.ts';
import { createStore } from './store.ts';
import { bigBytes, type JobWithFile } from './upload.ts';

/** World in which, if hashes are computed from names, `pump-1.pdf` and `pump-2.pdf` have the same content. */
function createWorld({
  concurrency = 3,
  hashes = 'by name',
  ports = {},
  ...options
}: Omit<Parameters<typeof createFakeContent>[0] & object, 'hashOf'> & {
  readonly concurrency?: number;
  readonly hashes?: 'by name' | 'by hand';
  readonly ports?: Partial<Pick<QueuePorts, 'hash'> & KnownDocumentStorage>;
} = {}) {
  const { hash, checks, knownDocuments } = createFakeContent({
    ...options,
    ...(hashes === 'by name' && { hashOf: hashByName }),
  });
  const fake = createFakePorts({
    hash: ports.hash ?? hash,
    knownDocuments: { ...knownDocuments, ...ports },
  });
  const queue = createQueue(fake.ports, { concurrency });
  const enqueue = async (...jobs: readonly (string | JobWithFile)[]) => {
    const ids = queue.enqueue(jobs.map((job) => (typeof job === 'string' ? createNamed(job) : job)));
    await allDue();
    return ids;
  };
  return {
    ...fake,
    queue,
    checks,
    enqueue,
    states: () => queue.getSnapshot().map(stateOf),
    upload: (id: string | undefined) => queue.getSnapshot().find((each) => each.id === id),
    underWayNames: () => fake.underWay().map(({ job }) => job.file.name),
    checkedNames: () => checks.map(({ file }) => (file instanceof File ? file.name : '')),
  };
}

const databaseClosed = () => Promise.reject(new Error('database closed'));

const createNamed = (fileName: string, assetId = 'PRESS-0042') =>
  createJob({ fileName, assetId, displayName: fileName });

const listed = (uploadId: string | undefined) => ({ kind: 'decision', match: { kind: 'listed', uploadId } });

test('[UPLOAD-44] files are hashed one at a time, in list order', async () => {
  const { queue, enqueue, checks, checkedNames } = createWorld({ hashes: 'by hand' });
  const [first = ''] = await enqueue('a-1.pdf', 'b-1.pdf', 'c-1.pdf');
  expect(checkedNames()).toEqual(['a-1.pdf']);
  queue.pause(first);
  await allDue();
  expect(checkedNames()).toEqual(['a-1.pdf', 'b-1.pdf']);
  // It is the first in the list again.
  queue.resume(first);
  await allDue();
  checks[1]?.answer('b');
  await allDue();
  expect(checkedNames()).toEqual(['a-1.pdf', 'b-1.pdf', 'a-1.pdf']);
});

test.each([
  ['rejects', () => Promise.reject(new Error('worker died'))],
  [
    'throws',
    () => {
      throw new Error('no worker');
    },
  ],
])('[UPLOAD-44] a hash that %s blocks nothing', async (_, hash) => {
  const { enqueue, states } = createWorld({ ports: { hash } });
  await enqueue('a-1.pdf', 'b-1.pdf');
  expect(states()).toEqual(['sending', 'sending']);
});

test('[UPLOAD-44] if the stored history fails, the hash and the list still count', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { enqueue, upload } = createWorld({
    ports: { findStored: databaseClosed },
  });
  const [first, second] = await enqueue('a-1.pdf', 'a-2.pdf');
  expect(upload(first)).toMatchObject({ status: 'sending', contentHash: 'a' });
  expect(upload(second)).toMatchObject({ contentHash: 'a', waitsFor: listed(first) });
});

test('[UPLOAD-24][UPLOAD-44] dispose aborts the check, and a late hash changes nothing', async () => {
  const { queue, enqueue, checks } = createWorld({ hashes: 'by hand', isDeafToAbort: true });
  await enqueue('a-1.pdf', 'b-1.pdf');
  const before = queue.getSnapshot();
  queue.dispose();
  expect(checks[0]?.signal.aborted).toBe(true);
  checks[0]?.answer('a');
  await allDue();
  expect(queue.getSnapshot()).toBe(before);
  expect(checks).toHaveLength(1);
});

/** A video whose hash is its name up to the first `-`. */
const createVideo = (fileName: string, { assetId = 'PRESS-0042', sizeBytes = bigBytes } = {}) =>
  createJob({ fileName, assetId, displayName: fileName, sizeBytes });

test('[UPLOAD-44] a big file whose size no other has is sent without a hash, and hashed 30 s later', async () => {
  const { enqueue, checkedNames, states, timers, upload } = createWorld();
  const [id] = await enqueue(
    'a-1.pdf',
    createVideo('v-1.mp4'),
    createVideo('w-1.mp4', { sizeBytes: bigBytes + 1 }),
  );
  expect(states()).toEqual(['sending', 'sending', 'sending']);
  await timers.pass(hashDelayMs - 1);
  expect(checkedNames()).toEqual(['a-1.pdf']);
  await timers.pass(1);
  expect(checkedNames()).toEqual(['a-1.pdf', 'v-1.mp4', 'w-1.mp4']);
  expect(upload(id)).toMatchObject({ status: 'sending', contentHash: 'a' });
});

test('[UPLOAD-44] a big file that is stored sooner is hashed then', async () => {
  const { enqueue, attempts, checkedNames, timers, upload } = createWorld();
  const [id] = await enqueue(createVideo('v-1.mp4'));
  attempts[0]?.succeed();
  await allDue();
  expect(upload(id)).toMatchObject({ status: 'stored', contentHash: 'v' });
  await timers.pass(hashDelayMs);
  expect(checkedNames()).toEqual(['v-1.mp4']);
});

test('[UPLOAD-44] a big file that is retried is hashed 30 s after the new attempt began', async () => {
  const { queue, enqueue, checkedNames, timers } = createWorld();
  const [id = ''] = await enqueue(createVideo('v-1.mp4'));
  await timers.pass(hashDelayMs - 1);
  queue.pause(id);
  queue.resume(id);
  await allDue();
  await timers.pass(hashDelayMs - 1);
  expect(checkedNames()).toEqual([]);
  await timers.pass(1);
  expect(checkedNames()).toEqual(['v-1.mp4']);
});

test('[UPLOAD-44] of a big file that is gone, the one provided for it is hashed', async () => {
  const { queue, enqueue, attempts, checks } = createWorld({ hashes: 'by hand' });
  const job = createVideo('v-1.mp4');
  const [id = ''] = await enqueue(job);
  attempts[0]?.fail('file gone');
  await allDue();
  const { name, lastModified } = job.file;
  expect(await queue.provideFile(id, new File([job.file], name, { lastModified }))).toBe('accepted');
  await allDue();
  attempts[1]?.succeed();
  await allDue();
  expect(checks.map(({ file }) => file === job.file)).toEqual([false]);
});

test.each(['sending', 'stored', 'waiting (resume)'])(
  '[UPLOAD-44][UPLOAD-45] a second big file of the same size is hashed before it is sent, and so is the first one, which is %s',
  async (state) => {
    const { queue, enqueue, attempts, checks, states, upload } = createWorld({ hashes: 'by hand' });
    const [first = ''] = await enqueue(createVideo('v-1.mp4'));
    if (state === 'stored') attempts[0]?.succeed();
    if (state === 'waiting (resume)') queue.pause(first);
    await allDue();
    const [second] = await enqueue(createVideo('v-2.mp4'));
    expect(states()).toEqual([state, 'checking']);
    checks[0]?.answer('v');
    await allDue();
    expect(upload(first)?.contentHash).toBe('v');
    checks[1]?.answer('v');
    await allDue();
    expect(upload(second)).toMatchObject({ contentHash: 'v', waitsFor: listed(first) });
    expect(checks).toHaveLength(2);
  },
);

test('[UPLOAD-44][UPLOAD-45] a big file is hashed first if its asset has a known document of its size', async () => {
  const { enqueue, upload } = createWorld({
    stored: { 'PRESS-0042 v': before },
    ports: {
      hasStoredSize: async (assetId, sizeBytes) => assetId === 'PRESS-0042' && sizeBytes === bigBytes,
    },
  });
  const [id] = await enqueue(createVideo('v-1.mp4'));
  expect(upload(id)).toMatchObject({ waitsFor: { kind: 'decision', match: { kind: 'stored-before' } } });
});

test('[UPLOAD-24][UPLOAD-44] dispose aborts the late hash of a big file, and starts none', async () => {
  const { queue, enqueue, checks, timers } = createWorld({ hashes: 'by hand', isDeafToAbort: true });
  await enqueue(createVideo('v-1.mp4'));
  await timers.pass(hashDelayMs);
  await enqueue(createVideo('w-1.mp4', { sizeBytes: bigBytes + 1 }));
  const before = queue.getSnapshot();
  queue.dispose();
  expect(checks[0]?.signal.aborted).toBe(true);
  checks[0]?.answer('v');
  await timers.pass(hashDelayMs);
  expect(checks).toHaveLength(1);
  expect(queue.getSnapshot()).toBe(before);
});

const before = { displayName: 'Stored in May', documentId: 'document-7', endedAt: 5 };

test('[UPLOAD-45] a match in the list comes before a match in the history', async () => {
  const { queue, enqueue, upload } = createWorld({ stored: { 'PRESS-0042 a': before } });
  const [first = ''] = await enqueue('a-1.pdf');
  queue.retry(first);
  const [second] = await enqueue('a-2.pdf');
  expect(upload(second)).toMatchObject({ waitsFor: listed(first) });
});

test('[UPLOAD-45] a decision about a row that has already failed lapses when both are restored', async () => {
  const { hash } = createFakeContent({ hashOf: hashByName });
  const store = createStore();
  startContentChecker({
    store,
    hash,
    setTimer: createFakePorts().timers.after,
    files: createSourceFiles(() => Promise.resolve(undefined)),
    knownDocuments: createKnownDocuments({ store, ports: createFakePorts().ports }),
  });
  const base = {
    job: createNamed('a-1.pdf'),
    contentHash: 'a',
    pastAttempts: noPastAttempts,
    persistence: 'saved',
  } as const;
  const match = { kind: 'listed', uploadId: 'first' } as const;
  store.dispatch({
    type: 'enqueued',
    uploads: [
      { ...base, id: 'first', status: 'cancelled' },
      { ...base, id: 'second', status: 'waiting', waitsFor: { kind: 'decision', match } },
    ],
  });
  await allDue();
  expect(store.getSnapshot().map(stateOf)).toEqual(['cancelled', 'waiting (queued)']);
});

const facts = { name: 'a-1.pdf', sizeBytes: 100, lastModified: 7 };
const createFile = ({ name, sizeBytes, lastModified }: typeof facts) =>
  createJob({ file: new File([new Uint8Array(sizeBytes)], name, { lastModified }) });

test.each([
  ['the same name, size and time of change', {}, ['sending', 'waiting (queued)']],
  ['another name', { name: 'a-2.pdf' }, ['sending', 'sending']],
  ['another size', { sizeBytes: 101 }, ['sending', 'sending']],
  ['another time of change', { lastModified: 8 }, ['sending', 'sending']],
] as const)('[UPLOAD-41] without a hash, files with %s: %s is %j', async (_, other, expected) => {
  const { enqueue, states } = createWorld({ ports: { hash: () => Promise.resolve(undefined) } });
  await enqueue(createFile(facts), createFile({ ...facts, ...other }));
  expect(states()).toEqual(expected);
});

test.each([
  [
    ['a', undefined],
    ['sending', 'waiting (queued)'],
  ],
  [
    ['a', 'b'],
    ['sending', 'sending'],
  ],
])(
  '[UPLOAD-41] two files with the same name, size and time, with the hashes %j, are %j',
  async (hashes, expected) => {
    const { enqueue, checks, states } = createWorld({ hashes: 'by hand' });
    await enqueue(createFile(facts), createFile(facts));
    for (const [index, contentHash] of hashes.entries()) {
      checks[index]?.answer(contentHash);
      await allDue();
    }
    expect(states()).toEqual(expected);
  },
);
