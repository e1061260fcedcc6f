import { serveWorkerJob } from '#lib/worker/worker-job.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { createInspectJob } from './inspect-job.ts';

serveWorkerJob(createInspectJob(() => uninterruptedScheduling));
