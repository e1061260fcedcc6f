import { fail, ok, type Result } from '#lib/result.ts';

import type { FileTree } from './container/file-tree.ts';
import { isEntryUnreadableError, type EntryProblem, type UnpackContext } from './container/unpack.ts';
import type { PackageLimits } from './package-limits.ts';
import type { RawPackageFinding } from './report/package-finding.ts';
import type { PackageProgress } from './report/package-report.ts';
import { parseXml, type XmlElement, type XmlProblem } from './xml/read-xml.ts';

/** Containers so far, and bytes of metadata that may still be read. */
interface ReadCounts {
  foundContainers: number;
  startedContainers: number;
  doneContainers: number;
  metadataBytes: number;
}

/** Common state of reading one package. */
export interface ReadContext extends UnpackContext {
  readonly limits: PackageLimits;
  readonly onProgress: (progress: PackageProgress) => void;
  readonly counts: ReadCounts;
}

/** Reason why metadata isn't read; `other-root` is XML of another kind. */
export type MetadataProblem = EntryProblem | XmlProblem | 'other-root' | 'not-json';

/** Reads the bytes of a metadata file. Rejects with a read error of the package. */
export async function readMetadata(
  files: FileTree,
  path: string,
  { limits, counts }: ReadContext,
): Promise<Result<Uint8Array, MetadataProblem>> {
  counts.metadataBytes -= files.sizeOf(path);
  if (counts.metadataBytes < 0) return fail('too-large');
  try {
    return ok(await files.read(path, limits.maxMetadataBytes));
  } catch (error) {
    if (isEntryUnreadableError(error)) return fail(error.problem);
    throw error;
  }
}

/** Reads a metadata file in XML. Rejects as `readMetadata`. */
export async function readXml(
  files: FileTree,
  path: string,
  context: ReadContext,
): Promise<Result<XmlElement, MetadataProblem>> {
  const bytes = await readMetadata(files, path, context);
  return bytes.ok ? parseXml(bytes.value, context.limits) : bytes;
}

/** Reads a metadata file in JSON, as a whole. Rejects as `readMetadata`. */
export async function readJson(
  files: FileTree,
  path: string,
  context: ReadContext,
): Promise<Result<unknown, MetadataProblem>> {
  if (files.sizeOf(path) > context.limits.maxJsonBytes) return fail('too-large');
  const bytes = await readMetadata(files, path, context);
  if (!bytes.ok) return bytes;
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)));
  } catch {
    return fail('not-json');
  }
}

/** Name of a file in findings: its path through nested containers. */
export const entryNameOf = (files: FileTree, path: string): string => files.placeOf(path).join('/');

/** Finding about metadata that can't be read. */
export const unreadableMetadata = (entry: string, detail: MetadataProblem): RawPackageFinding => ({
  code: 'PACKAGE-METADATA-UNREADABLE',
  params: { detail },
  entry,
});

/** Findings about files that no metadata names. */
export const unnamedFindings = (files: FileTree, paths: readonly string[]): readonly RawPackageFinding[] =>
  paths.map((path) => ({ code: 'PACKAGE-FILE-UNNAMED', entry: entryNameOf(files, path) }));

/** Findings about encrypted files. */
export const encryptedFindings = (files: FileTree): readonly RawPackageFinding[] =>
  files.paths
    .filter((path) => files.isEncrypted(path))
    .map((path) => ({ code: 'PACKAGE-ENCRYPTED', entry: entryNameOf(files, path) }));
