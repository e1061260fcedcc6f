import { constants, deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import {
  buildZip,
  bytesOf,
  concat,
  extraField,
  u64,
  zipFile,
  type EntrySpec,
} from '../../tests/fixtures/build-zip.ts';
import { soundManual } from '../../tests/fixtures/create-manual.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { thirdPartyArchives } from '../../tests/fixtures/third-party-archives.ts';
import { findingOf, problemsOf } from '../../tests/support/inspect-entries.ts';
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

test('sound as macOS packs: descriptors, UTF-8 names without the flag, system files', async () => {
  const entries = manualEntries(
    { descriptor: 'signed' },
    { name: bytesOf('Größe.txt'), data: 'x', descriptor: 'signed' },
    { name: '__MACOSX/._index.html', data: Uint8Array.of(0, 5, 22, 7), descriptor: 'signed' },
  );
  expect(await problemsOf(entries)).toEqual([]);
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

const attributes = (mode: number, dos: number): Partial<EntrySpec> => ({
  central: { madeBy: 0x003f, attributes: mode * 65_536 + 0x8000 + dos },
});

test('sound as 7-Zip packs: Unix modes under a DOS host, folders with the DOS bit', async () => {
  const entries = [
    { name: 'pages/', data: '', method: 0, ...attributes(0o040755, 0x10) },
    ...Object.entries(soundManual).map(([name, data]) => ({ name, data, ...attributes(0o100644, 0x20) })),
  ];
  expect(await problemsOf(entries)).toEqual([]);
});

test('folders as Java packs them: empty and deflated', async () => {
  expect(await problemsOf(manualEntries({}, { name: 'pages/', data: '', method: 8 }))).toEqual([]);
});

/** As Windows Explorer writes a record: ZIP 2.0 made by FAT, the archive attribute, no descriptor, no extra field. */
const byExplorer: Partial<EntrySpec> = { flags: 0, central: { madeBy: 0x0014, attributes: 0x20 } };

/** For names beyond ASCII Explorer sets bit 11 (UTF-8), but only if the machine's OEM code page lacks a character. */
test('sound as Windows Explorer packs: FAT attributes, folder entries, UTF-8 where needed', async () => {
  const entries: EntrySpec[] = [
    ...manualEntries().map((entry) => ({ ...entry, ...byExplorer })),
    { name: 'empty/', data: '', method: 0, central: { madeBy: 0x0014, attributes: 0x10 } },
    { name: 'img/press.gif', data: 'GIF89a', ...byExplorer, method: 0 },
    { name: 'Übersicht – 取扱.txt', data: 'x', ...byExplorer, flags: 0x800 },
  ];
  expect(await problemsOf(entries)).toEqual([]);
});

test('names of Windows Explorer in the OEM code page are no error, and are guessed correctly', async () => {
  const name = Uint8Array.from([0x81, ...bytesOf('bersicht.txt')]);
  const entries = manualEntries({}, { name, data: 'x', ...byExplorer });
  expect(await problemsOf(entries)).toEqual(['warning NAME-ENCODING']);
  expect((await findingOf('NAME-ENCODING', entries)).params).toEqual({ guess: 'übersicht.txt' });
});

const max32 = 0xffffffff;
const zip64Field = (...values: readonly number[]) => extraField(1, concat(values.map(u64)));

test('sound as Python streams with ZIP64: saturated sizes, an empty field, a descriptor of 64 bits', async () => {
  const open = { crc: 0, compressedBytes: max32, sizeBytes: max32, extra: zip64Field(0, 0) };
  expect(await problemsOf(manualEntries({ descriptor: 'signed64', local: open }))).toEqual([]);
});

test('sound as Java streams entries of unknown size: no field, a descriptor of 64 bits', async () => {
  expect(await problemsOf(manualEntries({ descriptor: 'signed64' }))).toEqual([]);
});

test('ZIP64 fields in the directory as well, as Commons Compress writes them for streams', async () => {
  const [index] = manualEntries();
  const data = index!.data as string;
  const packedBytes = deflateRawSync(data).length;
  const local = { crc: 0, compressedBytes: max32, sizeBytes: max32, extra: zip64Field(0, 0) };
  const central = {
    compressedBytes: max32,
    sizeBytes: max32,
    extra: zip64Field(data.length, packedBytes),
  };
  expect(await problemsOf(manualEntries({ descriptor: 'signed64', local, central }))).toEqual([]);
});

const splitMarker = Uint8Array.of(0x50, 0x4b, 7, 8);

test('ZIP-SPLIT: the first part of several, by its leading marker', async () => {
  const part = new Blob([splitMarker, buildZip(manualEntries()).subarray(0, 200)]);
  expect((await inspectArchive(part)).findings).toMatchObject([{ code: 'ZIP-SPLIT', severity: 'error' }]);
});

test('a part marker in an archive that was joined is leading data: a reader from the front finds no file', async () => {
  const marker = Uint8Array.of(0x50, 0x4b, 0x30, 0x30);
  expect(await problemsOf(manualEntries({ before: marker }))).toEqual(['error ZIP-LEADING-DATA']);
  expect(await problemsOf(manualEntries({ before: splitMarker }))).toEqual(['error ZIP-LEADING-DATA']);
});
