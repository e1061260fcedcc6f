import { serveWorkerJob } from '#lib/worker/worker-job.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { createInspectJob } from './inspect-job.ts';
import { startWorkerReaders } from './worker-readers.ts';

serveWorkerJob(createInspectJob(() => uninterruptedScheduling, startWorkerReaders));
