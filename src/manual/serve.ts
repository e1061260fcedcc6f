import type { ByteSource } from './byte-source.ts';
import type { InspectOptions } from './inspect-with.ts';
import type { InspectRequest, WorkerMessage } from './protocol.ts';
import type { InspectionReport } from './report.ts';
import { failureOf } from './worker-failure.ts';

type Inspect = (file: ByteSource, options: InspectOptions) => Promise<InspectionReport>;

/** Answers one request with any number of `progress`, at most one `structure`, and then one `report` or `failed`. */
export async function serve(
  request: InspectRequest,
  inspect: Inspect,
  post: (message: WorkerMessage) => void,
): Promise<void> {
  const { job, file, limits } = request;
  try {
    const report = await inspect(file, {
      ...(limits && { limits }),
      onProgress: (progress) => post({ kind: 'progress', job, progress }),
      onStructure: (structure) => post({ kind: 'structure', job, report: structure }),
    });
    post({ kind: 'report', job, report });
  } catch (error) {
    post({ kind: 'failed', job, failure: failureOf(error) });
  }
}
