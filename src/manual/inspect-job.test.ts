import { expect, test } from 'vitest';

import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { createZip } from '../../tests/fixtures/create-manual.ts';
import { runHere } from '../../tests/support/fake-worker.ts';
import { createInspectJob } from './inspect-job.ts';
import { inspectArchive } from './inspect.ts';
import { defaultLimits } from './limits.ts';

const job = createInspectJob(() => uninterruptedScheduling);

test('[MANUAL-3] an inspection reports the structure, then its progress, and ends with the report', async () => {
  const file = await createZip();
  const { value, events } = await runHere(job, 'inspect', { file });
  const report = await inspectArchive(file);
  expect(value).toEqual({ ok: true, value: report });
  expect(events[0]).toMatchObject({ kind: 'structure', report: { complete: false, title: report.title } });
  const [last] = events.slice(-1);
  expect(last).toMatchObject({
    kind: 'progress',
    progress: { doneFiles: report.files, totalFiles: report.files },
  });
  expect(events.slice(1).map(({ kind }) => kind)).not.toContain('structure');
});

/** A file of which no part can be read. */
async function createGone(error: Error): Promise<Blob> {
  const arrayBuffer = async () => {
    throw error;
  };
  return Object.assign(Object.create(await createZip()) as Blob, { slice: () => ({ arrayBuffer }) });
}

test('[MANUAL-7] [MANUAL-10] the read error of a file is sent as data, a defect is not', async () => {
  const gone = await createGone(new DOMException('gone', 'NotFoundError'));
  expect((await runHere(job, 'inspect', { file: gone })).value).toEqual({
    ok: false,
    problem: { code: 'unreadable', detail: 'NotFoundError: gone' },
  });
  const broken = await createGone(new TypeError('x is not a function'));
  await expect(runHere(job, 'inspect', { file: broken })).rejects.toThrow('x is not a function');
});

test('the limits of a request are used; without them the inspection has defaults', async () => {
  const file = await createZip();
  const limits = { ...defaultLimits, maxEntries: 1 };
  const limited = (await runHere(job, 'inspect', { file, limits })).value;
  expect(limited).toEqual({ ok: true, value: await inspectArchive(file, { limits }) });
  expect(limited).toMatchObject({ value: { verdict: 'unsafe' } });
  expect((await runHere(job, 'inspect', { file })).value).toMatchObject({ value: { verdict: 'manual' } });
});
