import { isJunkName } from '#file-type/system-files.ts';
import type { ByteSource } from '#lib/byte-source.ts';
import { readBytes } from '#lib/read-bytes.ts';
import type { InspectionLimits } from '#manual/limits.ts';
import { readStructure } from '#manual/structure.ts';
import { isReadable, memoryBytes, method, type ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';
import { localHeaderBytes } from '#zip/read/layout.ts';
import { isLocalHeader, localHeaderLength } from '#zip/read/local-header.ts';
import { specialTypeOf } from '#zip/read/unix-type.ts';

import type { FilePlace } from '../package-report.ts';
import { bufferBoundaries, bufferEdges } from './edge-buffer.ts';
import type { FileTree } from './file-tree.ts';
import { EntryUnreadableError, unpackAll, type UnpackContext } from './unpack-pass.ts';
import { createUnpackedSource } from './unpacked-source.ts';

/** Options of reading an archive. */
export interface ZipContext extends UnpackContext {
  readonly limits: { readonly archive: InspectionLimits };
}

/**
 * Opens a ZIP by its directory; `undefined` if it isn't one, or if unpackers could read different files from it. Rejects
 * with a read error.
 */
export const openZipTree = (file: ByteSource, context: ZipContext): Promise<FileTree | undefined> =>
  openTree({ file, buffered: bufferEdges(file), place: [] }, context);

/** Opens a ZIP in another one, as `openZipTree` does. */
export async function openNestedZipTree(
  files: FileTree,
  path: string,
  context: ZipContext,
): Promise<FileTree | undefined> {
  const file = await files.openContainer(path);
  return openTree({ file, buffered: file, place: files.placeOf(path) }, context);
}

/** A ZIP, its place in the package, and the same ZIP with reads near its edges buffered. */
interface ZipFile {
  readonly file: ByteSource;
  readonly buffered: ByteSource;
  readonly place: FilePlace;
}

async function openTree(
  { file, buffered, place }: ZipFile,
  context: ZipContext,
): Promise<FileTree | undefined> {
  const { structure } = await readStructure(buffered, context.limits.archive, context);
  if (structure?.isReadable !== true) return undefined;
  const entries = new Map(
    structure.files
      .map((entry) => [pathOf(entry.name), entry] as const)
      // A link only refers to another file.
      .filter(([path, { unixMode }]) => !isJunkName(path) && specialTypeOf(unixMode) === undefined),
  );
  const entryAt = (path: string): ZipEntry => {
    const entry = entries.get(path);
    if (entry === undefined) throw new Error(`There is no ${path}.`);
    return entry;
  };
  const { ordered, directoryStart } = structure.archive;
  let atBoundaries: ByteSource | undefined;
  const contentOf = async (entry: ZipEntry): Promise<ByteSource> => {
    const packed = await packedContent({ source: buffered, file }, entry);
    return entry.method === method.stored ? packed : createUnpackedSource({ packed, entry }, context);
  };
  return {
    paths: [...entries.keys()],
    leftOut: structure.files.filter(({ name }) => isJunkName(pathOf(name))).length,
    placeOf: (path) => [...place, path],
    sizeOf: (path) => entryAt(path).sizeBytes,
    isEncrypted: (path) => entryAt(path).isEncrypted,
    open: (path) => contentOf(entryAt(path)),
    async openContainer(path) {
      const entry = entryAt(path);
      if (entry.method !== method.stored) return bufferEdges(await contentOf(entry));
      atBoundaries ??= bufferBoundaries(file, [
        ...ordered.map(({ headerOffset }) => headerOffset),
        directoryStart,
      ]);
      return packedContent({ source: atBoundaries, file: atBoundaries }, entry);
    },
    async unpack(path, onOutput) {
      const entry = entryAt(path);
      const packed = await packedContent({ source: buffered, file }, entry);
      await unpackAll({ packed, entry }, context, onOutput);
    },
    async read(path, maxBytes) {
      const entry = entryAt(path);
      if (memoryBytes(entry) > maxBytes) throw new EntryUnreadableError('too-large');
      const packed = await packedContent({ source: buffered, file: buffered }, entry);
      const bytes = new Uint8Array(entry.sizeBytes);
      let length = 0;
      await unpackAll({ packed, entry }, context, (chunk) => {
        bytes.set(chunk, length);
        length += chunk.length;
      });
      return bytes;
    },
  };
}

/** Finds the packed content of an entry in `file`; its header is read from `source`. */
async function packedContent(
  { source, file }: { readonly source: ByteSource; readonly file: ByteSource },
  entry: ZipEntry,
): Promise<ByteSource> {
  if (entry.isEncrypted) throw new EntryUnreadableError('encrypted');
  if (!isReadable(entry)) throw new EntryUnreadableError('damaged');
  const { headerOffset, compressedBytes } = entry;
  const header = await readBytes(source, headerOffset, headerOffset + localHeaderBytes);
  if (!isLocalHeader(header)) throw new EntryUnreadableError('damaged');
  const start = headerOffset + localHeaderLength(header);
  if (start + compressedBytes > file.size) throw new EntryUnreadableError('damaged');
  return byteRange(file, start, start + compressedBytes);
}

/** Returns a part of a file as a file, without reading it: a `Blob` of a `Blob`. */
function byteRange(file: ByteSource, start: number, end: number): ByteSource {
  if (file instanceof Blob) return file.slice(start, end);
  const size = Math.max(0, Math.min(end, file.size) - start);
  return {
    size,
    slice: (from, to) => file.slice(start + Math.min(from, size), start + Math.min(to, size)),
  };
}
