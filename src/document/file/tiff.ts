import type { ByteSource } from '#lib/byte-source.ts';
import { viewOf } from '#lib/bytes.ts';
import { readBytes } from '#lib/read-bytes.ts';

/** Most directories that are followed; a fax has one for each page. */
const maxDirectories = 4000;

/** Longer lists of strips aren't compared: 2 million strips. */
const maxListBytes = 16 * 2 ** 20;

/** Bytes of one value, by the types of numbers: SHORT, LONG, IFD, LONG8, IFD8. */
const bytesByType: Readonly<Record<number, number>> = { 3: 2, 4: 4, 13: 4, 16: 8, 18: 8 };

/** Tags of TIFF 6.0, sections 8 and 15, and of the supplements. */
const tags = {
  bitsPerSample: 258,
  compression: 259,
  stripOffsets: 273,
  stripBytes: 279,
  tileOffsets: 324,
  tileBytes: 325,
  colours: 320,
  subDirectories: 330,
  jpegOffset: 513,
  jpegBytes: 514,
} as const;

/** Compression by JPEG as in TIFF 6.0, whose writers don't agree on the lengths of strips. */
const oldJpeg = 6;

/** Reads the values of a tag; empty without the tag, `undefined` if they are missing in the file. */
type ReadTag = (tag: number) => Promise<readonly number[] | undefined>;

interface Directory {
  readonly isEmpty: boolean;
  readonly read: ReadTag;
  /** Offset of the next directory, or 0. */
  readonly next: number;
}

/**
 * Returns true if a directory of a TIFF or BigTIFF, one of its lists, a strip or a tile lies past the end of the file. The
 * directories are often at its end. Rejects if the file can't be read.
 */
export async function isTiffCutOff(file: ByteSource): Promise<boolean> {
  const reader = await readerOf(file);
  if (reader === undefined || reader.first < 8) return true;
  const pending = [reader.first];
  const seen = new Set([0]);
  for (let at = pending.pop(); at !== undefined && seen.size <= maxDirectories; at = pending.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const directory = await reader.directory(at);
    if (directory === undefined || (directory.isEmpty && at === reader.first)) return true;
    const subDirectories = await directory.read(tags.subDirectories);
    if (subDirectories === undefined || (await isDataMissing(directory.read, file.size))) return true;
    pending.push(...subDirectories.slice(0, maxDirectories), directory.next);
  }
  return false;
}

/** Numbers of TIFF 6.0, section 2; those of BigTIFF are 64 bits wide. `undefined` if the header is missing. */
async function readerOf(file: ByteSource) {
  const header = viewOf(await readBytes(file, 0, Math.min(16, file.size)));
  if (header.byteLength < 8) return undefined;
  const isLittle = header.getUint8(0) === 0x49;
  const isBig = header.getUint16(2, isLittle) === 43;
  if (isBig && header.byteLength < 16) return undefined;
  const [countBytes, offsetBytes, entryBytes] = isBig ? [8, 8, 20] : [2, 4, 12];

  const number = (view: DataView, at: number, bytes: number): number => {
    if (bytes === 2) return view.getUint16(at, isLittle);
    return bytes === 4 ? view.getUint32(at, isLittle) : Number(view.getBigUint64(at, isLittle));
  };
  const viewAt = async (at: number, bytes: number): Promise<DataView> =>
    viewOf(await readBytes(file, Math.min(at, file.size), Math.min(at + bytes, file.size)));

  async function values(entry: DataView): Promise<readonly number[] | undefined> {
    const bytes = bytesByType[entry.getUint16(2, isLittle)];
    const count = number(entry, 4, offsetBytes);
    if (bytes === undefined) return [];
    const length = bytes * count;
    const isInline = length <= offsetBytes;
    const at = isInline ? 0 : number(entry, 4 + offsetBytes, offsetBytes);
    if (at + length > file.size) return undefined;
    if (length > maxListBytes) return [];
    const view = isInline ? viewOf(bytesOf(entry).subarray(4 + offsetBytes)) : await viewAt(at, length);
    return Array.from({ length: count }, (_, index) => number(view, index * bytes, bytes));
  }

  async function directory(at: number): Promise<Directory | undefined> {
    const head = await viewAt(at, countBytes);
    if (head.byteLength < countBytes) return undefined;
    const length = number(head, 0, countBytes) * entryBytes;
    if (at + countBytes + length + offsetBytes > file.size) return undefined;
    if (length > maxListBytes) return { isEmpty: false, read: async () => [], next: 0 };
    const view = await viewAt(at + countBytes, length + offsetBytes);
    const entries = new Map<number, DataView>();
    for (let start = 0; start < length; start += entryBytes) {
      entries.set(view.getUint16(start, isLittle), viewOf(bytesOf(view).subarray(start, start + entryBytes)));
    }
    return {
      isEmpty: length === 0,
      read: async (tag) => {
        const entry = entries.get(tag);
        return entry ? values(entry) : [];
      },
      next: number(view, length, offsetBytes),
    };
  }

  return { first: number(header, isBig ? 8 : 4, offsetBytes), directory };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

async function isDataMissing(read: ReadTag, size: number): Promise<boolean> {
  for (const tag of [tags.bitsPerSample, tags.colours]) {
    if ((await read(tag)) === undefined) return true;
  }
  const compression = await read(tags.compression);
  const isOldJpeg = compression?.[0] === oldJpeg;
  for (const [offsetTag, bytesTag] of [
    [tags.stripOffsets, tags.stripBytes],
    [tags.tileOffsets, tags.tileBytes],
    [tags.jpegOffset, tags.jpegBytes],
  ] as const) {
    const offsets = await read(offsetTag);
    const lengths = await read(bytesTag);
    if (offsets === undefined || lengths === undefined) return true;
    const isMissing = offsets.some((offset, index) => {
      const length = isOldJpeg ? 1 : (lengths[index] ?? 1);
      // A tile without content has the offset and the length 0.
      return length > 0 && offset + length > size;
    });
    if (isMissing) return true;
  }
  return false;
}
