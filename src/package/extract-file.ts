import { mediaTypeOf } from '#file-type/media-type.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { baseName } from '#zip/paths.ts';
import { createBlobParts } from '#zip/write/blob-parts.ts';

import type { FileTree } from './container/file-tree.ts';
import { createFolderTree } from './container/folder-tree.ts';
import { isEntryUnreadableError, type EntryProblem, type UnpackContext } from './container/unpack-pass.ts';
import { openZipTree, type ZipContext } from './container/zip-tree.ts';
import { isFolderInput, type PackageInput } from './inspect-package.ts';
import { defaultPackageLimits } from './package-limits.ts';
import type { FilePlace } from './package-report.ts';
import { undivided } from './scheduling.ts';

/** Reason why a file can't be taken out of a package; `missing` if the package has no such file. */
export type ExtractProblem = EntryProblem | 'missing';

/** Options of `extractFile`. */
export interface ExtractOptions {
  /** Default: scheduling for a dedicated thread. */
  readonly scheduling?: UnpackContext['scheduling'];
  /** Called with the bytes of the file that were read. */
  readonly onProgress?: (doneBytes: number) => void;
}

/**
 * Takes a file out of a package, through nested containers, once its checksum is found right. A file that isn't
 * compressed stays a part of the package, without a copy; any other is unpacked to the browser's blob storage in blocks of
 * 4 MiB. Rejects with a read error of the package.
 */
export async function extractFile(
  input: PackageInput<Blob>,
  place: FilePlace,
  { scheduling = undivided, onProgress = () => undefined }: ExtractOptions = {},
): Promise<Result<File, ExtractProblem>> {
  // Each archive on the way is checked for bombs when it is opened.
  const context = { limits: defaultPackageLimits, scheduling, budget: { remainingBytes: Infinity } };
  const path = place.at(-1) ?? '';
  try {
    const files = await openContainer(input, place.slice(0, -1), context);
    if (files === undefined || !files.paths.includes(path)) return fail('missing');
    const name = baseName(path);
    return ok(new File([await contentOf(files, path, onProgress)], name, { type: mediaTypeOf(name) ?? '' }));
  } catch (error) {
    if (isEntryUnreadableError(error)) return fail(error.problem);
    throw error;
  }
}

/** Opens the innermost of nested containers; `undefined` if there is no such container. */
async function openContainer(
  input: PackageInput<Blob>,
  containers: FilePlace,
  context: ZipContext,
): Promise<FileTree | undefined> {
  let files = isFolderInput(input) ? createFolderTree(input) : await openZipTree(input, context);
  for (const container of containers) {
    if (files?.paths.includes(container) !== true) return undefined;
    files = await openZipTree(await files.open(container), context);
  }
  return files;
}

async function contentOf(
  files: FileTree,
  path: string,
  onProgress: (doneBytes: number) => void,
): Promise<Blob> {
  const content = await files.open(path);
  const parts = createBlobParts();
  let doneBytes = 0;
  await files.unpack(path, (chunk) => {
    if (!(content instanceof Blob)) parts.push(chunk);
    doneBytes += chunk.length;
    onProgress(doneBytes);
  });
  return content instanceof Blob ? content : parts.toBlob();
}
