import type { Result } from '#lib/result.ts';
import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import type { ExtractProblem } from './extract-files.ts';
import type { PackageFolder } from './find-packages.ts';
import type { PackageInput } from './inspect-package.ts';
import type { PackageTasks } from './package-job.ts';
import type { FilePlace, PackageProgress, PackageReport } from './package-report.ts';
import url from './package.worker.ts?worker&url';

/** Options of a call. */
export interface PackageCall<Event> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Event) => void;
}

/**
 * Reads packages one after another, in a worker that exists only while there is work. Every call rejects with the
 * signal's reason when aborted, `FileUnreadableError` when a file is gone or has changed, and `WorkerFailedError` when
 * the work can't be done here.
 */
export interface PackageReader {
  /** Recognizes a package and reads what it says about itself; `undefined` if it is none. */
  readonly inspect: (
    input: PackageInput<Blob>,
    call?: PackageCall<PackageProgress>,
  ) => Promise<PackageReport | undefined>;
  /** Takes files out of a package, in their order; progress is the number of those that are done. */
  readonly extract: (
    input: PackageInput<Blob>,
    places: readonly FilePlace[],
    call?: PackageCall<number>,
  ) => Promise<readonly Result<File, ExtractProblem>[]>;
  /** Packs the files of a folder; progress is in bytes. */
  readonly pack: (folder: Pick<PackageFolder, 'files'>, call?: PackageCall<number>) => Promise<Blob>;
  /** Stops everything; running and waiting calls reject with an `AbortError`. */
  readonly dispose: () => void;
}

const createPackageClient = defineWorkerJob<PackageTasks>({
  url,
  load: async () => {
    const [{ createPackageJob }, { createCooperativeScheduling }] = await Promise.all([
      import('./package-job.ts'),
      import('#zip/decode/cooperative-scheduling.ts'),
    ]);
    return createPackageJob(createCooperativeScheduling);
  },
});

/** Creates a reader without a worker; the first call starts one. */
export function createPackageReader(options?: WorkerOptions<PackageTasks>): PackageReader {
  const client = createPackageClient(options);
  return {
    inspect: (input, { signal, onProgress } = {}) =>
      client.run('inspect', input, { signal, onEvent: onProgress }),
    extract: (input, places, { signal, onProgress } = {}) =>
      client.run('extract', { input, places }, { signal, onEvent: onProgress }),
    pack: (folder, { signal, onProgress } = {}) =>
      client.run('pack', folder, { signal, onEvent: onProgress }),
    dispose: client.dispose,
  };
}
