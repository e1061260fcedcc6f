import { constants, deflateRawSync } from 'node:zlib';

import {
  buildZip,
  bytesOf,
  concat,
  extraField,
  u16,
  u32,
  u64,
  unicodePathField,
  type ArchiveSpec,
  type EntrySpec,
} from '../fixtures/build-zip.ts';
import { manualEntries } from '../fixtures/manual-entries.ts';
import type { Random } from '../support/random.ts';

type List<T> = readonly [T, ...T[]];

const max32 = 0xffffffff;

const names: List<string | Uint8Array> = [
  'a.txt',
  'pages/a.txt',
  'A.TXT',
  'Größe.txt',
  'Gro\u0308ße.txt',
  './b.txt',
  'c//d.txt',
  'c/./e.txt',
  'empty/',
  'a.txt/',
  'a.txt/f.txt',
  'pages\\g.txt',
  'h.txt.',
  'i .txt ',
  'con',
  'x:y',
  '…',
  '取扱説明書.txt',
  '__MACOSX/._a.txt',
  '~',
  '-',
  '-rf',
  '@list',
  '*',
  '.hidden',
  'pages/.../j.txt',
  'k'.repeat(200),
  Uint8Array.of(0x94, 0x2e, 0x74),
  Uint8Array.of(0xf6, 0x2e, 0x74),
  Uint8Array.of(0x5f, 0x2e, 0x74),
  'می\u200cخواهم.txt',
  '\u{1f469}\u200d\u{1f527}.txt',
  '\u00e9\u0301.txt',
  'tab\t.txt',
  'new\nline.txt',
  "quote'.txt",
  'percent%41.txt',
  'dollar$HOME.txt',
];

const contents: List<string | Uint8Array> = [
  '',
  'x',
  'text\r\nof two lines\n',
  'x'.repeat(3_000),
  Uint8Array.from({ length: 256 }, (_, at) => at),
  'PK\u0003\u0004',
];

/** Builds an archive record by record, with unusual values in each. */
export function buildUnusual(random: Random): Uint8Array<ArrayBuffer> {
  const entries = manualEntries();
  for (let left = random.below(2); left >= 0; left -= 1) entries.push(oddEntry(random));
  if (random.oneIn(8)) entries.reverse();
  return buildZip(entries, random.oneIn(4) ? oddArchive(random) : {});
}

function oddEntry(random: Random): EntrySpec {
  const name = random.pick(names);
  const data = random.pick(contents);
  const method = random.pick([0, 8, 8]);
  const spec = { name, data: isFolderName(name) && !random.oneIn(6) ? '' : data, method };
  const packed = method === 8 && random.oneIn(4) ? oddlyPacked(spec.data, random) : undefined;
  const sizes = sizesOf(spec, packed);
  const extra = random.oneIn(2) ? unusualExtra(name, sizes, random) : undefined;
  const descriptor = random.oneIn(3) ? random.pick(['signed', 'plain', 'signed64'] as const) : undefined;
  return {
    ...spec,
    ...(packed && { packed }),
    ...(extra && { extra }),
    ...(descriptor && { descriptor }),
    ...(random.oneIn(6) && { flags: random.pick([2, 4, 6, 0x800]) }),
    ...(random.oneIn(12) && { before: new Uint8Array(random.below(20)) }),
    ...(random.oneIn(2) && { local: oddLocal(name, sizes, random) }),
    central: {
      madeBy: random.pick([20, 0x0314, 0x0314, 0x0a3f, 0x0b14, 0x1314, 0x0714]),
      attributes: oddAttributes(random),
      ...(random.oneIn(4) && { extra: unusualExtra(name, sizes, random) }),
      ...(random.oneIn(8) && { sizeBytes: max32, extra: zip64(sizes.sizeBytes) }),
      ...(random.oneIn(8) && { comment: bytesOf('comment') }),
      ...(random.oneIn(10) && { versionNeeded: random.pick([0, 10, 45, 46]) }),
    },
  };
}

const isFolderName = (name: string | Uint8Array): boolean => typeof name === 'string' && name.endsWith('/');

interface Sizes {
  readonly sizeBytes: number;
  readonly compressedBytes: number;
}

function sizesOf(
  { data, method }: { data: string | Uint8Array; method: number },
  packed?: Uint8Array,
): Sizes {
  const bytes = typeof data === 'string' ? bytesOf(data) : data;
  const written = packed ?? (method === 8 ? deflateRawSync(bytes) : bytes);
  return { sizeBytes: bytes.length, compressedBytes: written.length };
}

