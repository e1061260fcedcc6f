import type { Result } from '#lib/result.ts';
import { throttled } from '#lib/time/throttled.ts';
import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';

import type { UnpackContext } from './container/unpack.ts';
import { extractFiles, type ExtractProblem } from './extract-files.ts';
import type { PackageFolder } from './find-packages.ts';
import { inspectPackage, type PackageInput } from './inspect-package.ts';
import { packFolder } from './pack-folder.ts';
import type { FilePlace, PackageProgress, PackageReport } from './report/package-report.ts';

/** The package itself leads to a report, or to none. */
export type PackageTasks = {
  readonly inspect: Task<PackageInput<Blob>, PackageReport | undefined, PackageProgress>;
  /** Reports the number of files that were taken out. */
  readonly extract: Task<
    { readonly input: PackageInput<Blob>; readonly places: readonly FilePlace[] },
    readonly Result<File, ExtractProblem>[],
    number
  >;
  /** Reports the bytes that were read. */
  readonly pack: Task<Pick<PackageFolder, 'files'>, Blob, number>;
};

/** Creates the job; the signal aborts on the page's thread only. */
export const createPackageJob = (
  schedulingFor: (signal: AbortSignal) => UnpackContext['scheduling'],
): WorkerJob<PackageTasks> => ({
  inspect: (input, { signal, emit }) =>
    inspectPackage(input, { scheduling: schedulingFor(signal), onProgress: throttled(emit) }),
  extract: ({ input, places }, { signal, emit }) =>
    extractFiles(input, places, { scheduling: schedulingFor(signal), onProgress: throttled(emit) }),
  pack: (folder, { signal, emit }) =>
    packFolder(folder, { scheduling: schedulingFor(signal), onProgress: throttled(emit) }),
});
