import { serveWorkerJob } from '#lib/worker/worker-job.ts';
import { neverYields } from '#manual/steps.ts';

import { createPaperJob } from './paper-job.ts';

serveWorkerJob(createPaperJob(() => neverYields));
