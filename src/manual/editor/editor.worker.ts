import { serveWorkerJob } from '#lib/worker/worker-job.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { createEditJob } from './edit-job.ts';

serveWorkerJob(createEditJob(() => uninterruptedScheduling));
