import { expect, test, vi } from 'vitest';

import { contentInMemory, smallFileBytes } from '#lib/file/small-file.ts';

import {
  allDue,
  createFakeContent,
  createFakePorts,
  createJob,
  createJobs,
  stateOf,
} from '../../../tests/support/fakes/queue-fakes.ts';
import { createKnownDocuments } from '../known-documents/known-documents.ts';
import { noPastAttempts } from '../past-attempts.ts';
import type { QueuePorts } from '../ports.ts';
import { createQueue } from '../queue.ts';
import { createSoleLeadership } from '../scheduling/leadership.ts';
import { startScheduler } from '../scheduling/scheduler.ts';
import { createStore } from '../store.ts';
import type { PersistenceState, Upload } from '../upload.ts';
import {
  createSourceFiles,
  maxBytesInMemory,
  dropFinishedFiles,
  type OpenSavedCopy,
} from './source-files.ts';

/** Large enough to stay on the disk. */
const content = 'chosen'.padEnd(smallFileBytes + 1);
const chosen = new File([content], 'pump-manual.pdf', { lastModified: 7 });
const copy = new File([content], 'copy.pdf', { lastModified: 9 });

/** An upload sent by the scheduler alone, on a device that keeps copies. */
async function createSaved({
  persistence = 'saving',
  isChosen = true,
  openSavedCopy = () => Promise.resolve(copy),
}: {
  readonly persistence?: PersistenceState;
  readonly isChosen?: boolean;
  readonly openSavedCopy?: OpenSavedCopy;
} = {}) {
  const fake = createFakePorts();
  const store = createStore();
  // Their types are narrower.
  const ports = fake.ports as QueuePorts;
  const files = createSourceFiles(openSavedCopy);
  const id = 'upload-1';
  if (isChosen) files.retain(id, chosen);
  const leadership = createSoleLeadership(store);
  const settings = { concurrency: 1, policy: { attempts: 2, retryAmbiguous: true }, unattended: undefined };
  const knownDocuments = createKnownDocuments({ store, ports });
  startScheduler({ store, files, knownDocuments, ports, settings }, leadership);
  const upload = { id, job: createJob({ file: chosen }), pastAttempts: noPastAttempts, persistence } as const;
  store.dispatch({
    type: 'enqueued',
    uploads: [{ ...upload, status: 'waiting', waitsFor: { kind: 'queued' } }],
  });
  await allDue();
  return {
    ...fake,
    store,
    files,
    state: () => store.getSnapshot().map(stateOf)[0],
    keep: (next: PersistenceState) => store.dispatch({ type: 'persistence-changed', id, persistence: next }),
    fail: async (problem: string) => {
      fake.attempts.at(-1)?.fail(problem);
      await allDue();
    },
    retry: async () => {
      store.dispatch({ type: 'retried', id });
      await allDue();
    },
    sentFiles: () => fake.attempts.map(({ job }) => job.file),
  };
}

test.each(['saving', 'no-room', 'off'] as const)(
  '[UPLOAD-47] the chosen file is sent: %s',
  async (persistence) => {
    const { sentFiles } = await createSaved({ persistence });
    expect(sentFiles()).toEqual([chosen]);
  },
);

test('[UPLOAD-47] the saved copy is sent rather than the chosen file', async () => {
  const { sentFiles, attempts } = await createSaved({ persistence: 'saved' });
  expect(sentFiles()[0]).toBe(copy);
  expect(attempts[0]?.job.displayName).toBe('Pump manual');
});

test('[UPLOAD-47] the chosen file is sent if the saved copy is gone', async () => {
  const { sentFiles } = await createSaved({
    persistence: 'saved',
    openSavedCopy: () => Promise.resolve(undefined),
  });
  expect(sentFiles()[0]).toBe(chosen);
});

test('[UPLOAD-47][UPLOAD-48] without a saved copy and the chosen file nothing is sent, and the file is needed', async () => {
  const { sentFiles, state, underWay } = await createSaved({ isChosen: false });
  expect(state()).toBe('needs-file');
  expect(sentFiles()).toEqual([]);
  expect(underWay()).toEqual([]);
});

