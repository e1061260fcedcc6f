import type { ByteSource } from './byte-source.ts';
import { fullSpeed } from './full-speed.ts';
import { inspectAt, type InspectOptions } from './inspect-at.ts';
import type { Report } from './report.ts';

/** `inspectAt` for a thread of one's own. */
export const inspectArchive = (file: ByteSource, options?: InspectOptions): Promise<Report> =>
  inspectAt(fullSpeed, file, options);
