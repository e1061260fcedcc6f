import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import {
  buildZip,
  bytesOf,
  concat,
  extraField,
  u32,
  u64,
  zipFile,
  type EntrySpec,
} from '../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { findingOf, findingsOf, problemsOf } from '../../tests/support/inspect-entries.ts';
import { createMeasured } from '../../tests/support/measured-file.ts';
import { inspectArchive } from './inspect.ts';
import type { InspectionLimits } from './limits.ts';

test('the sound manual that the cases below change has no findings', async () => {
  expect(await problemsOf(manualEntries())).toEqual([]);
});

test('ZIP-EMPTY-FILE: an empty file, but not a file of one byte', async () => {
  expect((await inspectArchive(new Blob([]))).findings).toMatchObject([{ code: 'ZIP-EMPTY-FILE' }]);
  expect((await inspectArchive(new Blob(['x']))).findings).toMatchObject([{ code: 'ZIP-NOT-A-ZIP' }]);
});

test('ZIP-NOT-A-ZIP names the actual type', async () => {
  const report = await inspectArchive(new Blob(['%PDF-1.7\n', new Uint8Array(70_000)]));
  expect(report).toMatchObject({
    verdict: 'unsafe',
    complete: true,
    findings: [{ code: 'ZIP-NOT-A-ZIP', params: { content: 'pdf' } }],
  });
});

test('ZIP-TRUNCATED at every structure boundary, and no crash in between', async () => {
  const bytes = buildZip(manualEntries());
  for (let end = 4; end < bytes.length; end += 1) {
    const report = await inspectArchive(new Blob([bytes.subarray(0, end)]));
    expect(report.verdict).toBe('unsafe');
    expect(report.findings).toMatchObject([{ code: 'ZIP-TRUNCATED', severity: 'error' }]);
  }
});

test('ZIP-TRUNCATED gives the number of missing bytes if the middle is lost', async () => {
  const bytes = buildZip(manualEntries());
  const report = await inspectArchive(new Blob([bytes.subarray(0, 100), bytes.subarray(150)]));
  expect(report.findings).toMatchObject([{ code: 'ZIP-TRUNCATED', params: { missingBytes: 50 } }]);
});

test('ZIP-NO-ENTRIES: an empty archive, and one with folders only', async () => {
  expect(await problemsOf([])).toEqual(['error ZIP-NO-ENTRIES']);
  expect(await problemsOf([{ name: 'pages/', method: 0 }])).toEqual(['error ZIP-NO-ENTRIES']);
});

test('ZIP-TWO-ENDS [AMBIGUITY-C2]: a second end record, or a whole archive, in the comment', async () => {
  const inner = buildZip([{ name: 'index.html', data: 'other' }]);
  expect(await problemsOf(manualEntries(), { end: { comment: inner } })).toEqual(['error ZIP-TWO-ENDS']);
  expect(await problemsOf(manualEntries(), { end: { comment: inner.slice(0, 40) } })).toEqual([
    'error ZIP-TWO-ENDS',
  ]);
  expect(
    await problemsOf(manualEntries(), { end: { comment: bytesOf('PK is not PKZIP; made on Monday') } }),
  ).toEqual([]);
});

test('ZIP-TWO-ENDS [AMBIGUITY-C2]: an end record in the directory', async () => {
  const hidden = concat([u32(0x06054b50), new Uint8Array(18)]);
  expect(await problemsOf(manualEntries({ central: { comment: hidden } }))).toEqual(['error ZIP-TWO-ENDS']);
});

test("a nested archive as last entry isn't a second end", async () => {
  const inner = buildZip([{ name: 'a.txt', data: 'a' }]);
  const entries = manualEntries({}, { name: 'more.zip', data: inner, method: 0 });
  expect(await problemsOf(entries)).toEqual(['warning ENTRY-ARCHIVE']);
});

test('ZIP-TRAILING-DATA: an error, but only a note for zeros', async () => {
  const finding = await findingOf('ZIP-TRAILING-DATA', manualEntries(), { trailing: bytesOf('<script>') });
  expect(finding.params).toEqual({ bytes: 8 });
  const zeros = await findingsOf(manualEntries(), { trailing: new Uint8Array(512) });
  expect(zeros).toContainEqual(expect.objectContaining({ code: 'ZIP-TRAILING-DATA', severity: 'info' }));
});

