import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Scheduling } from '#zip/decode/scheduling.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { runHere } from '../../../tests/support/fakes/fake-worker.ts';
import type { ManualFolder } from '../pack/find-manuals.ts';
import { createEditJob } from './edit-job.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A job that yields every `yieldIntervalMs`. */
function createJob(yieldIntervalMs = 0) {
  const yieldIfDue: Scheduling['yieldIfDue'] = () => void vi.advanceTimersByTime(yieldIntervalMs);
  return createEditJob(() => ({ ...uninterruptedScheduling, yieldIfDue }));
}

const folderOf = (files: readonly File[]): ManualFolder => ({
  name: 'a',
  startPage: 'index.html',
  files: files.map((file) => ({ path: file.name, file })),
});

const pictures = ['index.html', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png'].map(
  (name) => new File(['0123456789'], name),
);

test('[REPAIR-13] progress is reported at most ten times a second', async () => {
  const { value, events } = await runHere(createJob(50), 'pack', folderOf(pictures));
  expect(events).toEqual([10, 30, 50].map((doneBytes) => ({ doneBytes, totalBytes: 60 })));
  expect(value).toEqual({ ok: true, value: expect.any(Blob) });
});

/** A file whose bytes can't be read. */
function createBroken(reason: Error): File {
  const arrayBuffer = async () => {
    throw reason;
  };
  return Object.assign(new File(['x'], 'index.html'), { slice: () => ({ arrayBuffer }) });
}

test('[REPAIR-13] the read error of a file, and a defect, are passed on', async () => {
  const gone = folderOf([createBroken(new DOMException('gone', 'NotFoundError'))]);
  await expect(runHere(createJob(), 'pack', gone)).rejects.toMatchObject({ name: 'NotFoundError' });
  const defect = folderOf([createBroken(new RangeError('too much'))]);
  await expect(runHere(createJob(), 'pack', defect)).rejects.toThrow('too much');
});
