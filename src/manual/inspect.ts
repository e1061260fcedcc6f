import type { ByteSource } from './byte-source.ts';
import { uninterruptedScheduling } from './uninterrupted-scheduling.ts';
import { inspectAt, type InspectOptions } from './inspect-at.ts';
import type { InspectionReport } from './report.ts';

/** `inspectAt` for a dedicated thread. */
export const inspectArchive = (file: ByteSource, options?: InspectOptions): Promise<InspectionReport> =>
  inspectAt(uninterruptedScheduling, file, options);
