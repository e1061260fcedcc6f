import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { hashJob } from './hash-blob.ts';

serveWorkerJob(hashJob);
