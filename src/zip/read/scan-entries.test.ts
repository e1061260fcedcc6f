import { expect, test } from 'vitest';

import { neverYields, type Yielding } from '#lib/time/yielding.ts';

import { buildZip, bytesOf, concat, u32, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { readArchive, type Archive } from './archive.ts';
import { scanEntries } from './scan-entries.ts';
import { defaultWindowBytes } from './window-reader.ts';

const limits = { maxEntries: 100 };

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Scans an archive and records all calls of the visitor, in order. */
async function scan(
  entries: readonly EntrySpec[],
  {
    beforeDirectory = new Uint8Array(),
    ...scheduling
  }: Partial<Yielding> & { readonly beforeDirectory?: Uint8Array } = {},
) {
  const file = new Blob([buildZip(entries, { beforeDirectory })]);
  const { archive } = await readArchive(file, limits);
  return scanArchive(file, archive!, scheduling);
}

async function scanArchive(
  file: Blob,
  archive: Archive,
  scheduling: Partial<Yielding> = {},
): Promise<readonly unknown[]> {
  const calls: unknown[] = [];
  await scanEntries(file, archive, {
    onFinding: (rawFinding) => void calls.push(rawFinding),
    begin: ({ name }) => void calls.push(`begin ${name}`),
    packed: (bytes) => void calls.push(`packed ${text(bytes)}`),
    unpacked: (bytes) => void calls.push(`unpacked ${text(bytes)}`),
    end: ({ name }, state) => void calls.push(`end ${name} ${state === 'sound'}`),
    scheduling: { ...neverYields, ...scheduling },
  });
  return calls;
}

const stored = (name: string, data: string, rest: Partial<EntrySpec> = {}): EntrySpec => ({
  name,
  data,
  method: 0,
  ...rest,
});
const error = (code: string, params: object = {}) => ({ code, severity: 'error', entry: 'a', params });

test('[MANUAL-14] each entry is visited once, in file order', async () => {
  const headers = [stored('b', 'two', { omit: 'central' }), stored('a', 'one', { omit: 'central' })];
  const records = [
    stored('a', 'one', { omit: 'local', central: { offset: 34 } }),
    stored('b', 'two', { omit: 'local', central: { offset: 0 } }),
  ];
  expect(await scan([...headers, ...records])).toEqual([
    'begin b',
    'unpacked two',
    'packed two',
    'end b true',
    'begin a',
    'unpacked one',
    'packed one',
    'end a true',
  ]);
});

test('packed and unpacked bytes are passed on side by side, in slices', async () => {
  expect(await scan([stored('a', 'abcde')], { sliceBytes: 2 })).toEqual([
    'begin a',
    'unpacked ab',
    'packed ab',
    'unpacked cd',
    'packed cd',
    'unpacked e',
    'packed e',
    'end a true',
  ]);
  expect(await scan([{ name: 'a', packed: Uint8Array.of(0x4b, 0x04, 0), data: 'a' }])).toEqual([
    'begin a',
    'unpacked a',
    'packed K\x04\x00',
    'end a true',
  ]);
});

test.for<[string, EntrySpec, unknown[]]>([
  [
    'another name in its header',
    stored('a', 'x', { local: { name: bytesOf('b') } }),
    ['unpacked x', 'packed x', error('ZIP-HEADER', { field: 'name' })],
  ],
  [
    'another content',
    stored('a', 'x', { local: { crc: 1 }, central: { crc: 1 } }),
    ['unpacked x', 'packed x', error('ZIP-CRC')],
  ],
  ['an unknown method', stored('a', 'x', { method: 12 }), []],
  ['encryption', stored('a', 'x', { flags: 1 }), []],
])("an entry with %s isn't sound", async ([, entry, calls]) => {
  const all = await scan([entry]);
  expect(all[0]).toBe('begin a');
  expect(all.at(-1)).toBe('end a false');
  const between = all.slice(1, -1);
  expect(between).toHaveLength(calls.length);
  expect(between).toEqual(expect.arrayContaining(calls));
});

test("an entry without a header isn't unpacked", async () => {
  const gone = stored('a', 'x', { omit: 'local' });
  expect(await scan([gone, stored('b', 'x', { before: new Uint8Array(32) })])).toEqual([
    'begin a',
    error('ZIP-HEADER', { field: 'signature' }),
    'end a false',
    'begin b',
    'unpacked x',
    'packed x',
    'end b true',
  ]);
});

test("[MANUAL-12] an entry whose header is longer than declared isn't unpacked if it overlaps the next", async () => {
  const longer = (by: number) => stored('a', 'x', { local: { extra: new Uint8Array(by) } });
  expect(await scan([longer(8), stored('b', '')])).toEqual([
    'begin a',
    'unpacked x',
    'packed x',
    'end a true',
    'begin b',
    'end b true',
  ]);
  // The record matches; the header, which is checked on its own, is a byte longer than there is room.
  const bytes = buildZip([stored('a', 'x')]);
  bytes[28] = 1;
  const file = new Blob([bytes]);
  const { archive } = await readArchive(file, limits);
  expect(await scanArchive(file, archive!)).toEqual([
    'begin a',
    error('ZIP-HEADER', { field: 'extra' }),
    error('ZIP-OVERLAP'),
    'end a false',
  ]);
});

const gap = (severity: string, bytes: number) => ({
  code: 'ZIP-GAP',
  severity,
  entry: 'a',
  params: { bytes },
});
const end = 'end a true';

test.for<[string, Uint8Array, unknown[]]>([
  ['no bytes', new Uint8Array(), []],
  ['a byte', bytesOf('x'), [gap('warning', 1)]],
  ['text', bytesOf('left behind'), [gap('warning', 11)]],
  ['a header', bytesOf('PK\x03\x04'), [gap('error', 4)]],
  ['a header among other bytes', bytesOf('abcdPK\x03\x04efgh'), [gap('error', 12)]],
  ['a record of a directory', bytesOf('PK\x01\x02'), [gap('warning', 4)]],
  ['the start of a header', bytesOf('abcPK\x03'), [gap('warning', 6)]],
])('[MANUAL-14] ZIP-GAP [AMBIGUITY-C1]: after an entry lies %s', async ([, beforeDirectory, rawFindings]) => {
  for (const sliceBytes of [1, 4, 5, 7, Infinity]) {
    const calls = await scan([stored('a', '')], { beforeDirectory, sliceBytes });
    expect(calls).toEqual(['begin a', ...rawFindings, end]);
  }
});

/** The reader's window starts with the entry, whose header takes 31 bytes. */
test.each([0, 1, 2, 3, 4])(
  '[MANUAL-15] ZIP-GAP [AMBIGUITY-C1]: a header %i bytes before the edge of a window is found',
  async (before) => {
    const beforeDirectory = new Uint8Array(defaultWindowBytes + 100);
    beforeDirectory.set(bytesOf('PK\x03\x04'), defaultWindowBytes - 31 - before);
    const calls = await scan([stored('a', '')], { beforeDirectory });
    expect(calls).toEqual(['begin a', gap('error', defaultWindowBytes + 100), end]);
  },
);

const descriptor = (...values: number[]) => concat([bytesOf('PK\x07\x08'), ...values.map(u32)]);
const crcOfX = 0x8cdc1683;

test.for<[string, Uint8Array, unknown[]]>([
  ['is correct', descriptor(crcOfX, 1, 1), []],
  [
    'is correct, with more bytes after it',
    concat([descriptor(crcOfX, 1, 1), bytesOf('more')]),
    [gap('warning', 4)],
  ],
  ['is missing', new Uint8Array(), [error('ZIP-DESCRIPTOR')]],
  ['is longer than a descriptor can be', new Uint8Array(25), [error('ZIP-DESCRIPTOR'), gap('warning', 25)]],
])('a descriptor that %s', async ([, bytes, rawFindings]) => {
  const calls = await scan([stored('a', 'x', { descriptor: bytes })]);
  expect(calls).toEqual(['begin a', 'unpacked x', 'packed x', ...rawFindings, end]);
});

test('[MANUAL-22] the scan yields after each slice, also between entries and in gaps', async () => {
  const calls: string[] = [];
  const yieldIfDue = (): Promise<void> => {
    calls.push('called');
    return Promise.resolve().then(() => void calls.push('resumed'));
  };
  const entries = [stored('a', 'abcdefgh'), stored('b', '', { before: bytesOf('12345678') })];
  await scan(entries, { sliceBytes: 4, yieldIfDue: yieldIfDue });
  // Two slices of content, an end, five slices of a gap that overlap by three bytes, an end.
  expect(calls).toEqual(Array.from({ length: 9 }, () => ['called', 'resumed']).flat());
});

test('a header, content and a descriptor across the edge of a window are read completely', async () => {
  const calls: unknown[] = [];
  for (const fill of [
    defaultWindowBytes - 31 - 32,
    defaultWindowBytes - 31 - 36,
    defaultWindowBytes - 31 - 40,
  ]) {
    const entries = [
      stored('a', '', { packed: new Uint8Array(fill), flags: 1 }),
      { name: 'bbbb', packed: Uint8Array.of(0x4b, 0x04, 0), data: 'a', descriptor: 'signed' as const },
    ];
    calls.push(...(await scan(entries)).slice(2));
  }
  const sound = ['begin bbbb', 'unpacked a', expect.stringContaining('packed K'), 'end bbbb true'];
  expect(calls.filter((each) => !/^packed [^K]/.test(String(each)))).toEqual([...sound, ...sound, ...sound]);
});

test('the result of the end callback is awaited', async () => {
  const file = new Blob([buildZip([stored('a', ''), stored('b', '')])]);
  const { archive } = await readArchive(file, limits);
  const calls: string[] = [];
  await scanEntries(file, archive!, {
    onFinding: ({ code }) => expect.unreachable(code),
    begin: ({ name }) => void calls.push(`begin ${name}`),
    packed: () => undefined,
    unpacked: () => undefined,
    end: ({ name }) => Promise.resolve().then(() => void calls.push(`ended ${name}`)),
  });
  expect(calls).toEqual(['begin a', 'ended a', 'begin b', 'ended b']);
});

test.for<[string, number, unknown[]]>([
  ['in a header', 10, [error('ZIP-HEADER', { field: 'signature' }), 'end a false']],
  [
    'in content',
    33,
    [
      'unpacked ab',
      'packed ab',
      error('ZIP-SIZE', { found: 2, expected: 4 }),
      gap('warning', 8),
      'end a false',
    ],
  ],
  ['in a gap', 40, ['unpacked abcd', 'packed abcd', gap('warning', 8), 'end a true']],
])('[MANUAL-10] a file that got shorter in the meantime and now ends %s', async ([, size, calls]) => {
  const bytes = buildZip([stored('a', 'abcd')], { beforeDirectory: bytesOf('left....') });
  const { archive } = await readArchive(new Blob([bytes]), limits);
  expect(await scanArchive(new Blob([bytes.subarray(0, size)]), archive!)).toEqual(['begin a', ...calls]);
});
