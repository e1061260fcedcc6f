import { neverYields } from '#lib/time/yielding.ts';
import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { createPaperJob } from './paper-job.ts';

serveWorkerJob(createPaperJob(() => neverYields));
