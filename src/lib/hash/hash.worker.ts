import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { createHashJob } from './hash-job.ts';

serveWorkerJob(createHashJob({ sliceBytes: 2 ** 20 }));
