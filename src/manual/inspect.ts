import type { ByteSource } from '#lib/file/byte-source.ts';
import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import { inspectWith, type InspectOptions } from './inspect-with.ts';
import type { InspectionReport } from './report.ts';

/** `inspectWith` for a dedicated thread. */
export const inspectArchive = (file: ByteSource, options?: InspectOptions): Promise<InspectionReport> =>
  inspectWith(uninterruptedScheduling, file, options);
