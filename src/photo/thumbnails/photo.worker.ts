import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { photoJob } from './photo-job.ts';

serveWorkerJob(photoJob);
