import { mediaTypeOf } from '#file-type/media-type.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { neverYields } from '#lib/time/yielding.ts';
import { baseName } from '#zip/paths.ts';

import type { FileTree } from './container/file-tree.ts';
import { createFolderTree } from './container/folder-tree.ts';
import { isEntryUnreadableError, type EntryProblem, type UnpackContext } from './container/unpack.ts';
import { openZipTree } from './container/zip-tree.ts';
import { isFolderInput, type PackageInput } from './inspect-package.ts';
import type { FilePlace } from './report/package-report.ts';

/** Reason why a file can't be taken out of a package; `missing` if the package has no such file. */
export type ExtractProblem = EntryProblem | 'missing';

/** Options of `extractFiles`. */
export interface ExtractOptions {
  /** Default: scheduling for a dedicated thread. */
  readonly scheduling?: UnpackContext['scheduling'];
  /** Called with the number of files that were taken out. */
  readonly onProgress?: (doneFiles: number) => void;
}

/**
 * Takes files out of a package, through nested containers, each once its checksum is found right. A file that isn't
 * compressed stays a part of the package, without a copy; any other is unpacked to the browser's blob storage in blocks of
 * 4 MiB. The package is opened once for all of them. Rejects with a read error of the package.
 */
export async function extractFiles(
  input: PackageInput<Blob>,
  places: readonly FilePlace[],
  { scheduling = neverYields, onProgress = () => undefined }: ExtractOptions = {},
): Promise<readonly Result<File, ExtractProblem>[]> {
  // Each archive on the way is checked for bombs when it is opened.
  const context = { scheduling, budget: { remainingBytes: Infinity } };
  const files = isFolderInput(input) ? createFolderTree(input) : await openZipTree(input, context);
  const results: Result<File, ExtractProblem>[] = [];
  for (const place of places) {
    results.push(await extractFile(files, place, context));
    onProgress(results.length);
  }
  return results;
}

async function extractFile(
  outer: FileTree | undefined,
  place: FilePlace,
  context: UnpackContext,
): Promise<Result<File, ExtractProblem>> {
  const path = place.at(-1) ?? '';
  try {
    const files = await openContainer(outer, place.slice(0, -1), context);
    if (files === undefined || !files.paths.includes(path)) return fail('missing');
    const name = baseName(path);
    return ok(new File([await files.extract(path)], name, { type: mediaTypeOf(name) ?? '' }));
  } catch (error) {
    if (isEntryUnreadableError(error)) return fail(error.problem);
    throw error;
  }
}

/** Opens the innermost of nested containers; `undefined` if there is no such container. */
async function openContainer(
  outer: FileTree | undefined,
  containers: FilePlace,
  context: UnpackContext,
): Promise<FileTree | undefined> {
  let files = outer;
  for (const container of containers) {
    if (files?.paths.includes(container) !== true) return undefined;
    files = await openZipTree(await files.open(container), context);
  }
  return files;
}
