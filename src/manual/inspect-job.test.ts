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
function receivedFrom(answer: InspectAnswer, isListening = true) {
  const received: unknown[] = [];
  const settled: Outcome<InspectionReport>[] = [];
  const call: InspectCall = isListening
    ? { onProgress: (value) => received.push(value), onStructure: (value) => received.push(value) }
    : {};
  receive(answer, call, (outcome) => settled.push(outcome));
  return { received, settled };
}

test.each<[InspectAnswer, unknown]>([
  [{ kind: 'progress', job: 1, progress }, progress],
  [{ kind: 'structure', job: 1, report }, report],
])('[MANUAL-3] %j is passed to the listener, and settles nothing', (answer, value) => {
  expect(receivedFrom(answer)).toEqual({ received: [value], settled: [] });
  expect(receivedFrom(answer, false)).toEqual({ received: [], settled: [] });
});

test('a report settles', () => {
  expect(receivedFrom({ kind: 'report', job: 1, report })).toEqual({
    received: [],
    settled: [{ value: report }],
  });
});

test.each([
  ['unreadable', new FileUnreadableError('NotFoundError: gone')],
  ['crashed', new WorkerFailedError('NotFoundError: gone')],
] as const)('[MANUAL-7] a failure that is %s settles with its own error', (code, error) => {
  const failure = { code, detail: 'NotFoundError: gone' };
  const { received, settled } = receivedFrom({ kind: 'failed', job: 1, failure });
  expect(received).toEqual([]);
  expect(settled).toStrictEqual([{ error }]);
});

test('an unknown answer is a programming error', () => {
  const unknown: InspectAnswer = JSON.parse('{ "kind": "other", "job": 1 }');
  expect(() => receivedFrom(unknown)).toThrow('Unreachable case');
  const failed: InspectAnswer = JSON.parse('{ "kind": "failed", "job": 1, "failure": { "code": "other" } }');
  expect(() => receivedFrom(failed)).toThrow('Unreachable case');
});
