import { expect, test } from 'vitest';

import type { Outcome } from '#lib/worker/job.ts';
import { WorkerFailedError } from '#lib/worker/worker-failed-error.ts';

import { FileUnreadableError } from './errors.ts';
import { receive, type InspectCall } from './inspect-job.ts';
import type { InspectAnswer } from './protocol.ts';
import type { InspectionReport } from './report.ts';

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

/** The caller's view of an answer, and the settled result. */
function heardOf(answer: InspectAnswer, isListening = true) {
  const heard: unknown[] = [];
  const settled: Outcome<InspectionReport>[] = [];
  const call: InspectCall = isListening
    ? { onProgress: (value) => heard.push(value), onStructure: (value) => heard.push(value) }
    : {};
  receive(answer, call, (outcome) => settled.push(outcome));
  return { heard, settled };
}

test.each<[InspectAnswer, unknown]>([
  [{ kind: 'progress', job: 1, progress }, progress],
  [{ kind: 'structure', job: 1, report }, report],
])('[MANUAL-3] %j is passed to the listener, and settles nothing', (answer, value) => {
  expect(heardOf(answer)).toEqual({ heard: [value], settled: [] });
  expect(heardOf(answer, false)).toEqual({ heard: [], settled: [] });
});

test('a report settles', () => {
  expect(heardOf({ kind: 'report', job: 1, report })).toEqual({ heard: [], settled: [{ value: report }] });
});

test.each([
  ['unreadable', new FileUnreadableError('NotFoundError: gone')],
  ['crashed', new WorkerFailedError('NotFoundError: gone')],
] as const)('[MANUAL-7] a failure that is %s settles with its own error', (code, error) => {
  const failure = { code, detail: 'NotFoundError: gone' };
  const { heard, settled } = heardOf({ kind: 'failed', job: 1, failure });
  expect(heard).toEqual([]);
  expect(settled).toStrictEqual([{ error }]);
});

test('an unknown answer is a programming error', () => {
  const unknown: InspectAnswer = JSON.parse('{ "kind": "other", "job": 1 }');
  expect(() => heardOf(unknown)).toThrow('Unreachable case');
  const failed: InspectAnswer = JSON.parse('{ "kind": "failed", "job": 1, "failure": { "code": "other" } }');
  expect(() => heardOf(failed)).toThrow('Unreachable case');
});
