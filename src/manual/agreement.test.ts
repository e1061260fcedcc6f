import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

import { afterAll, expect, test } from 'vitest';

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
} from '../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { problemsOf } from '../../tests/support/archives/inspect-entries.ts';
import { differencesOf } from '../../tests/unpackers/differences.ts';
import { readWithEngine } from '../../tests/unpackers/engine-reading.ts';
import { startUnpackers } from '../../tests/unpackers/unpackers.ts';

const unpackers = startUnpackers();
afterAll(unpackers.close);

type Program = 'unzip' | '7z' | 'bsdtar' | 'python' | 'java';

/** Installed programs that read an archive differently than the inspection, or report an error. */
async function disagreeing(bytes: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const { files } = await readWithEngine(bytes);
  const differences = differencesOf(files, await unpackers.read(bytes));
  return [...new Set(differences.map(({ program }) => program))].toSorted();
}

const max32 = 0xffffffff;
const field = extraField(0x5455, new Uint8Array(5));
const zip64 = (...values: number[]): Uint8Array => extraField(1, concat(values.map(u64)));
const named = (name: string | Uint8Array, rest: Partial<EntrySpec> = {}): EntrySpec[] =>
  manualEntries({}, { name, data: 'text', ...rest });
const unix = (mode: number): Partial<EntrySpec> => ({
  central: { madeBy: 0x0314, attributes: mode * 2 ** 16 },
});
const needing = (versionNeeded: number): EntrySpec[] => manualEntries({ central: { versionNeeded } });
/** The field that bsdtar writes when it streams, with the Unix mode of the entry. */
const libarchiveField = (mode: number): Uint8Array =>
  extraField(0x6c78, concat([Uint8Array.of(5), u16(0x0314), u32(mode * 2 ** 16)]));
/** An ASi field with the Unix mode of the entry and the target of a link. */
const asiField = (mode: number): Uint8Array =>
  extraField(0x756e, concat([u32(0), u16(mode), u32(5), u16(0), u16(0), bytesOf('a.txt')]));
const streamed = { descriptor: 'signed', local: { crc: 0, sizeBytes: 0, compressedBytes: 0 } } as const;
const plainBytes = String(manualEntries()[0]!.data).length;
const beyondAscii = bytesOf('Größe.txt');
const twice = (extra: Uint8Array): Uint8Array => concat([extra, extra]);
const repeatedSize = { sizeBytes: max32, extra: twice(zip64(plainBytes)) };
/** `€.txt` as WinRAR 4 writes it: its code page has no euro sign. */
const replaced = bytesOf('_.txt');
const euroField = unicodePathField('€.txt', replaced);

test.for<[string, EntrySpec[]]>([
  ['zeros after the extra fields', manualEntries({ extra: new Uint8Array(3) })],
  [
    'zeros after the extra fields of a local header',
    manualEntries({ local: { extra: concat([field, new Uint8Array(2)]) } }),
  ],
  ['a version that is higher than needed, but known', needing(46)],
  ['a local version that no program has', manualEntries({ local: { versionNeeded: 255 } })],
  [
    'a size in a local ZIP64 field without the other',
    manualEntries({ local: { sizeBytes: max32, extra: zip64(plainBytes) } }),
  ],
  ['a pipe, as Info-ZIP writes its standard input', named('-', unix(0o010600))],
  ['a file by a field of libarchive', manualEntries({ extra: libarchiveField(0o100644) })],
  [
    'a 64-bit descriptor of an entry with a Unicode path field',
    manualEntries({ extra: unicodePathField('index.html'), descriptor: 'signed64' }),
  ],
  ['a folder that comes twice', manualEntries({}, { name: 'd/', method: 0 }, { name: 'd/', method: 0 })],
  ['a ZIP64 field that occurs twice', manualEntries({ extra: twice(zip64(plainBytes)) })],
  ['a size in two equal ZIP64 fields', manualEntries({ central: repeatedSize, local: repeatedSize })],
  ['a size in two equal local ZIP64 fields', manualEntries({ local: repeatedSize })],
  [
    'a Unicode path field in both headers',
    named(beyondAscii, { flags: 0x800, extra: unicodePathField('Größe.txt'), central: { madeBy: 0x0314 } }),
  ],
])('[MANUAL-15] accepted, and read the same by all programs: %s', async ([, entries]) => {
  expect(await problemsOf(entries)).toEqual([]);
  expect(await disagreeing(buildZip(entries))).toEqual([]);
});

