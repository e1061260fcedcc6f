import type { ByteSource } from '#lib/file/byte-source.ts';
import { viewOf } from '#lib/file/bytes.ts';
import { type Yielding, neverYields } from '#lib/time/yielding.ts';

import { indexOfSignature, localHeaderBytes, signature, u64 } from '../bytes.ts';
import { type ZipEntry, flag, isUnpackable } from '../entry.ts';
import { type ZipFinding, zipError } from '../finding.ts';
import type { Archive } from './archive.ts';
import { type ContentCheck, createContentCheck } from './content-check.ts';
import { isLocalHeader, localHeaderLength, readLocalHeader } from './local-header.ts';
import { type WindowReader, createWindowReader } from './window-reader.ts';

/** Callbacks for each entry while the archive is scanned from front to back. */
export interface EntryVisitor {
  readonly onFinding: (rawFinding: ZipFinding) => void;
  /** Called before the first byte of an entry. */
  readonly begin?: (entry: ZipEntry) => void;
  /** Packed bytes as stored in the file; valid during the call only. */
  readonly packed?: (bytes: Uint8Array) => void;
  /** Unpacked bytes, at most as many as declared; valid during the call only. */
  readonly unpacked?: (bytes: Uint8Array) => void;
  /** Called once per entry. */
  readonly end?: (entry: ZipEntry, state: EntryState) => void | Promise<void>;
}

/**
 * `sound`: the header matches the directory, and the content unpacks as declared, checksum included. `unread`: the
 * content wasn't reached.
 */
export type EntryState = 'sound' | 'faulty' | 'unread';

/**
 * Reads every byte of an archive once, in file order: compares each local header with its record, unpacks and checks
 * each content, and accounts for the bytes between. The layout must be free of overlaps.
 */
export async function scanEntries(
  file: ByteSource,
  archive: Archive,
  { scheduling = neverYields, ...visitor }: EntryVisitor & { readonly scheduling?: Yielding },
): Promise<void> {
  const reader = createWindowReader(file);
  const check = createContentCheck();
  const seen = { unicodePath: archive.entries.some((entry) => entry.hasUnicodePath && isUnflagged(entry)) };
  for (const [at, entry] of archive.ordered.entries()) {
    const next = archive.ordered[at + 1]?.headerOffset ?? archive.directoryStart;
    const state = await scanEntry({ reader, check, visitor, entry, next, scheduling, seen });
    await visitor.end?.(entry, state);
    await scheduling.yieldIfDue();
  }
}

interface EntryScan {
  readonly reader: WindowReader;
  readonly check: ContentCheck;
  readonly visitor: EntryVisitor;
  readonly entry: ZipEntry;
  /** Start of the next entry, or of the directory. */
  readonly next: number;
  readonly scheduling: Yielding;
  /** True once the directory or a local header had a Unicode path field without the UTF-8 flag. */
  readonly seen: { unicodePath: boolean };
}

const isUnflagged = ({ flags }: ZipEntry): boolean => (flags & flag.utf8) === 0;

async function scanEntry(scan: EntryScan): Promise<EntryState> {
  const { reader, visitor, entry, next } = scan;
  visitor.begin?.(entry);
  const fixedPart = await reader.load(entry.headerOffset, localHeaderBytes);
  if (!isLocalHeader(fixedPart)) {
    visitor.onFinding(zipError('ZIP-HEADER', { field: 'signature' }, entry));
    return 'unread';
  }
  const length = localHeaderLength(fixedPart);
  const header = readLocalHeader(await reader.load(entry.headerOffset, length), entry);
  header.rawFindings.forEach(visitor.onFinding);
  scan.seen.unicodePath ||= header.hasUnicodePath && isUnflagged(entry);
  const dataEnd = header.dataOffset + entry.compressedBytes;
  if (dataEnd > next) {
    visitor.onFinding(zipError('ZIP-OVERLAP', {}, entry));
    return 'unread';
  }
  const content = await scanContent(scan, header.dataOffset, dataEnd);
  const end = header.hasDescriptor ? await scanDescriptor(scan, dataEnd) : dataEnd;
  if (end < next) await scanGap(scan, end);
  return content === 'sound' && header.rawFindings.some(({ severity }) => severity === 'error')
    ? 'faulty'
    : content;
}