function oddlyPacked(data: string | Uint8Array, random: Random): Uint8Array {
  const whole = new Uint8Array(deflateRawSync(data));
  const flushed = deflateRawSync(data, { finishFlush: constants.Z_SYNC_FLUSH });
  return random.pick([
    whole,
    new Uint8Array(deflateRawSync(data, { level: 0 })),
    concat([flushed, Uint8Array.of(3, 0)]),
    concat([flushed, flushed.subarray(-5), Uint8Array.of(3, 0)]),
    concat([whole, Uint8Array.of(0)]),
    flushed,
  ]);
}

function oddAttributes(random: Random): number {
  const type = random.pick([0, 0o100000, 0o100000, 0o040000, 0o010000, 0o120000]);
  const mode = type + random.pick([0, 0o644, 0o755, 0o600, 0o4755, 0o777]);
  return mode * 2 ** 16 + random.pick([0, 0, 0x20, 0x10, 1, 2, 4, 8]);
}

const zip64 = (...values: number[]): Uint8Array => extraField(1, concat(values.map(u64)));

/** Fields that unpackers support, and some truncated ones. */
function unusualExtra(
  name: string | Uint8Array,
  { sizeBytes, compressedBytes }: Sizes,
  random: Random,
): Uint8Array {
  const nameBytes = typeof name === 'string' ? bytesOf(name) : name;
  const nameText = typeof name === 'string' ? name : 'ö.t';
  const time = u32(0x6b011240);
  const fields: List<Uint8Array> = [
    zip64(sizeBytes, compressedBytes),
    zip64(sizeBytes),
    zip64(),
    unicodePathField(nameText, nameBytes),
    unicodePathField('other.txt', nameBytes),
    unicodePathField('€.t', nameBytes),
    extraField(0x6375, concat([Uint8Array.of(1), u32(0), bytesOf('comment')])),
    extraField(0x5455, concat([Uint8Array.of(1), time])),
    extraField(0x5455, concat([Uint8Array.of(7), time, time, time])),
    extraField(0x5455, Uint8Array.of(7)),
    extraField(0x5855, concat([time, time, u16(0), u16(0)])),
    extraField(0x7855, concat([u16(1000), u16(1000)])),
    extraField(0x7875, concat([Uint8Array.of(1, 4), u32(0), Uint8Array.of(4), u32(0)])),
    extraField(0x7875, Uint8Array.of(1, 200)),
    extraField(0x000a, concat([u32(0), u16(1), u16(24), u64(1e15), u64(1e15), u64(1e15)])),
    extraField(0x756e, concat([u32(0), u16(0o120777), u32(5), u16(0), u16(0), bytesOf('a.txt')])),
    extraField(0x6c78, concat([Uint8Array.of(7, 0x14, 3), u16(0), u32(0o120777 * 2 ** 16)])),
    extraField(0x334d, new Uint8Array(14)),
    extraField(0x2605, new Uint8Array(8)),
    extraField(0xcafe, new Uint8Array(0)),
    extraField(0x5453, new Uint8Array(3)),
    extraField(0x4453, new Uint8Array(9)),
    extraField(0xa220, new Uint8Array(10)),
  ];
  const chosen = [random.pick(fields), ...(random.oneIn(3) ? [random.pick(fields)] : [])];
  return concat([...chosen, ...(random.oneIn(5) ? [new Uint8Array(random.below(4))] : [])]);
}

function oddLocal(name: string | Uint8Array, sizes: Sizes, random: Random): NonNullable<EntrySpec['local']> {
  const { sizeBytes, compressedBytes } = sizes;
  return random.pick<NonNullable<EntrySpec['local']>>([
    { sizeBytes: max32, extra: zip64(sizeBytes) },
    { compressedBytes: max32, extra: zip64(compressedBytes) },
    { sizeBytes: max32, compressedBytes: max32, extra: zip64(sizeBytes, compressedBytes) },
    { sizeBytes: max32, compressedBytes: max32, extra: zip64(0, 0) },
    { sizeBytes: 0, compressedBytes: 0 },
    { crc: 0 },
    { extra: unusualExtra(name, sizes, random) },
    { extra: new Uint8Array(0) },
    { versionNeeded: random.pick([0, 45, 90]) },
  ]);
}

function oddArchive(random: Random): ArchiveSpec {
  return random.pick<ArchiveSpec>([
    { zip64: {} },
    { zip64: {}, end: { count: 0xffff, countOnDisk: 0xffff, directoryBytes: max32, directoryOffset: max32 } },
    { zip64: {}, end: { directoryOffset: max32 } },
    { end: { comment: bytesOf('comment') } },
    { trailing: new Uint8Array(1 + random.below(600)) },
    { trailing: bytesOf('\r\n'.repeat(1 + random.below(3))) },
    { afterDirectory: new Uint8Array(random.below(3)) },
    { beforeDirectory: new Uint8Array(1 + random.below(30)) },
    { prefix: new Uint8Array(random.below(3)) },
    { end: { disk: 0xffff } },
  ]);
}
