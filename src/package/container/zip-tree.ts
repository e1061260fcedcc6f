import { isJunkName } from '#file-type/system-files.ts';
import type { ByteSource } from '#lib/byte-source.ts';
import type { InspectionLimits } from '#manual/limits.ts';
import { readStructure } from '#manual/structure.ts';
import { memoryBytes, method, type ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';
import { packedRange } from '#zip/read/read-entry.ts';
import { specialTypeOf } from '#zip/read/unix-type.ts';

import type { FilePlace } from '../package-report.ts';
import { bufferEdges } from './edge-buffer.ts';
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
  openTree({ file, place: [] }, context);

/** Opens a ZIP in another one, as `openZipTree` does. */
export async function openNestedZipTree(
  files: FileTree,
  path: string,
  context: ZipContext,
): Promise<FileTree | undefined> {
  return openTree({ file: await files.open(path), place: files.placeOf(path) }, context);
}

interface PlacedZip {
  readonly file: ByteSource;
  /** Place in the package. */
  readonly place: FilePlace;
}

async function openTree({ file, place }: PlacedZip, context: ZipContext): Promise<FileTree | undefined> {
  const buffered = bufferEdges(file);
  const { structure } = await readStructure(buffered, context.limits.archive);
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
  const contentOf = async (entry: ZipEntry): Promise<ByteSource> => {
    const packed = byteRange(file, await rangeOf(buffered, entry));
    return entry.method === method.stored ? packed : createUnpackedSource({ packed, entry }, context);
  };
  return {
    paths: [...entries.keys()],
    leftOut: structure.files.filter(({ name }) => isJunkName(pathOf(name))).length,
    placeOf: (path) => [...place, path],
    sizeOf: (path) => entryAt(path).sizeBytes,
    isEncrypted: (path) => entryAt(path).isEncrypted,
    open: (path) => contentOf(entryAt(path)),
    async unpack(path, onOutput) {
      const entry = entryAt(path);
      const packed = byteRange(file, await rangeOf(buffered, entry));
      await unpackAll({ packed, entry }, context, onOutput);
    },
    async read(path, maxBytes) {
      const entry = entryAt(path);
      if (memoryBytes(entry) > maxBytes) throw new EntryUnreadableError('too-large');
      const packed = byteRange(buffered, await rangeOf(buffered, entry));
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

/** Finds the packed content of an entry. */
async function rangeOf(file: ByteSource, entry: ZipEntry): Promise<Range> {
  if (entry.isEncrypted) throw new EntryUnreadableError('encrypted');
  const range = await packedRange(file, entry);
  if (range === undefined) throw new EntryUnreadableError('damaged');
  return range;
}

type Range = readonly [start: number, end: number];

/** Returns a part of a file as a file, without reading it: a `Blob` of a `Blob`. */
function byteRange(file: ByteSource, [start, end]: Range): ByteSource {
  if (file instanceof Blob) return file.slice(start, end);
  const size = end - start;
  return {
    size,
    slice: (from, to) => file.slice(start + Math.min(from, size), start + Math.min(to, size)),
  };
}