async function scanContent(
  { reader, check, visitor, entry, scheduling }: EntryScan,
  from: number,
  to: number,
): Promise<EntryState> {
  // The rules of the directory have already reported it.
  if (!isUnpackable(entry)) return 'unread';
  check.start(entry, visitor.unpacked ?? (() => undefined));
  for (let at = from; at < to;) {
    const chunk = await reader.chunk(at, Math.min(to - at, scheduling.sliceBytes));
    if (chunk.length === 0) break;
    check.push(chunk);
    visitor.packed?.(chunk);
    at += chunk.length;
    await scheduling.yieldIfDue();
  }
  const found = check.finish();
  if (found !== undefined) visitor.onFinding({ ...found, severity: 'error', entry: entry.name });
  return found === undefined ? 'sound' : 'faulty';
}

async function scanDescriptor(
  { reader, visitor, entry, next, seen }: EntryScan,
  at: number,
): Promise<number> {
  const length = Math.min(maxDescriptorBytes, next - at);
  const found = descriptorLength(await reader.load(at, length), entry);
  // Once unzip has read a Unicode path, it expects 64-bit descriptors and skips entries that then overlap.
  const isMisread = seen.unicodePath && found < minDescriptor64Bytes;
  if (found === 0 || isMisread) visitor.onFinding(zipError('ZIP-DESCRIPTOR', {}, entry));
  // A wrong descriptor of the usual length is one finding, without a gap.
  return found === 0 && next - at <= maxDescriptorBytes ? next : at + found;
}

/**
 * Unexplained bytes can hide a file from readers of the directory and show it to those that scan for headers
 * (AMBIGUITY-C1).
 */
async function scanGap({ reader, visitor, entry, next, scheduling }: EntryScan, from: number): Promise<void> {
  let isHiding = false;
  const signatureBytes = 4;
  for (let at = from; at + signatureBytes <= next && !isHiding;) {
    const loaded = await reader.chunk(at, Math.min(next - at, scheduling.sliceBytes));
    // A signature may lie across two chunks, and across the edge of the reader's window.
    const chunk = loaded.length < signatureBytes ? await reader.load(at, signatureBytes) : loaded;
    if (chunk.length < signatureBytes) break;
    isHiding = indexOfSignature(chunk, signature.localHeader) >= 0;
    // The last three bytes are searched twice.
    at += chunk.length - signatureBytes + 1;
    await scheduling.yieldIfDue();
  }
  const severity = isHiding ? 'error' : 'warning';
  visitor.onFinding({ code: 'ZIP-GAP', severity, entry: entry.name, params: { bytes: next - from } });
}

/** The longest form: signature, CRC and two 64-bit sizes. */
const maxDescriptorBytes = 24;
/** With 64-bit sizes and without a signature. */
const minDescriptor64Bytes = 20;

/**
 * Returns the length of the data descriptor at the start of `bytes`, or 0 if none of its four forms (with or without
 * signature, 32 or 64 bits) matches the directory. Java and macOS write the first form.
 */
export function descriptorLength(bytes: Uint8Array, entry: ZipEntry): 0 | 12 | 16 | 20 | 24 {
  const view = viewOf(bytes);
  const isSigned = bytes.length >= 4 && view.getUint32(0, true) === signature.descriptor;
  // The long forms first: that of an empty entry starts like a short one.
  if (isSigned && fits(view, 4, entry, 8)) return 24;
  if (isSigned && fits(view, 4, entry, 4)) return 16;
  if (fits(view, 0, entry, 8)) return 20;
  return fits(view, 0, entry, 4) ? 12 : 0;
}

// oxlint-disable-next-line max-params -- position and width distinguish the four forms
function fits(view: DataView, at: number, entry: ZipEntry, width: 4 | 8): boolean {
  if (view.byteLength < at + 4 + 2 * width) return false;
  const size = (place: number): number => (width === 4 ? view.getUint32(place, true) : u64(view, place));
  return (
    view.getUint32(at, true) === entry.crc &&
    size(at + 4) === entry.compressedBytes &&
    size(at + 4 + width) === entry.sizeBytes
  );
}
