import { afterEach, expect, test, vi } from 'vitest';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { createFakeWorkers, startNoWorker } from '../../../tests/support/fakes/fake-worker.ts';
import type { DocumentReport } from '../document-report.ts';
import { createPdfReader } from './pdf-reader.ts';
import type { PdfTasks } from './pdf-tasks.ts';

const sound: DocumentReport = { type: 'pdf', findings: [] };
const unchecked = { findings: [{ code: 'PDF-UNCHECKED' }] };
const picture = fakeOf<ImageBitmap>({ width: 113, height: 160 });
const fileNamed = (name: string) => new File(['%PDF-1.7'], name);
const { signal } = new AbortController();

const nameOf = (input: PdfTasks[keyof PdfTasks]['input']): string =>
  ((input instanceof Blob ? input : input.file) as File).name;

/** A reader whose workers start each file, and answer with `answers` or wait. */
function createBench(answers?: { readonly inspect?: DocumentReport; readonly draw?: ImageBitmap }) {
  const { workers, startWorker } = createFakeWorkers<PdfTasks>((worker, { id, task }) => {
    worker.say({ kind: 'ready' });
    worker.say({ kind: 'event', id, event: 'started' });
    if (answers) queueMicrotask(() => worker.answer(id, answers[task]));
  });
  const reader = createPdfReader({ startWorker });
  const requests = () =>
    workers.flatMap((worker) => worker.requests.map(({ task, input }) => `${task} ${nameOf(input)}`));
  return { reader, workers, requests };
}

afterEach(() => vi.useRealTimers());

test('[DOCUMENT-7] a file that takes too long is given up with its worker; the next one gets another', async () => {
  vi.useFakeTimers();
  const { reader, workers, requests } = createBench();
  const endless = reader.inspect(fileNamed('endless'), signal);
  const next = reader.inspect(fileNamed('next'), signal);
  await vi.advanceTimersByTimeAsync(9999);
  expect(requests()).toEqual(['inspect endless']);
  const facts = { pages: 3, isSigned: false };
  workers[0]!.say({ kind: 'event', id: 1, event: facts });
  await vi.advanceTimersByTimeAsync(1);
  expect(await endless).toMatchObject({ ...unchecked, facts });
  expect(workers[0]!.isTerminated).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(requests()).toEqual(['inspect endless', 'inspect next']);
  workers[1]!.answer(2, sound);
  expect(await next).toBe(sound);
  reader.dispose();
});

test('[DOCUMENT-7] a file that cannot be read is not checked, nor drawn', async () => {
  const { reader } = createBench({});
  expect(await reader.inspect(fileNamed('a'), signal)).toMatchObject(unchecked);
  expect(await reader.draw(fileNamed('a'), 160, signal)).toBeUndefined();
  reader.dispose();
});

test('[DOCUMENT-7][THUMB-7] if no worker can start, a PDF has no report, and drawing it fails', async () => {
  const reader = createPdfReader({ startWorker: startNoWorker });
  expect(await reader.inspect(fileNamed('a'), signal)).toBeUndefined();
  await expect(reader.draw(fileNamed('a'), 160, signal)).rejects.toMatchObject({ name: 'WorkerFailedError' });
});

test('[DOCUMENT-7] removing a file ends its inspection, or keeps it from beginning', async () => {
  const { reader, workers, requests } = createBench();
  const row = new AbortController();
  const first = reader.inspect(fileNamed('first'), row.signal);
  const waiting = reader.inspect(fileNamed('waiting'), row.signal);
  await vi.waitFor(() => expect(requests()).toHaveLength(1));
  row.abort(new DOMException('Removed.', 'AbortError'));
  await expect(first).rejects.toThrow('Removed.');
  await expect(waiting).rejects.toThrow('Removed.');
  expect(workers[0]!.isTerminated).toBe(true);
  expect(requests()).toEqual(['inspect first']);
  reader.dispose();
});

test('[DOCUMENT-7] a picture waits for one inspection, not for all', async () => {
  const { reader, requests } = createBench({ inspect: sound, draw: picture });
  const inspections = ['1', '2', '3'].map((name) => reader.inspect(fileNamed(name), signal));
  await Promise.all([reader.draw(fileNamed('1'), 160, signal), ...inspections]);
  expect(requests()).toHaveLength(4);
  expect(requests().slice(0, 2)).toContain('draw 1');
  reader.dispose();
});