/** A warning if programs complain but read the same content; an error if they read other content. */
test.for<[string, EntrySpec[], string, Program[]]>([
  [
    'a local extra field that runs over [AMBIGUITY-A1]',
    manualEntries({ local: { extra: field.subarray(0, 8) } }),
    'error ZIP-HEADER',
    ['bsdtar'],
  ],
  [
    'three bytes for a local extra field [AMBIGUITY-A1]',
    manualEntries({ local: { extra: bytesOf('abc') } }),
    'error ZIP-HEADER',
    ['bsdtar'],
  ],
  [
    'three bytes for an extra field',
    manualEntries({ extra: bytesOf('abc') }),
    'error ZIP-DIRECTORY',
    ['bsdtar'],
  ],
  ['version 4.7 needed', needing(47), 'error ZIP-VERSION', ['unzip']],
  ['version 6.4 needed', needing(64), 'error ZIP-VERSION', ['python', 'unzip']],
  [
    'a packed size where programs look for the other [AMBIGUITY-A2]',
    manualEntries({ local: { compressedBytes: max32, extra: zip64(plainBytes, 1) } }),
    'error ZIP-HEADER',
    ['7z', 'bsdtar'],
  ],
  ['a type that Unix does not have', named('a.txt', unix(0o170644)), 'error ENTRY-LINK', ['bsdtar']],
  ['the name of a disk', manualEntries({ central: { attributes: 8 } }), 'error ENTRY-LINK', ['unzip']],
  [
    'a link by a field of libarchive',
    manualEntries({ local: { extra: libarchiveField(0o120777) } }),
    'error ENTRY-LINK',
    ['bsdtar'],
  ],
  [
    'a folder by a field of libarchive',
    manualEntries({ extra: libarchiveField(0o040755) }),
    'error ENTRY-LINK',
    ['bsdtar'],
  ],
  [
    'a link by a field of ASi',
    manualEntries({ extra: asiField(0o120777), central: { madeBy: 0x0314 } }),
    'error ENTRY-LINK',
    ['unzip'],
  ],
  [
    'a reparse point of Windows',
    manualEntries({ central: { attributes: 0x400 } }),
    'error ENTRY-LINK',
    ['7z'],
  ],
  ['version 4.5 of VMS needed', needing(0x0200 + 45), 'error ZIP-VERSION', ['unzip']],
  [
    'a 32-bit descriptor of an entry with a Unicode path field',
    manualEntries({ extra: unicodePathField('index.html'), descriptor: 'signed' }),
    'error ZIP-DESCRIPTOR',
    ['unzip'],
  ],
  [
    'a 32-bit descriptor and, later, an entry with a Unicode path field',
    manualEntries({ descriptor: 'plain' }, { name: 'a.txt', extra: unicodePathField('a.txt') }),
    'error ZIP-DESCRIPTOR',
    ['unzip'],
  ],
  [
    'a 32-bit descriptor and, earlier, a local Unicode path field',
    manualEntries(
      { local: { extra: unicodePathField('index.html') } },
      { name: 'a.txt', descriptor: 'plain' },
      { name: 'b.txt' },
    ),
    'error ZIP-DESCRIPTOR',
    ['unzip'],
  ],
  ['patched data', manualEntries({ flags: 0x20 }), 'error ZIP-FLAGS', ['python']],
  [
    'a reserved flag in one header [AMBIGUITY-A1]',
    manualEntries({ name: 'style.css', local: { flags: 0x80 } }),
    'error ZIP-HEADER',
    ['7z'],
  ],
  [
    'a flag of deflate for one header of a stored entry [AMBIGUITY-A1]',
    manualEntries({ name: 'style.css', method: 0, local: { flags: 2 } }),
    'error ZIP-HEADER',
    ['7z'],
  ],
  [
    'a descriptor that the directory does not know of',
    manualEntries({ ...streamed, central: { flags: 0 } }),
    'warning ZIP-HEADER',
    ['7z'],
  ],
  [
    'a Unicode path field in the local header only [AMBIGUITY-A3]',
    named(beyondAscii, { flags: 0x800, local: { extra: unicodePathField('Größe.txt') } }),
    'warning NAME-UNICODE-FIELD',
    ['unzip'],
  ],
  [
    'a Unicode path field with a letter that the name lacks [AMBIGUITY-A3]',
    named(replaced, { extra: euroField }),
    'warning NAME-UNICODE-FIELD',
    ['java'],
  ],
  [
    'such a field in the local header only [AMBIGUITY-A3]',
    named(replaced, { local: { extra: euroField } }),
    'error ZIP-HEADER',
    ['unzip', 'bsdtar'],
  ],
  [
    'such a field in the directory only [AMBIGUITY-A3]',
    named(replaced, { central: { extra: euroField } }),
    'error NAME-UNICODE-FIELD',
    ['unzip', 'bsdtar'],
  ],
  [
    'such a field of a name that is flagged as UTF-8 [AMBIGUITY-A3]',
    named(replaced, { flags: 0x800, extra: euroField }),
    'error NAME-UNICODE-FIELD',
    ['bsdtar'],
  ],
  [
    'two such names that become one without the field [AMBIGUITY-B1]',
    [
      ...named(replaced, { extra: euroField }),
      { name: replaced, data: 'other', extra: unicodePathField('₤.txt', replaced) },
    ],
    'error NAME-UNICODE-FIELD',
    ['java'],
  ],
  [
    "a name that isn't UTF-8, whatever its field contains",
    named(Uint8Array.of(0x94), { extra: unicodePathField('ö', Uint8Array.of(0x94)) }),
    'warning NAME-ENCODING',
    ['java'],
  ],
])(
  '[MANUAL-15] not accepted without a finding, because programs disagree: %s',
  async ([, entries, problem, programs]) => {
    expect(await problemsOf(entries)).toContain(problem);
    const found = await disagreeing(buildZip(entries));
    const installed = Object.keys(await unpackers.versions);
    expect(found).toEqual(expect.arrayContaining(programs.filter((program) => installed.includes(program))));
  },
);

