import { createInspectJob, type InspectTasks } from '#manual/inspect-job.ts';
import type { TextReaders } from '#manual/texts/text-queue.ts';
import { createReaders } from '#manual/worker-readers.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { createFakeWorkers, runHere, type FakeWorker } from './fake-worker.ts';

/** Readers of texts on this thread. They get and send copies, as workers do, and answer in another order than asked. */
export function createReadersHere(
  count: number,
): TextReaders & { readonly workers: FakeWorker<InspectTasks>[] } {
  const job = createInspectJob(() => uninterruptedScheduling);
  let calls = 0;
  const { workers, startWorker } = createFakeWorkers<InspectTasks>((worker, { id, input }) => {
    calls += 1;
    const isLate = calls % 2 === 1;
    const answer = async (): Promise<void> => {
      const { value } = await runHere(
        job,
        'readTexts',
        structuredClone(input) as InspectTasks['readTexts']['input'],
      );
      if (isLate) await new Promise((resolve) => setTimeout(resolve));
      if (!worker.isTerminated) worker.answer(id, structuredClone(value));
    };
    void answer();
  });
  return { ...createReaders(count, { startWorker }), workers };
}
