import type { Result } from '#lib/result.ts';
import { limitRate } from '#lib/time/limit-rate.ts';
import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';
import { packContent } from '#zip/write/pack-content.ts';
import { plainEntry } from '#zip/write/plain-entry.ts';
import { createZipWriter } from '#zip/write/zip-writer.ts';

import type { UnpackContext } from './container/unpack.ts';
import { type ExtractProblem, extractFiles } from './extract-files.ts';
import type { PackageFolder } from './find-packages.ts';
import { type PackageInput, inspectPackage } from './inspect-package.ts';
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
    inspectPackage(input, { scheduling: schedulingFor(signal), onProgress: limitRate(emit) }),
  extract: ({ input, places }, { signal, emit }) =>
    extractFiles(input, places, { scheduling: schedulingFor(signal), onProgress: limitRate(emit) }),
  pack: (folder, { signal, emit }) =>
    packFolder(folder, { scheduling: schedulingFor(signal), onProgress: limitRate(emit) }),
});

/** Options of `packFolder`. */
interface PackFolderOptions extends Pick<UnpackContext, 'scheduling'> {
  /** Called with the bytes that were read. */
  readonly onProgress?: (doneBytes: number) => void;
}

/**
 * Packs an unpacked package. Nothing is compressed, so that its files aren't copied and its containers are listed at once,
 * and the entry `mimetype` comes first. Rejects with the read error of a file.
 */
export async function packFolder(
  { files }: Pick<PackageFolder, 'files'>,
  { scheduling: { yieldIfDue }, onProgress = () => undefined }: PackFolderOptions,
): Promise<Blob> {
  const writer = createZipWriter();
  let doneBytes = 0;
  const sorted = files.toSorted((a, b) => Number(b.path === 'mimetype') - Number(a.path === 'mimetype'));
  for (const [index, { path, file }] of sorted.entries()) {
    const onRead = (bytes: number) => {
      doneBytes += bytes;
      onProgress(doneBytes);
    };
    const content = await packContent(file, { isCompressible: false, onRead, yieldIfDue });
    writer.add(plainEntry({ index, name: path, modified: new Date(file.lastModified), content }));
  }
  return writer.finish();
}
