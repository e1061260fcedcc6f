import type { ByteSource } from '#lib/file/byte-source.ts';
import { viewOf } from '#lib/file/bytes.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

/** Most directories that are followed; a fax has one for each page. */
const maxDirectories = 4000;

/** Longer lists of strips aren't compared: 4 million strips. */
const maxListBytes = 16 * 2 ** 20;

/** Bytes of one value, by the types SHORT and LONG. */
const bytesByType: Readonly<Record<number, number>> = { 3: 2, 4: 4 };

/** Tags of offsets and lengths of strips and tiles (TIFF 6.0, sections 8 and 15). */
const dataTags = [
  [273, 279],
  [324, 325],
] as const;

const compressionTag = 259;
/** Compression by JPEG as in TIFF 6.0, whose writers don't agree on the lengths of strips. */
const oldJpeg = 6;

const entryBytes = 12;

/**
 * Returns true if a directory of a TIFF, one of its lists, a strip or a tile lies past the end of the file (TIFF 6.0, section
 * 2). BigTIFF counts as whole. Rejects if the file can't be read.
 */
export async function isTiffCutOff(file: ByteSource): Promise<boolean> {
  const viewAt = async (at: number, bytes: number): Promise<DataView> =>
    viewOf(await readBytes(file, Math.min(at, file.size), Math.min(at + bytes, file.size)));
  const header = await viewAt(0, 8);
  if (header.byteLength < 8) return true;
  const isLittle = header.getUint8(0) === 0x49;
  if (header.getUint16(2, isLittle) === 43) return false;

  /** Values of an entry; empty for other types, `undefined` if they are missing in the file. */
  async function valuesOf(entry: DataView): Promise<readonly number[] | undefined> {
    const bytes = bytesByType[entry.getUint16(2, isLittle)] ?? 0;
    const count = entry.getUint32(4, isLittle);
    const length = bytes * count;
    const at = length > 4 ? entry.getUint32(8, isLittle) : 0;
    if (at + length > file.size) return undefined;
    if (length > maxListBytes) return [];
    const view = length > 4 ? await viewAt(at, length) : new DataView(entry.buffer, entry.byteOffset + 8, 4);
    return Array.from({ length: bytes && count }, (_, index) =>
      bytes === 2 ? view.getUint16(index * 2, isLittle) : view.getUint32(index * 4, isLittle),
    );
  }

  async function isDataMissing(entries: ReadonlyMap<number, DataView>): Promise<boolean> {
    const read = async (tag: number) => {
      const entry = entries.get(tag);
      return entry ? valuesOf(entry) : [];
    };
    const isOldJpeg = (await read(compressionTag))?.[0] === oldJpeg;
    for (const [offsetTag, bytesTag] of dataTags) {
      const [offsets, lengths] = [await read(offsetTag), await read(bytesTag)];
      if (offsets === undefined || lengths === undefined) return true;
      const isMissing = offsets.some((offset, index) => {
        const length = isOldJpeg ? 1 : (lengths[index] ?? 1);
        // A tile without content has the offset and the length 0.
        return length > 0 && offset + length > file.size;
      });
      if (isMissing) return true;
    }
    return false;
  }

  const seen = new Set<number>();
  let at = header.getUint32(4, isLittle);
  while (at !== 0 && !seen.has(at) && seen.size < maxDirectories) {
    seen.add(at);
    const count = await viewAt(at, 2);
    const length = count.byteLength < 2 ? 0 : count.getUint16(0, isLittle) * entryBytes;
    const view = await viewAt(at + 2, length + 4);
    if (length === 0 || view.byteLength < length + 4) return true;
    const entries = new Map<number, DataView>();
    for (let start = 0; start < length; start += entryBytes) {
      const entry = new DataView(view.buffer, view.byteOffset + start, entryBytes);
      entries.set(entry.getUint16(0, isLittle), entry);
    }
    if (await isDataMissing(entries)) return true;
    at = view.getUint32(length, isLittle);
  }
  return seen.size === 0;
}
