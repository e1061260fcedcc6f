import { extensionOf } from '#file-type/extension.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import type { PlacedFile } from '#lib/file/placed-file.ts';
import { neverYields } from '#lib/time/yielding.ts';

import { mayBeAasx, readAasx } from './aasx/read-aasx.ts';
import { unwrapped, type FileTree } from './container/file-tree.ts';
import { createFolderTree } from './container/folder-tree.ts';
import type { UnpackContext } from './container/unpack.ts';
import { openZipTree } from './container/zip-tree.ts';
import { isIirdsCollection, mayBeIirds, readIirds, readIirdsCollection } from './iirds/read-iirds.ts';
import { defaultPackageLimits, type PackageLimits } from './package-limits.ts';
import { reportOf, type PackageReading } from './package-reading.ts';
import { encryptedFindings, type ReadContext } from './read-context.ts';
import { readDocuments } from './read-documents.ts';
import { groupFindings } from './report/package-finding.ts';
import type { PackageProgress, PackageReport } from './report/package-report.ts';
import { isVdiContainer, readVdiPackage } from './vdi2770/read-vdi-container.ts';

/** A package: a ZIP, or the files of a folder with their paths. */
export type PackageInput<File extends ByteSource = ByteSource> = File | readonly PlacedFile<File>[];

/** Returns true if a package is a folder. */
export const isFolderInput = <File extends ByteSource>(
  input: PackageInput<File>,
): input is readonly PlacedFile<File>[] => Array.isArray(input);

/** Options of `inspectPackage`. */
export interface PackageOptions {
  readonly limits?: PackageLimits;
  /** Default: scheduling for a dedicated thread. */
  readonly scheduling?: UnpackContext['scheduling'];
  readonly onProgress?: (progress: PackageProgress) => void;
}

/**
 * Recognizes a package by its content and reads what it says about itself: metadata and directories only, no document. A
 * ZIP of documents is a package that says nothing. `undefined` if it is none, or if its ZIP isn't safe to read, which the inspection of archives explains. Rejects
 * only with a read error, and with the errors of the scheduling.
 */
export async function inspectPackage(
  input: PackageInput,
  {
    limits = defaultPackageLimits,
    scheduling = neverYields,
    onProgress = () => undefined,
  }: PackageOptions = {},
): Promise<PackageReport | undefined> {
  const context: ReadContext = {
    limits,
    scheduling,
    onProgress,
    budget: { remainingBytes: limits.maxUnpackedBytes },
    counts: {
      foundContainers: 0,
      startedContainers: 0,
      doneContainers: 0,
      metadataBytes: limits.maxTotalMetadataBytes,
    },
  };
  const tree = isFolderInput(input) ? createFolderTree(input) : await openZipTree(input, context);
  if (tree === undefined) return undefined;
  const { files, wrapper } = unwrapped(tree, mayBePackage);
  const reading =
    (await readPackage(files, context)) ??
    (mayBeOfDocuments(input) ? readDocuments(tree, context) : undefined);
  if (reading === undefined) return undefined;
  // A folder on a disk has a name; a ZIP of a folder instead of its contents was packed wrongly.
  const isWrapped = wrapper !== undefined && !isFolderInput(input);
  const rawFindings = [
    ...encryptedFindings(tree),
    ...(isWrapped ? [{ code: 'PACKAGE-WRAPPED' as const, entry: wrapper }] : []),
  ];
  const findings = [...groupFindings(rawFindings), ...reading.findings];
  return reportOf({ ...reading, findings });
}

/** The files of a folder are documents already, and a ZIP with the extension of a program is its file. */
const mayBeOfDocuments = (input: PackageInput & { readonly name?: string }): boolean =>
  !isFolderInput(input) && ['', 'zip'].includes(extensionOf(input.name ?? ''));

const mayBePackage = (paths: readonly string[]): boolean =>
  mayBeIirds(paths) || isVdiContainer(paths) || mayBeAasx(paths) || isIirdsCollection(paths);

/** An iiRDS package may hold the metadata of VDI 2770 for other programs. */
async function readPackage(files: FileTree, context: ReadContext): Promise<PackageReading | undefined> {
  const iirds = mayBeIirds(files.paths) ? await readIirds(files, context) : undefined;
  if (iirds !== undefined) return iirds;
  if (isVdiContainer(files.paths)) return readVdiPackage(files, context);
  if (mayBeAasx(files.paths)) return readAasx(files, context);
  return isIirdsCollection(files.paths) ? readIirdsCollection(files, context) : undefined;
}
