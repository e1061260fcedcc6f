import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';
import { onPage } from '#zip/decode/on-page.ts';

import type { PackageFolder } from './find-packages.ts';
import type { PackageInput } from './inspect-package.ts';
import type { PackageTasks } from './package-job.ts';
import url from './package.worker.ts?worker&url';
import type { FilePlace, PackageProgress } from './report/package-report.ts';

/** Options of a call. */
export interface PackageCall<Event> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Event) => void;
}

const createPackageClient = defineWorkerJob<PackageTasks>({
  url,
  load: onPage(async () => (await import('./package-job.ts')).createPackageJob),
});

/**
 * Reads packages one after another, in a worker that exists only while there is work. Every call rejects with the
 * signal's reason when aborted, `FileUnreadableError` when a file is gone or has changed, and `WorkerFailedError` when
 * the work can't be done here.
 */
export function createPackageReader(options?: WorkerOptions<PackageTasks>) {
  const client = createPackageClient(options);
  return {
    /** Recognizes a package and reads what it says about itself; `undefined` if it is none. */
    inspect: (input: PackageInput<Blob>, { signal, onProgress }: PackageCall<PackageProgress> = {}) =>
      client.run('inspect', input, { signal, onEvent: onProgress }),
    /** Takes files out of a package, in their order; progress is the number of those that are done. */
    extract: (
      input: PackageInput<Blob>,
      places: readonly FilePlace[],
      { signal, onProgress }: PackageCall<number> = {},
    ) => client.run('extract', { input, places }, { signal, onEvent: onProgress }),
    /** Packs the files of a folder; progress is in bytes. */
    pack: (folder: Pick<PackageFolder, 'files'>, { signal, onProgress }: PackageCall<number> = {}) =>
      client.run('pack', folder, { signal, onEvent: onProgress }),
    /** Stops everything; running and waiting calls reject with an `AbortError`. */
    dispose: client.dispose,
  };
}

/** Reader of packages. */
export type PackageReader = ReturnType<typeof createPackageReader>;
