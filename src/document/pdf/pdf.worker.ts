import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { pdfJob } from './pdf-job.ts';

serveWorkerJob(pdfJob);
