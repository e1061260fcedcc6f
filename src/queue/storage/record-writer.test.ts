import { expect, test, vi } from 'vitest';

import { createReadOnlyStorage } from '../../../tests/support/fakes/fake-upload-storage.ts';
import { createJob } from '../../../tests/support/fakes/queue-fakes.ts';
import { noPastAttempts } from '../past-attempts.ts';
import type { Upload } from '../upload.ts';
import { createRecordWriter } from './record-writer.ts';
import type { UploadStorage } from './upload-storage.ts';

test('[UPLOAD-68] a tab that loses leadership while the database opens writes nothing', async () => {
  let isLeading = true;
  const { promise: opened, resolve: open } = Promise.withResolvers<string>();
  const changes: Change[] = [];
  const write: UploadStorage['write'] = async (change) => {
    await opened;
    changes.push(change);
    return 'written';
  };
  const writer = createWriter({ open: () => opened, write }, async () => isLeading);
  writer.note('upload-1', cancelled('upload-1'));
  await new Promise(setImmediate);
  isLeading = false;
  open('');
  await writer.finish();
  expect(changes).toEqual([]);
});

test('[UPLOAD-57] a stored upload that is dismissed before it is saved is written to the history', async () => {
  const { writer, changes, endFirst } = createSlowWriter();
  writer.note('upload-1', cancelled('upload-1'));
  await new Promise(setImmediate);
  expect(changes).toHaveLength(1);
  writer.note('upload-2', stored('upload-2'));
  writer.note('upload-2', undefined);
  endFirst.resolve();
  await writer.finish();
  expect(historyOf(changes)).toEqual(['upload-2']);
  expect(changes.at(-1)?.removedIds).toEqual(['upload-2']);
});

test('[UPLOAD-57] a failed write loses no history entry of an upload that is dismissed meanwhile', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { writer, changes, endFirst } = createSlowWriter();
  writer.note('upload-1', stored('upload-1'));
  await new Promise(setImmediate);
  expect(changes).toHaveLength(1);
  writer.note('upload-1', undefined);
  endFirst.reject(new Error('full disk'));
  await writer.finish();
  expect(historyOf(changes.slice(1))).toEqual(['upload-1']);
});

test('[UPLOAD-53] of failed writes in a row, the first is logged with its cause', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { writer, endFirst } = createSlowWriter({ isAlwaysFailing: true });
  writer.note('upload-1', cancelled('upload-1'));
  const cause = new Error('full disk');
  endFirst.reject(cause);
  await writer.finish();
  expect(log.mock.calls).toEqual([['Uploads could not be saved.', cause]]);
});

type Change = Parameters<UploadStorage['write']>[0];

/** A writer to a device with these methods, by default of a tab that leads. */
function createWriter(methods: Partial<UploadStorage>, isLeading = async () => true) {
  const readOnly = createReadOnlyStorage(async () => ({ records: [], savedBytes: new Map() }));
  return createRecordWriter(
    { storage: { ...readOnly, ...methods }, owner: 'mia' },
    {
      now: () => 0,
      setTimer: () => () => undefined,
      compareReceipt: () => ({ isMatch: false }),
      isLeading,
      written: [],
    },
  );
}

/** A writer whose first write stays under way until the test ends it. */
function createSlowWriter({ isAlwaysFailing = false } = {}) {
  const endFirst = Promise.withResolvers<void>();
  const changes: Change[] = [];
  const write: UploadStorage['write'] = async (change) => {
    changes.push(change);
    if (changes.length === 1 || isAlwaysFailing) await endFirst.promise;
    return 'written';
  };
  return { writer: createWriter({ write }), changes, endFirst };
}

const cancelled = (id: string): Upload => ({
  id,
  job: createJob(),
  pastAttempts: noPastAttempts,
  persistence: 'saving',
  status: 'cancelled',
});

const stored = (id: string): Upload => ({
  id,
  job: createJob(),
  status: 'stored',
  receipt: { kind: 'stored' },
  endedAt: 1,
});

const historyOf = (changes: readonly Change[]) =>
  changes.flatMap(({ knownDocuments }) => knownDocuments.map(({ id }) => id));