test('[UPLOAD-21][UPLOAD-47] an upload cancelled while its copy is opened is not sent', async () => {
  let open: ((file: File) => void) | undefined;
  const openSavedCopy = () => new Promise<File>((resolve) => (open = resolve));
  const { store, sentFiles, state } = await createSaved({ persistence: 'saved', openSavedCopy });
  store.dispatch({ type: 'cancelled', id: 'upload-1' });
  open?.(copy);
  await allDue();
  expect(state()).toBe('cancelled');
  expect(sentFiles()).toEqual([]);
});

test.each(['file gone', 'file changed'])(
  '[UPLOAD-47] %s: a copy saved in the meantime is sent at once',
  async (problem) => {
    const { keep, fail, sentFiles, state, timers } = await createSaved();
    keep('saved');
    await fail(problem);
    expect(timers.pending()).toEqual([]);
    expect(state()).toBe('sending');
    expect(sentFiles()[1]).toBe(copy);
  },
);

test.each([
  ['file gone', 'needs-file'],
  ['file changed', 'failed'],
])('[UPLOAD-47][UPLOAD-48] %s, and there is no copy: %s', async (problem, expected) => {
  const { keep, fail, state, store, attempts } = await createSaved();
  keep('no-room');
  await fail(problem);
  expect(state()).toBe(expected);
  expect(store.getSnapshot()[0]).toMatchObject({ problem, pastAttempts: { countedFailures: 0 } });
  expect(attempts).toHaveLength(1);
});

test.each([
  ['file gone', 'needs-file'],
  ['file changed', 'failed'],
])('[UPLOAD-18][UPLOAD-47] %s, of the copy itself: %s', async (problem, expected) => {
  const { fail, state, attempts } = await createSaved({ persistence: 'saved' });
  await fail(problem);
  expect(state()).toBe(expected);
  expect(attempts).toHaveLength(1);
});

test('[UPLOAD-47] the file that would be sent can be opened', async () => {
  const { ports } = createFakePorts();
  const queue = createQueue(ports);
  const [id = ''] = queue.enqueue([createJob({ file: chosen })]);
  expect(await queue.openFile(id)).toBe(chosen);
  expect(await queue.openFile('another')).toBeUndefined();
  const { files, store } = await createSaved({ persistence: 'saved' });
  const [upload] = store.getSnapshot();
  expect(upload && (await files.open(upload))?.file).toBe(copy);
});

test('[UPLOAD-47] the file of a dismissed upload is released', async () => {
  const { store, files } = await createSaved({ persistence: 'off' });
  dropFinishedFiles(store, files);
  store.dispatch({ type: 'cancelled', id: 'upload-1' });
  expect(files.retained('upload-1')).toBe(chosen);
  store.dispatch({ type: 'dismissed', ids: ['upload-1'] });
  expect(files.retained('upload-1')).toBeUndefined();
});

test('[UPLOAD-47] the list itself retains no file', () => {
  const { ports } = createFakePorts();
  const queue = createQueue(ports);
  queue.enqueue([createJob({ file: chosen })]);
  expect(queue.getSnapshot()[0]?.job.file).not.toBeInstanceOf(File);
});

test('[UPLOAD-47] failed and cancelled uploads retain their file', async () => {
  const { ports, attempts } = createFakePorts();
  const queue = createQueue(ports);
  const [a = '', b = ''] = queue.enqueue([createJob({ file: chosen }), ...createJobs(1)]);
  await allDue();
  attempts[0]?.fail('rejected');
  queue.cancel(b);
  await allDue();
  expect(await queue.openFile(a)).toBe(chosen);
  expect(await queue.openFile(b)).toBeDefined();
});

/** A queue with one upload whose file is gone; its hash is `a` where it is checked. */
async function createNeedy({ isHashed = true } = {}) {
  const { hash, checks } = createFakeContent();
  const fake = createFakePorts(isHashed ? { hash } : {});
  const queue = createQueue(fake.ports);
  const [id = ''] = queue.enqueue([createJob({ file: chosen })]);
  await allDue();
  checks[0]?.answer('a');
  await allDue();
  fake.attempts[0]?.fail('file gone');
  await allDue();
  expect(queue.getSnapshot().map(stateOf)).toEqual(['needs-file']);
  return { ...fake, queue, id, checks, state: () => queue.getSnapshot().map(stateOf)[0] };
}