test('ZIP-LEADING-DATA: not counted by the offsets, or counted by them', async () => {
  const stub = bytesOf('MZ self-extractor');
  expect((await findingOf('ZIP-LEADING-DATA', manualEntries(), { prefix: stub })).params).toEqual({
    bytes: 17,
  });
  expect((await findingOf('ZIP-LEADING-DATA', manualEntries({ before: stub }))).params).toEqual({
    bytes: 17,
  });
});

test('ZIP-DIRECTORY [AMBIGUITY-C3]: more or fewer entries than the end record declares', async () => {
  expect(await problemsOf(manualEntries(), { end: { count: 2, countOnDisk: 2 } })).toEqual([
    'error ZIP-DIRECTORY',
  ]);
  expect(await problemsOf(manualEntries(), { end: { count: 4, countOnDisk: 4 } })).toEqual([
    'error ZIP-DIRECTORY',
  ]);
});

test('ZIP-DIRECTORY [AMBIGUITY-C3]: a count modulo 65,536 is wrong', async () => {
  const many = Array.from({ length: 65_537 }, (_, at): EntrySpec => ({
    name: `${at}.html`,
    method: 0,
    data: '',
  }));
  const report = await inspectArchive(zipFile(many, { end: { count: 1, countOnDisk: 1 } }));
  expect(report.findings).toContainEqual(
    expect.objectContaining({
      code: 'ZIP-DIRECTORY',
      params: { detail: 'count', found: 65_537, expected: 1 },
    }),
  );
});

test("ZIP-DIRECTORY [AMBIGUITY-C3]: a gap between directory and end, a wrong size, bytes that aren't a record", async () => {
  expect(await problemsOf(manualEntries(), { afterDirectory: bytesOf('gap') })).toEqual([
    'error ZIP-DIRECTORY',
  ]);
  expect(await problemsOf(manualEntries(), { end: { directoryBytes: 100 } })).toEqual([
    'error ZIP-DIRECTORY',
  ]);
  const one: EntrySpec = { name: 'index.html', data: 'x' };
  expect(
    await problemsOf([one], {
      end: { directoryBytes: 0, directoryOffset: 42 },
      afterDirectory: none,
    }),
  ).toEqual(['error ZIP-DIRECTORY']);
});

const none = new Uint8Array(0);

test('ZIP-ZIP64: sound if both records match, saturated or not', async () => {
  expect(await problemsOf(manualEntries(), { zip64: {} })).toEqual([]);
  const saturated = {
    count: 0xffff,
    countOnDisk: 0xffff,
    directoryBytes: 0xffffffff,
    directoryOffset: 0xffffffff,
  };
  expect(await problemsOf(manualEntries(), { zip64: {}, end: saturated })).toEqual([]);
});

test('ZIP-ZIP64 [AMBIGUITY-C5]: records that disagree, extensible data, a record elsewhere, none at all', async () => {
  expect(await problemsOf(manualEntries(), { zip64: { count: 2 } })).toEqual(['error ZIP-ZIP64']);
  expect(await problemsOf(manualEntries(), { zip64: { more: bytesOf('more') } })).toEqual([
    'error ZIP-ZIP64',
  ]);
  expect(await problemsOf(manualEntries(), { zip64: { between: bytesOf('gap') } })).toEqual([
    'error ZIP-ZIP64',
  ]);
  expect(await problemsOf(manualEntries(), { zip64: { recordOffset: 7 } })).toEqual(['error ZIP-ZIP64']);
  expect(await problemsOf(manualEntries(), { zip64: { ownBytes: 40 } })).toEqual(['error ZIP-ZIP64']);
});

const zip64Field = (...values: number[]): Uint8Array => extraField(1, concat(values.map(u64)));

