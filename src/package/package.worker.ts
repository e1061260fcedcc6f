import { neverYields } from '#lib/time/yielding.ts';
import { serveWorkerJob } from '#lib/worker/worker-job.ts';

import { createPackageJob } from './package-job.ts';

serveWorkerJob(createPackageJob(() => neverYields));