const given = (text = content, name = 'pump-manual.pdf', lastModified = 7) =>
  new File([text], name, { lastModified });

test('[UPLOAD-48] the same file, by size and hash, is sent under the name in the list, even if it was renamed', async () => {
  const { queue, id, checks, attempts } = await createNeedy();
  const name = attempts[0]?.job.file.name;
  const renamed = given(content, 'renamed.pdf', 8);
  const answer = queue.provideFile(id, renamed);
  checks[1]?.answer('a');
  expect(await answer).toBe('accepted');
  await allDue();
  expect(attempts).toHaveLength(2);
  expect(attempts[1]?.job.file).toMatchObject({ name, size: renamed.size, lastModified: 8 });
  expect(await attempts[1]?.job.file.text()).toBe(content);
});

/** A file on a network drive that is away until `comeBack` is called. */
function createDriveFile() {
  const file = given();
  const slice = file.slice.bind(file);
  let isAway = true;
  file.slice = (...range) => {
    const part = slice(...range);
    return isAway
      ? Object.assign(part, { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) })
      : part;
  };
  const comeBack = () => {
    isAway = false;
  };
  return { file, comeBack };
}

test('[UPLOAD-48] a retry reads a missing file again, and sends it once it can be read', async () => {
  const { ports, attempts } = createFakePorts();
  const queue = createQueue(ports);
  const { file, comeBack } = createDriveFile();
  const [id = ''] = queue.enqueue([createJob({ file })]);
  await allDue();
  attempts[0]?.fail('file gone');
  await allDue();
  expect(queue.hasFile(id)).toBe(true);
  const before = queue.getSnapshot();
  queue.retry(id);
  await allDue();
  expect(queue.getSnapshot()).toBe(before);
  comeBack();
  queue.retry(id);
  await vi.waitFor(() => expect(attempts).toHaveLength(2));
  expect(attempts[1]?.job.file).toBe(file);
});

test('[UPLOAD-48] several files go to the uploads that miss them, by name, size and date', async () => {
  const { ports, attempts } = createFakePorts();
  const queue = createQueue(ports);
  const files = [given(undefined, 'a.pdf'), given(undefined, 'b.pdf'), given(undefined, 'c.pdf', 9)];
  queue.enqueue(files.map((file) => createJob({ file })));
  await allDue();
  for (const attempt of attempts) attempt.fail('file gone');
  await allDue();
  expect(await queue.provideFiles([given(undefined, 'c.pdf', 8), given()])).toBe(false);
  expect(await queue.provideFiles([...files.slice(1), given()])).toBe(true);
  await allDue();
  expect(queue.getSnapshot().map(stateOf)).toEqual(['needs-file', 'sending', 'sending']);
});

test.each([
  ['PRESS-0042', 'a', true],
  ['PRESS-0042', 'b', false],
  ['TANK-007', 'a', false],
])(
  '[UPLOAD-48] a file enqueued for %s with the content %s replaces the upload that misses it: %s',
  async (assetId, hash, isReplaced) => {
    const { queue, id, checks } = await createNeedy();
    queue.enqueue([createJob({ file: given(), assetId })]);
    await allDue();
    for (const check of checks.slice(1)) check.answer(hash);
    await allDue();
    expect(queue.getSnapshot().some((upload) => upload.id === id)).toBe(!isReplaced);
  },
);

test.each([
  ['differs', (check: { readonly answer: (contentHash?: string) => void }) => check.answer('b')],
  ['unreadable', (check: { readonly answer: (contentHash?: string) => void }) => check.answer(undefined)],
  ['unreadable', (check: { readonly reject: (error: Error) => void }) => check.reject(new Error('died'))],
] as const)('[UPLOAD-48] a file with another hash changes nothing: %s', async (expected, act) => {
  const { queue, id, checks, attempts } = await createNeedy();
  const before = queue.getSnapshot();
  const answer = queue.provideFile(id, given());
  const check = checks[1];
  if (!check) throw new Error('It was not hashed');
  act({ answer: (contentHash) => check.answer(contentHash), reject: check.reject });
  expect(await answer).toBe(expected);
  expect(queue.getSnapshot()).toBe(before);
  expect(attempts).toHaveLength(1);
});