test('ZIP-ZIP64 [AMBIGUITY-A2]: extra fields that are doubled, short, or give another size', async () => {
  const index = manualEntries()[0]!;
  const size = (index.data as string).length;
  const saturated = { sizeBytes: 0xffffffff, extra: zip64Field(size) };
  expect(await problemsOf(manualEntries({ central: saturated }))).toEqual([]);
  expect(await problemsOf(manualEntries({ central: { extra: zip64Field(size) } }))).toEqual([]);
  expect(await problemsOf(manualEntries({ central: { sizeBytes: 0xffffffff } }))).toEqual([
    'error ZIP-BOMB',
    'error ZIP-ZIP64',
  ]);
  expect(await problemsOf(manualEntries({ central: { extra: zip64Field(size + 1) } }))).toEqual([
    'error ZIP-ZIP64',
  ]);
  const doubled = concat([zip64Field(size), zip64Field(size + 1)]);
  expect(await problemsOf(manualEntries({ central: { ...saturated, extra: doubled } }))).toEqual([
    'error ZIP-ZIP64',
  ]);
  const short = { ...saturated, extra: extraField(1, u32(size)) };
  expect(await problemsOf(manualEntries({ central: short }))).toEqual(['error ZIP-BOMB', 'error ZIP-ZIP64']);
});

test('ZIP-ZIP64 [AMBIGUITY-A2]: a local field with another size than the header', async () => {
  const local = manualEntries({ local: { extra: zip64Field(1, 2) } });
  expect(await problemsOf(local)).toEqual(['error ZIP-ZIP64']);
});

test('ZIP-SPLIT: one of several parts', async () => {
  expect(await problemsOf(manualEntries(), { end: { disk: 1 } })).toEqual(['error ZIP-SPLIT']);
  expect(await problemsOf(manualEntries(), { end: { countOnDisk: 1 } })).toEqual(['error ZIP-SPLIT']);
  expect(await problemsOf(manualEntries({ central: { disk: 1 } }))).toEqual(['error ZIP-SPLIT']);
});

test('ZIP-ENCRYPTED names the entries, and the others are still checked', async () => {
  const finding = await findingOf('ZIP-ENCRYPTED', manualEntries({ flags: 1 }));
  expect(finding).toMatchObject({ entry: 'index.html', count: 1 });
  expect(await problemsOf(manualEntries({ flags: 0x40 }))).toEqual(['error ZIP-ENCRYPTED']);
  expect(await problemsOf(manualEntries({ flags: 0x2000 }))).toEqual(['error ZIP-ENCRYPTED']);
  expect(
    await problemsOf(manualEntries({ method: 99, extra: extraField(0x9901, new Uint8Array(7)) })),
  ).toEqual(['error ZIP-ENCRYPTED']);
});

test('ZIP-METHOD names the method', async () => {
  const finding = await findingOf('ZIP-METHOD', manualEntries({ method: 14 }));
  expect(finding.params).toEqual({ method: 14 });
  expect(await problemsOf(manualEntries({ method: 0 }))).toEqual([]);
});

const fieldOf = async (entries: readonly EntrySpec[]): Promise<unknown> =>
  (await findingOf('ZIP-HEADER', entries)).params['field'];

test('ZIP-HEADER [AMBIGUITY-A1, AMBIGUITY-A3]: a local header that differs from the directory', async () => {
  expect(await fieldOf(manualEntries({ local: { name: bytesOf('other.html') } }))).toBe('name');
  expect(await fieldOf(manualEntries({ local: { method: 0 } }))).toBe('method');
  expect(await fieldOf(manualEntries({ local: { flags: 1 } }))).toBe('flags');
  expect(await fieldOf(manualEntries({ local: { flags: 0x800 } }))).toBe('flags');
  expect(await fieldOf(manualEntries({ local: { crc: 1 } }))).toBe('crc');
  expect(await fieldOf(manualEntries({ local: { sizeBytes: 1 } }))).toBe('size');
  expect(await fieldOf(manualEntries({ local: { compressedBytes: 1 } }))).toBe('packed-size');
  expect(await fieldOf(manualEntries({ local: { extra: extraField(0x9901, new Uint8Array(7)) } }))).toBe(
    'flags',
  );
});

test('ZIP-HEADER [AMBIGUITY-A1]: the same name in another encoding is another name', async () => {
  const oem = Uint8Array.from([0x81, ...bytesOf('.txt')]);
  const entry = { name: oem, data: 'x' };
  expect(await problemsOf(manualEntries({}, entry))).toEqual(['warning NAME-ENCODING']);
  const other = manualEntries({}, { ...entry, local: { name: bytesOf('ü.txt') } });
  expect(await problemsOf(other)).toEqual(['error ZIP-HEADER', 'warning NAME-ENCODING']);
});

