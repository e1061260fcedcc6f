import { neverYields } from '#lib/steps.ts';
import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { createPaperJob } from './paper-job.ts';

serveWorkerJob(createPaperJob(() => neverYields));