test.each([
  ['the same', given(), 'accepted'],
  ['another name', given(content, 'other.pdf'), 'differs'],
  ['another time of change', given(content, 'pump-manual.pdf', 8), 'differs'],
  ['another size', given('another size'), 'differs'],
] as const)(
  '[UPLOAD-48] without a hash, a file with %s name, size and time: %s',
  async (_, file, expected) => {
    const { queue, id, state, attempts } = await createNeedy({ isHashed: false });
    expect(await queue.provideFile(id, file)).toBe(expected);
    await allDue();
    expect(state()).toBe(expected === 'accepted' ? 'sending' : 'needs-file');
    expect(attempts).toHaveLength(expected === 'accepted' ? 2 : 1);
  },
);

test('[UPLOAD-48][UPLOAD-53] without storage, a file selected again is not shown as saved', async () => {
  const { ports, attempts } = createFakePorts();
  const queue = createQueue(ports);
  const [id = ''] = queue.enqueue([createJob({ file: chosen })]);
  await allDue();
  attempts[0]?.fail('file gone');
  await allDue();
  await queue.provideFile(id, given());
  expect(queue.getSnapshot()).toMatchObject([{ persistence: 'off' }]);
});

test('[UPLOAD-24][UPLOAD-48] dispose stops comparing a file selected again', async () => {
  const { queue, id, checks, attempts } = await createNeedy();
  const before = queue.getSnapshot();
  const answer = queue.provideFile(id, given());
  queue.dispose();
  expect(checks[1]?.signal.aborted).toBe(true);
  expect(await answer).toBe('unreadable');
  expect(queue.getSnapshot()).toBe(before);
  expect(attempts).toHaveLength(1);
});

const uploadOf = (index: number, file: File): Upload => ({
  id: String(index),
  job: createJob({ file }),
  pastAttempts: noPastAttempts,
  persistence: 'saving',
  status: 'waiting',
  waitsFor: { kind: 'queued' },
});

/** Opens the chosen files of uploads that have no saved copy, one after another. */
async function openAll(chosenFiles: readonly File[]) {
  const files = createSourceFiles(() => Promise.resolve(undefined));
  const opened: (File | undefined)[] = [];
  for (const [index, file] of chosenFiles.entries()) {
    files.retain(String(index), file);
    opened.push((await files.open(uploadOf(index, file)))?.file);
  }
  return { files, opened };
}

const smallFile = (sizeBytes = smallFileBytes) =>
  new File([new Uint8Array(sizeBytes).fill(7)], 'photo.jpg', { type: 'image/jpeg', lastModified: 7 });

test('[UPLOAD-47] a small file is read once and stays what it was, whatever happens on the disk', async () => {
  const file = smallFile(3);
  const read = vi.spyOn(file, 'arrayBuffer');
  const { files, opened } = await openAll([file]);
  read.mockRejectedValue(new DOMException('It was changed.', 'NotReadableError'));
  const again = await files.open(uploadOf(0, file));
  expect(again?.file).toBe(opened[0]);
  expect(read).toHaveBeenCalledOnce();
  expect(again?.file).toMatchObject({ name: 'photo.jpg', size: 3, type: 'image/jpeg', lastModified: 7 });
  expect(await again?.file.bytes()).toEqual(new Uint8Array([7, 7, 7]));
});

test.for([
  ['large', smallFile(smallFileBytes + 1)],
  ['empty', smallFile(0)],
  ['unreadable', Object.assign(smallFile(), { arrayBuffer: () => Promise.reject(new DOMException()) })],
  ['cut short', Object.assign(smallFile(), { arrayBuffer: async () => new ArrayBuffer(1) })],
] as const)('[UPLOAD-47] a file that is %s is not kept in memory', async ([, file]) => {
  const { opened } = await openAll([file]);
  expect(opened[0]).toBe(file);
});

test('[UPLOAD-47] small files take no more than 32 MiB of memory, which those that are released free', async () => {
  const count = maxBytesInMemory / smallFileBytes;
  const { files, opened } = await openAll(Array.from({ length: count + 1 }, () => smallFile()));
  expect(opened.filter((file) => file && contentInMemory(file))).toHaveLength(count);
  files.drop('3');
  const last = await files.open(uploadOf(count, smallFile()));
  expect(last && contentInMemory(last.file)).toBeDefined();
});