test('ZIP-HEADER: no header at the declared offset, or outside the file', async () => {
  const [index] = manualEntries();
  const omitted = await findingsOf(manualEntries({}, { ...index, name: 'gone.html', omit: 'local' }));
  expect(omitted.some((finding) => finding.code === 'ZIP-HEADER' && finding.severity === 'error')).toBe(true);
  expect(
    await problemsOf(manualEntries({}, { name: 'far.txt', omit: 'local', central: { offset: 9_999_999 } })),
  ).toEqual(['error ZIP-HEADER']);
});

test('harmless differences: time, version, and the language bit if bit 3 defers sizes', async () => {
  expect(await problemsOf(manualEntries({ local: { flags: 2 } }))).toEqual([]);
  expect(await problemsOf(manualEntries({ descriptor: 'signed', local: { flags: 8 } }))).toEqual([]);
});

test('ZIP-DESCRIPTOR: correct descriptors of every form are accepted', async () => {
  for (const descriptor of ['signed', 'plain', 'signed64'] as const) {
    expect(await problemsOf(manualEntries({ descriptor }))).toEqual([]);
  }
});

test('ZIP-DESCRIPTOR: missing or different', async () => {
  expect(await problemsOf(manualEntries({ descriptor: none }))).toEqual(['error ZIP-DESCRIPTOR']);
  expect(
    await problemsOf(manualEntries({ descriptor: concat([u32(0x08074b50), u32(1), u32(2), u32(3)]) })),
  ).toEqual(['error ZIP-DESCRIPTOR']);
});

test('ZIP-OVERLAP: two entries over one header, found before a byte is unpacked', async () => {
  const shared = manualEntries({}, { name: 'copy.html', omit: 'local', central: { offset: 0 } });
  const findings = await findingsOf(shared);
  expect(findings).toContainEqual(expect.objectContaining({ code: 'ZIP-OVERLAP', severity: 'error' }));
});

test('ZIP-OVERLAP: a local header longer than declared pushes the data into the next entry', async () => {
  const bytes = buildZip(manualEntries());
  const extraLengthAt = 28;
  bytes[extraLengthAt] = 40;
  const { findings } = await inspectArchive(new Blob([bytes]));
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'ZIP-OVERLAP', severity: 'error', entry: 'index.html' }),
  );
});

test('ZIP-GAP [AMBIGUITY-C1]: bytes between entries are a warning, a hidden file in them an error', async () => {
  const gap = await findingsOf(manualEntries({ name: 'style.css', before: bytesOf('some bytes') }));
  expect(gap).toContainEqual(
    expect.objectContaining({ code: 'ZIP-GAP', severity: 'warning', params: { bytes: 10 } }),
  );
  const hidden = await findingOf(
    'ZIP-GAP',
    manualEntries({}, { name: 'hidden.html', data: 'x', omit: 'central' }),
  );
  expect(hidden.params['bytes']).toBeGreaterThan(30);
});

test("ZIP-CRC: content that doesn't match its checksum", async () => {
  const finding = await findingOf('ZIP-CRC', manualEntries({ local: { crc: 7 }, central: { crc: 7 } }));
  expect(finding.entry).toBe('index.html');
});

const declared = (sizeBytes: number): EntrySpec[] =>
  manualEntries({ local: { sizeBytes }, central: { sizeBytes } });

test('ZIP-SIZE: content larger or smaller than declared, never unpacked past it', async () => {
  expect((await findingOf('ZIP-SIZE', declared(10))).params).toEqual({ found: 11, expected: 10 });
  expect(await problemsOf(declared(100_000))).toEqual(['error ZIP-SIZE']);
});

test.each([0, 8])(
  "[MANUAL-23] ZIP-SIZE: packed in far more bytes than declared, which isn't read: method %i",
  async (method) => {
    const packed = new Uint8Array(2 ** 20);
    const { file, readBytes } = createMeasured(manualEntries({ data: 'x'.repeat(10), method, packed }));
    const report = await inspectArchive(file);
    expect(report).toMatchObject({ verdict: 'unsafe', complete: true });
    expect(report.findings).toContainEqual(
      expect.objectContaining({ code: 'ZIP-SIZE', params: { found: 2 ** 20, expected: 10 } }),
    );
    expect(readBytes()).toBeLessThan(2 ** 18);
  },
);

