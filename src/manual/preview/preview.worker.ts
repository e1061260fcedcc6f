import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { createPreviewJob } from './preview-job.ts';

serveWorkerJob(createPreviewJob());
