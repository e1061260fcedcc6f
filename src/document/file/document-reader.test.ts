import { afterEach, expect, test, vi } from 'vitest';

import { createFakeWorkers, startNoWorker } from '../../../tests/support/fakes/fake-worker.ts';
import type { DocumentReport } from '../document-report.ts';
import { createDocumentReader } from './document-reader.ts';
import type { FileTasks } from './file-tasks.ts';

const sound: DocumentReport = { type: 'docx', findings: [] };
const fileNamed = (name: string) => new File(['PK'], name);
const { signal } = new AbortController();

/** A reader whose workers start each file, and answer or wait. */
function createBench(answer?: DocumentReport) {
  const { workers, startWorker } = createFakeWorkers<FileTasks>((worker, { id }) => {
    worker.say({ kind: 'ready' });
    worker.say({ kind: 'event', id, event: 'started' });
    if (answer) queueMicrotask(() => worker.answer(id, answer));
  });
  return { reader: createDocumentReader({ startWorker }), workers };
}

afterEach(() => vi.useRealTimers());

test('[DOCUMENT-21] no worker exists before the first file', async () => {
  const { reader, workers } = createBench(sound);
  expect(workers).toHaveLength(0);
  expect(await reader.inspect(fileNamed('a.docx'), signal)).toBe(sound);
  expect(workers).toHaveLength(1);
  reader.dispose();
  expect(workers[0]!.isTerminated).toBe(true);
});

test('[DOCUMENT-21] a file that takes too long is given up with its worker; the next one gets another', async () => {
  vi.useFakeTimers();
  const { reader, workers } = createBench();
  const endless = reader.inspect(fileNamed('endless.docx'), signal);
  const next = reader.inspect(fileNamed('next.docx'), signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await endless).toMatchObject({ findings: [{ code: 'FILE-UNCHECKED', severity: 'info' }] });
  expect(workers[0]!.isTerminated).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  workers[1]!.answer(2, sound);
  expect(await next).toBe(sound);
  reader.dispose();
});

test('[DOCUMENT-21] where no worker starts, nothing is said', async () => {
  const reader = createDocumentReader({ startWorker: startNoWorker });
  expect(await reader.inspect(fileNamed('a.docx'), signal)).toBeUndefined();
});
