import type { ByteSource } from '#lib/file/byte-source.ts';
import { viewOf } from '#lib/file/bytes.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

/** A stream of a compound file. */
export interface OleStream {
  readonly name: string;
  /** False in a storage, as streams of an embedded document are. */
  readonly isTopLevel: boolean;
}

/** Most sectors of the directory that are read: 8,192 entries of 512 bytes a sector, far more than documents have. */
const maxDirectorySectors = 2048;

/** Sector numbers from here on aren't sectors (MS-CFB 2.1). */
const firstSpecialSector = 0xffff_fffa;

/**
 * Lists storages and streams of a compound file, `undefined` if its directory can't be read. Numbers are those of MS-CFB
 * 2.2 and 2.6; only the first 109 sectors of the allocation table are used, which cover 7 MB at least, and then the
 * directory ends where they do.
 */
export async function readOleDirectory(file: ByteSource): Promise<readonly OleStream[] | undefined> {
  const header = viewOf(await readBytes(file, 0, 512));
  if (header.byteLength < 512) return undefined;
  const shift = header.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 2 ** shift;
  const readSector = (sector: number): Promise<Uint8Array | undefined> => {
    const start = (sector + 1) * sectorBytes;
    // The last sector of a file may be shorter.
    return start < file.size
      ? readBytes(file, start, Math.min(start + sectorBytes, file.size))
      : Promise.resolve(undefined);
  };

  /** Follows the allocation table, one of whose sectors is kept. */
  let kept: { readonly at: number; readonly view: DataView } | undefined;
  async function next(sector: number): Promise<number> {
    const perSector = sectorBytes / 4;
    const at = Math.floor(sector / perSector);
    if (at >= 109) return firstSpecialSector;
    if (kept?.at !== at) {
      const bytes = await readSector(header.getUint32(76 + 4 * at, true));
      if (bytes?.length !== sectorBytes) return firstSpecialSector;
      kept = { at, view: viewOf(bytes) };
    }
    return kept.view.getUint32(4 * (sector % perSector), true);
  }

  const entries: Entry[] = [];
  let sector = header.getUint32(48, true);
  for (let count = 0; count < maxDirectorySectors && sector < firstSpecialSector; count += 1) {
    const bytes = await readSector(sector);
    if (bytes === undefined) return count === 0 ? undefined : streamsOf(entries);
    entries.push(...entriesOf(bytes));
    sector = await next(sector);
  }
  return streamsOf(entries);
}

/** Number of no entry (MS-CFB 2.6.1). */
const noEntry = 0xffff_ffff;

/** Bytes of a directory entry (MS-CFB 2.6.1). */
const entryBytes = 128;

/** An entry of the directory; `undefined` for one that isn't used, as its place counts. */
type Entry =
  | {
      readonly name: string;
      /** Entries before and behind it in the same storage, and one in the storage that it is. */
      readonly left: number;
      readonly right: number;
      readonly child: number;
    }
  | undefined;

function* entriesOf(sector: Uint8Array): Generator<Entry> {
  const view = viewOf(sector);
  for (let at = 0; at + entryBytes <= sector.length; at += entryBytes) {
    const nameBytes = Math.min(view.getUint16(at + 64, true), 64) - 2;
    const isUsed = view.getUint8(at + 66) !== 0 && nameBytes > 0;
    yield isUsed
      ? {
          name: new TextDecoder('utf-16le').decode(sector.subarray(at, at + nameBytes)),
          left: view.getUint32(at + 68, true),
          right: view.getUint32(at + 72, true),
          child: view.getUint32(at + 76, true),
        }
      : undefined;
  }
}

function streamsOf(entries: readonly Entry[]): readonly OleStream[] {
  const top = topLevelOf(entries);
  return entries.flatMap((entry, index) => (entry ? [{ name: entry.name, isTopLevel: top.has(index) }] : []));
}

/** Follows the entries of the root, which comes first. All are top-level if an entry on the way wasn't read. */
function topLevelOf(entries: readonly Entry[]): ReadonlySet<number> {
  const found = new Set<number>();
  const pending = [entries[0]?.child];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (index !== noEntry && index >= entries.length) return new Set(entries.keys());
    const entry = entries[index];
    if (!entry || found.has(index)) continue;
    found.add(index);
    pending.push(entry.left, entry.right);
  }
  return found;
}
