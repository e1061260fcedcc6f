import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { createPackageJob } from './package-job.ts';
import { undivided } from './scheduling.ts';

serveWorkerJob(createPackageJob(() => undivided));
