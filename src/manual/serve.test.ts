import { expect, test } from 'vitest';

import { defaultLimits } from './limits.ts';
import type { InspectRequest, WorkerMessage } from './protocol.ts';
import type { InspectionReport } from './report.ts';
import { serve } from './serve.ts';

const report: InspectionReport = {
  verdict: 'manual',
  complete: true,
  pages: 1,
  files: 1,
  unreadFiles: 0,
  unpackedBytes: 1,
  findings: [],
};
const progress = { doneFiles: 1, totalFiles: 2, doneBytes: 3, totalBytes: 4 };
const request: InspectRequest = { kind: 'inspect', job: 7, file: new Blob(['PK']) };

/** Messages posted for a request, in order. */
async function answersOf(inspect: Parameters<typeof serve>[1]): Promise<readonly WorkerMessage[]> {
  const answers: WorkerMessage[] = [];
  await serve(request, inspect, (message) => answers.push(message));
  return answers;
}

test('[MANUAL-3] every message has the number of its job', async () => {
  const structure = { ...report, complete: false };
  const answers = await answersOf((file, { onProgress, onStructure }) => {
    expect(file).toBe(request.file);
    onStructure?.(structure);
    onProgress?.(progress);
    return Promise.resolve(report);
  });
  expect(answers).toEqual([
    { kind: 'structure', job: 7, report: structure },
    { kind: 'progress', job: 7, progress },
    { kind: 'report', job: 7, report },
  ]);
});

test.each([
  [new DOMException('gone', 'NotFoundError'), { code: 'unreadable', detail: 'NotFoundError: gone' }],
  [new TypeError('x is not a function'), { code: 'crashed', detail: 'TypeError: x is not a function' }],
])('[MANUAL-7] the failure %s crosses as data', async (error, failure) => {
  expect(
    await answersOf(async () => {
      throw error;
    }),
  ).toEqual([{ kind: 'failed', job: 7, failure }]);
});

test('the limits of a request are used; without them the inspection has defaults', async () => {
  const given: (readonly string[])[] = [];
  const inspect: Parameters<typeof serve>[1] = (_, options) => {
    given.push(Object.keys(options).toSorted());
    expect(options.limits ?? limits).toBe(limits);
    return Promise.resolve(report);
  };
  const limits = { ...defaultLimits, maxEntries: 1 };
  await serve(request, inspect, () => undefined);
  await serve({ ...request, limits }, inspect, () => undefined);
  expect(given).toEqual([
    ['onProgress', 'onStructure'],
    ['limits', 'onProgress', 'onStructure'],
  ]);
});
