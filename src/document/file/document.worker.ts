import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { fileJob } from './file-job.ts';

serveWorkerJob(fileJob);
