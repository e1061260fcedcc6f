import { isJunkName } from '#file-type/system-files.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { joined } from '#lib/file/bytes.ts';
import { readStructure } from '#manual/structure.ts';
import { memoryBytes, method, type ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';
import { packedRange } from '#zip/read/read-entry.ts';
import { specialTypeOf } from '#zip/read/unix-type.ts';
import { createBlobParts } from '#zip/write/blob-parts.ts';

import type { FilePlace } from '../report/package-report.ts';
import type { FileTree } from './file-tree.ts';
import { EntryUnreadableError, unpackAll, type UnpackContext } from './unpack.ts';

/**
 * Opens a ZIP by its directory; `undefined` if it isn't one, or if unpackers could read different files from it. Rejects
 * with a read error.
 */
export const openZipTree = (file: ByteSource, context: UnpackContext): Promise<FileTree | undefined> =>
  openTree({ file, place: [] }, context);

/** Opens a ZIP in another one, as `openZipTree` does. */
export async function openNestedZipTree(
  files: FileTree,
  path: string,
  context: UnpackContext,
): Promise<FileTree | undefined> {
  return openTree({ file: await files.open(path), place: files.placeOf(path) }, context);
}

interface PlacedZip {
  readonly file: ByteSource;
  /** Place in the package. */
  readonly place: FilePlace;
}

async function openTree({ file, place }: PlacedZip, context: UnpackContext): Promise<FileTree | undefined> {
  const { structure } = await readStructure(file);
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
  const packedOf = async (entry: ZipEntry) => byteRange(file, await rangeOf(file, entry));
  async function unpack(entry: ZipEntry, onOutput: (chunk: Uint8Array) => void): Promise<void> {
    await unpackAll({ packed: await packedOf(entry), entry }, context, onOutput);
  }
  async function unpacked(entry: ZipEntry): Promise<Blob> {
    const parts = createBlobParts();
    await unpack(entry, parts.push);
    return parts.toBlob();
  }
  return {
    paths: [...entries.keys()],
    leftOut: structure.files.filter(({ name }) => isJunkName(pathOf(name))).length,
    placeOf: (path) => [...place, path],
    sizeOf: (path) => entryAt(path).sizeBytes,
    isEncrypted: (path) => entryAt(path).isEncrypted,
    async open(path) {
      const entry = entryAt(path);
      if (entry.method === method.stored) return packedOf(entry);
      if (entry.sizeBytes > maxUnpackedBytes) throw new EntryUnreadableError('too-large');
      return unpacked(entry);
    },
    async extract(path) {
      const entry = entryAt(path);
      const packed = await packedOf(entry);
      if (entry.method !== method.stored || !(packed instanceof Blob)) return unpacked(entry);
      await unpack(entry, () => undefined);
      return packed;
    },
    async read(path, maxBytes) {
      const entry = entryAt(path);
      if (memoryBytes(entry) > maxBytes) throw new EntryUnreadableError('too-large');
      const chunks: Uint8Array[] = [];
      await unpack(entry, (chunk) => void chunks.push(chunk.slice()));
      return joined(chunks);
    },
  };
}

/** Largest compressed container that is unpacked to be read. Some browsers hold it in memory. */
const maxUnpackedBytes = 512 * 2 ** 20;

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
