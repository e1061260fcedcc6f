import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { uninterruptedScheduling } from '#manual/uninterrupted-scheduling.ts';
import { inspectArchive } from '#manual/inspect.ts';
import type { Scheduling } from '#manual/scheduling.ts';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import type { EditMessage, EditTask } from './protocol.ts';
import { serve } from './serve.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Answers to job 7, with `stretchMs` between one yield and the next. */
async function answersTo(task: EditTask, yieldIntervalMs = 0): Promise<readonly EditMessage[]> {
  const said: EditMessage[] = [];
  const yieldIfDue: Scheduling['yieldIfDue'] = () => void vi.advanceTimersByTime(yieldIntervalMs);
  await serve(
    { job: 7, ...task },
    { scheduling: { ...uninterruptedScheduling, yieldIfDue: yieldIfDue } },
    (message) => said.push(message),
  );
  return said;
}

const packOf = (files: readonly File[]): EditTask => ({
  kind: 'pack',
  manual: { name: 'a', startPage: 'index.html', files: files.map((file) => ({ path: file.name, file })) },
});

const pictures = ['index.html', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png'].map(
  (name) => new File(['0123456789'], name),
);

test.each([
  [100, [10, 20, 30, 40, 50, 60]],
  // Checking the folder takes more than 100 ms before the first file is packed.
  [99, [10, 30, 50]],
  [50, [10, 30, 50]],
  [34, [10, 40]],
  [10, [10]],
])(
  '[REPAIR-13] with a file every %d ms progress is reported at most ten times a second',
  async (yieldIntervalMs, expected) => {
    const said = await answersTo(packOf(pictures), yieldIntervalMs);
    const progress = expected.map((doneBytes) => ({
      kind: 'progress',
      job: 7,
      progress: { doneBytes, totalBytes: 60 },
    }));
    expect(said).toEqual([...progress, { kind: 'made', job: 7, archive: expect.any(Blob) }]);
  },
);

test('[REPAIR-13] each kind of request has its answer', async () => {
  const file = zipFile([{ name: 'Index.HTML', data: '<html lang="en"><title>a</title>', method: 0 }]);
  const items = [
    { kind: 'rename-start-page', entry: 'Index.HTML', newName: 'index.html', texts: [] },
  ] as const;
  const report = await inspectArchive(file);
  expect(await answersTo({ kind: 'plan', file, report })).toEqual([
    { kind: 'planned', job: 7, plan: { items } },
  ]);
  expect(await answersTo({ kind: 'repair', file, items })).toEqual([
    { kind: 'made', job: 7, archive: expect.any(Blob) },
  ]);
});

test.each([
  [new DOMException('gone', 'NotFoundError'), { code: 'unreadable', detail: 'NotFoundError: gone' }],
  [new RangeError('too much'), { code: 'crashed', detail: 'RangeError: too much' }],
])('[REPAIR-13] %s is answered with %j', async (reason, failure) => {
  const arrayBuffer = async () => {
    throw reason;
  };
  const gone = Object.assign(new File(['x'], 'index.html'), { slice: () => ({ arrayBuffer }) });
  expect(await answersTo(packOf([gone]))).toEqual([{ kind: 'failed', job: 7, failure }]);
});
