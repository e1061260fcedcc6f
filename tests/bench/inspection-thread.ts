import { parentPort } from 'node:worker_threads';

import type { TaskRequest, WorkerMessage } from '../../src/lib/worker/worker-job.ts';
import { createInspectJob, type InspectTasks } from '../../src/manual/inspect-job.ts';
import { uninterruptedScheduling } from '../../src/zip/decode/uninterrupted-scheduling.ts';

// A thread of Node in place of a browser's worker.
const job = createInspectJob(() => uninterruptedScheduling);
const { signal } = new AbortController();
const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, input }: TaskRequest<InspectTasks, 'readTexts'>) => {
  job.readTexts(input, { signal, emit: () => undefined, transfer: () => undefined }).then(
    (value) => post({ kind: 'value', id, value }),
    (error: unknown) => post({ kind: 'crashed', id, detail: String(error) }),
  );
});
post({ kind: 'ready' });
