import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { createPackageJob } from './package-job.ts';
import { undivided } from '#zip/read/scan-entries.ts';

serveWorkerJob(createPackageJob(() => undivided));