const content = 'The press stops when the door opens. '.repeat(9);
const followedBy = (more: Uint8Array, rest: Partial<EntrySpec> = {}): EntrySpec[] =>
  named('a.html', { data: content, packed: concat([deflateRawSync(content), more]), ...rest });

test.for<[string, EntrySpec[]]>([
  ['a byte', followedBy(bytesOf('x'))],
  ['more than jszip reads at a time', followedBy(new Uint8Array(20_000))],
  ['a header', followedBy(bytesOf('PK\x03\x04'))],
  ['a byte, before a descriptor', followedBy(bytesOf('x'), { descriptor: 'signed' })],
])(
  "[MANUAL-15] ZIP-SIZE: bsdtar loses a page whose stream is followed by %s, which jszip doesn't see",
  async ([, entries]) => {
    expect(await problemsOf(entries)).toContain('error ZIP-SIZE');
    const readings = await unpackers.read(buildZip(entries));
    const hash = createHash('sha256').update(content).digest('hex');
    for (const [program, { files }] of Object.entries(readings)) {
      const isSame = String(files['a.html']) === String([content.length, hash]);
      expect([program, isSame]).toEqual([program, program !== 'bsdtar']);
    }
  },
);

test.for(['\0\0\0', '\n', '\r\n\r\n'])(
  '[MANUAL-15] %j after the end is harmless, but Java finds nothing in a ZIP64 archive [AMBIGUITY-C2]',
  async (text) => {
    const trailing = bytesOf(text);
    expect(await problemsOf(manualEntries(), { trailing, zip64: {} })).toEqual(['error ZIP-TRAILING-DATA']);
    expect(await problemsOf(manualEntries(), { trailing })).toEqual([]);
    expect(await disagreeing(buildZip(manualEntries(), { trailing }))).toEqual([]);
    const { java } = await unpackers.versions;
    if (java === undefined) return;
    expect(await disagreeing(buildZip(manualEntries(), { trailing, zip64: {} }))).toContain('java');
  },
);

test.for<[string, ArchiveSpec]>([
  ['a zero', { afterDirectory: new Uint8Array(1) }],
  ['300 zeros', { afterDirectory: new Uint8Array(300) }],
  ['a text', { afterDirectory: bytesOf('note') }],
  ['a zero before its ZIP64 record', { afterDirectory: new Uint8Array(1), zip64: {} }],
])('[MANUAL-15] nearly no program reads %s after the directory [AMBIGUITY-C3]', async ([, archive]) => {
  expect(await problemsOf(manualEntries(), archive)).toEqual(['error ZIP-DIRECTORY']);
  const readings = await unpackers.read(buildZip(manualEntries(), archive));
  for (const program of ['java', 'python']) expect(readings[program]?.files ?? {}).toEqual({});
});
