import { constants, deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { bytesOf, concat, extraField, u64, zipFile, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { soundManual } from '../../tests/fixtures/create-manual.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { thirdPartyArchives } from '../../tests/fixtures/third-party-archives.ts';
import { findingOf, problemsOf } from '../../tests/support/archives/inspect-entries.ts';
import { inspectArchive } from './inspect.ts';

test.each(Object.entries(thirdPartyArchives))('[MANUAL-19] sound when packed by %s', async (_, base64) => {
  const file = new Blob([Buffer.from(base64, 'base64')]);
  expect(await inspectArchive(file)).toMatchObject({
    verdict: 'manual',
    title: 'Press',
    pages: 2,
    files: 2,
    findings: [],
  });
});

/** As .NET writes to an entry with `AutoFlush`, one character at a time; `level` 0 doesn't compress. */
function flushed(text: string, level: number): Uint8Array {
  const pack = (chunk: string, finishFlush: number) => deflateRawSync(chunk, { level, finishFlush });
  const chunks = Array.from(text, (chunk) => pack(chunk, constants.Z_SYNC_FLUSH));
  return concat([...chunks, pack('', constants.Z_FINISH)]);
}

test.each([
  [6, 7],
  [0, 11],
])(
  '[MANUAL-19][MANUAL-23] sound when written with a flush after every character: level %i, %i times as large',
  async (level, times) => {
    const data = soundManual['index.html']!.padEnd(20_000, '\n');
    const packed = flushed(data, level);
    expect(Math.floor(packed.length / data.length)).toBe(times);
    const report = await inspectArchive(zipFile(manualEntries({ data, packed })));
    expect(report).toMatchObject({ verdict: 'manual', title: 'Press 42', unreadFiles: 0, findings: [] });
  },
);

const max32 = 0xffffffff;
const zip64Field = (...values: readonly number[]) => extraField(1, concat(values.map(u64)));
const streamed = { crc: 0, compressedBytes: max32, sizeBytes: max32, extra: zip64Field(0, 0) };
const indexText = String(manualEntries()[0]!.data);
const sizes = zip64Field(indexText.length, deflateRawSync(indexText).length);
const recorded = { compressedBytes: max32, sizeBytes: max32, extra: sizes };
const by7Zip = (mode: number, dos: number): Partial<EntrySpec> => ({
  central: { madeBy: 0x003f, attributes: mode * 65_536 + 0x8000 + dos },
});
/** As Windows Explorer writes a record: ZIP 2.0 made by FAT, the archive attribute, no descriptor, no extra field. */
const byExplorer: Partial<EntrySpec> = { flags: 0, central: { madeBy: 0x0014, attributes: 0x20 } };

test.for<[string, readonly EntrySpec[]]>([
  [
    'macOS packs: descriptors, UTF-8 names without the flag, system files',
    manualEntries(
      { descriptor: 'signed' },
      { name: bytesOf('Größe.txt'), data: 'x', descriptor: 'signed' },
      { name: '__MACOSX/._index.html', data: Uint8Array.of(0, 5, 22, 7), descriptor: 'signed' },
    ),
  ],
  [
    '7-Zip packs: Unix modes under a DOS host, folders with the DOS bit',
    [
      { name: 'pages/', method: 0, ...by7Zip(0o040755, 0x10) },
      ...manualEntries().map((entry) => ({ ...entry, ...by7Zip(0o100644, 0x20) })),
    ],
  ],
  // For names beyond ASCII Explorer sets bit 11 (UTF-8), but only if the machine's OEM code page lacks a character.
  [
    'Windows Explorer packs: FAT attributes, folder entries, UTF-8 where needed',
    [
      ...manualEntries().map((entry) => ({ ...entry, ...byExplorer })),
      { name: 'empty/', method: 0, central: { madeBy: 0x0014, attributes: 0x10 } },
      { name: 'Übersicht – 取扱.txt', data: 'x', ...byExplorer, flags: 0x800 },
    ],
  ],
  ['Java packs folders: empty and deflated', manualEntries({}, { name: 'pages/', data: '', method: 8 })],
  ['Python streams: saturated sizes', manualEntries({ descriptor: 'signed64', local: streamed })],
  [
    'Commons Compress streams: ZIP64 fields in the directory as well',
    manualEntries({ descriptor: 'signed64', local: streamed, central: recorded }),
  ],
])('[MANUAL-19] sound as %s', async ([, entries]) => {
  expect(await problemsOf(entries)).toEqual([]);
});

test('names of Windows Explorer in the OEM code page are no error, and are guessed correctly', async () => {
  const name = Uint8Array.from([0x81, ...bytesOf('bersicht.txt')]);
  const entries = manualEntries({}, { name, data: 'x', ...byExplorer });
  expect(await problemsOf(entries)).toEqual(['warning NAME-ENCODING']);
  expect((await findingOf('NAME-ENCODING', entries)).params).toEqual({ guess: 'übersicht.txt' });
});
