import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { createInspectJob } from './inspect-job.ts';
import { startWorkerReaders } from './worker-readers.ts';
import { uninterruptedScheduling } from './uninterrupted-scheduling.ts';

serveWorkerJob(createInspectJob(() => uninterruptedScheduling, startWorkerReaders));
