import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

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

test.each([
  ['crashed', ['WorkerFailedError: TypeError: x is undefined']],
  ['unreadable', []],
] as const)(
  '[DOCUMENT-21] an inspection that ends as %s says nothing about the file; a defect is logged',
  async (kind, logged) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const { reader, workers } = createBench();
    const report = reader.inspect(fileNamed('a.docx'), signal);
    await vi.waitFor(() => expect(workers[0]?.requests).toHaveLength(1));
    workers[0]!.say({ kind, id: 1, detail: 'TypeError: x is undefined' });
    expect(await report).toMatchObject({ findings: [{ code: 'FILE-UNCHECKED' }] });
    expect(log.mock.calls.map(([, cause]) => String(cause))).toEqual(logged);
    reader.dispose();
  },
);

test('[DOCUMENT-21] where no worker starts, nothing is said', async () => {
  const reader = createDocumentReader({ startWorker: startNoWorker });
  expect(await reader.inspect(fileNamed('a.docx'), signal)).toBeUndefined();
});