test('ZIP-SIZE: data after the end of the stream, stored with two sizes', async () => {
  const [index] = manualEntries();
  const longer = concat([deflateRawSync(index!.data as string), bytesOf('hidden')]);
  const finding = await findingOf('ZIP-SIZE', manualEntries({ packed: longer }));
  expect(finding.params).toMatchObject({ detail: 'data-after-end', found: 6 });
  const stored = { method: 0, local: { sizeBytes: 5 }, central: { sizeBytes: 5 } };
  const findings = await findingsOf(manualEntries(stored));
  expect(findings).toContainEqual(expect.objectContaining({ code: 'ZIP-SIZE', severity: 'error' }));
});

test("ZIP-DEFLATE: a stream that can't be unpacked, or is truncated", async () => {
  expect(await problemsOf(manualEntries({ packed: Uint8Array.of(0xff, 0xff, 0xff) }))).toEqual([
    'error ZIP-DEFLATE',
  ]);
  const cut = new Uint8Array(deflateRawSync(manualEntries()[0]!.data as string)).slice(0, -4);
  expect(await problemsOf(manualEntries({ packed: cut }))).toEqual(['error ZIP-DEFLATE']);
});

const details = async (limits: Partial<InspectionLimits>, entries = manualEntries()): Promise<unknown[]> =>
  (await findingsOf(entries, {}, limits)).filter((f) => f.code === 'ZIP-BOMB').map((f) => f.params['detail']);

test('ZIP-BOMB: entries, total, one entry, ratio of text; the limits are configurable', async () => {
  expect(await details({ maxEntries: 2 })).toEqual(['entries']);
  expect(await details({ maxEntries: 3 })).toEqual([]);
  expect(await details({ maxTotalBytes: 100 })).toEqual(['total']);
  expect(await details({ maxEntryBytes: 100 })).toEqual(['entry']);
  const zeros = manualEntries({}, { name: 'zeros.html', data: new Uint8Array(200_000) });
  expect(await details({ ratioFromBytes: 100_000 }, zeros)).toEqual(['ratio']);
  expect(await details({}, zeros)).toEqual([]);
  const picture = manualEntries({}, { name: 'zeros.bmp', data: new Uint8Array(200_000) });
  expect(await details({ ratioFromBytes: 100_000 }, picture)).toEqual(['ratio']);
  const many = Array.from({ length: 10 }, (_, at): EntrySpec => ({
    name: `${at}.png`,
    data: new Uint8Array(20_000),
  }));
  expect(await details({ ratioFromBytes: 100_000 }, manualEntries({}, ...many))).toEqual(['ratio']);
  expect(await details({ ratioFromBytes: 300_000 }, manualEntries({}, ...many))).toEqual([]);
});

test("ZIP-EXTRA: zeros that aren't an extra field are skipped", async () => {
  const findings = await findingsOf(manualEntries({ extra: new Uint8Array(3) }));
  expect(findings).toContainEqual(expect.objectContaining({ code: 'ZIP-EXTRA', severity: 'info' }));
  const sound = await findingsOf(manualEntries({ extra: extraField(0x5455, new Uint8Array(5)) }));
  expect(sound.map((finding) => finding.code)).not.toContain('ZIP-EXTRA');
});

test('[MANUAL-15] ZIP-DIRECTORY: an extra field that runs past the end of its record, which strict readers reject', async () => {
  const over = { extra: extraField(0x5455, new Uint8Array(5)).subarray(0, 8) };
  expect(await findingOf('ZIP-DIRECTORY', manualEntries({ central: over }))).toMatchObject({
    entry: 'index.html',
    severity: 'error',
    params: { detail: 'record' },
  });
});

const codesOf = async (entries: EntrySpec[]): Promise<unknown[]> =>
  (await findingsOf(entries))
    .filter(({ severity }) => severity === 'error')
    .map(({ code, params }) => [code, params['field'] ?? params]);

test('a shorter local name is another name, not an overlap', async () => {
  expect(await codesOf(manualEntries({ local: { name: bytesOf('i.html') } }))).toEqual([
    ['ZIP-HEADER', 'name'],
  ]);
});

test.for<[string, number, string]>([
  ['outside the file', 2 ** 31 - 1, 'place'],
  ['next to a header', 3, 'signature'],
])('an offset %s is a wrong offset, not leading data', async ([, offset, field]) => {
  expect(await codesOf(manualEntries({ central: { offset } }))).toEqual([['ZIP-HEADER', field]]);
});
