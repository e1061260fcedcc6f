import { expect, test } from 'vitest';

import { uninterruptedScheduling } from '#zip/decode/uninterrupted-scheduling.ts';

import {
  buildZip,
  bytesOf,
  concat,
  extraField,
  unicodePathField,
  type ArchiveSpec,
  type EntrySpec,
} from '../../../tests/fixtures/build-zip.ts';
import { page, png } from '../../../tests/support/repair-files.ts';
import { repairArchive } from './repair-archive.ts';
import type { RepairItem } from './repair-item.ts';
import { startPageText } from './start-page-text.ts';

async function copyOf(
  entries: readonly EntrySpec[],
  items: readonly RepairItem[],
  archive?: ArchiveSpec,
): Promise<string> {
  const copy = await repairArchive(new File([buildZip(entries, archive)], 'manual.zip'), items, {
    scheduling: uninterruptedScheduling,
  });
  return Buffer.from(await copy.arrayBuffer()).toString('latin1');
}

/** Byte by byte, as `copyOf` writes it. */
const archiveOf = (entries: readonly EntrySpec[], archive?: ArchiveSpec): string =>
  Buffer.from(buildZip(entries, archive)).toString('latin1');

const timestamp = extraField(0x5455, Uint8Array.of(1, 0, 0, 0, 0));
const none = new Uint8Array(0);
const end = { comment: bytesOf('made by hand') };
const noise = crypto.getRandomValues(new Uint8Array(600));

const index: EntrySpec = {
  name: 'index.html',
  data: page('ä'),
  descriptor: 'signed',
  central: { comment: bytesOf('why'), attributes: 0o100644 << 16 },
};
const style: EntrySpec = { name: 'b.css', data: 'p {}', extra: timestamp };
const last: EntrySpec = {
  name: 'z.bin',
  data: noise,
  method: 0,
  descriptor: 'signed',
  before: bytesOf('gap'),
};
const unix = { madeBy: 0x031e, attributes: 0o100600 << 16 };

/** The entry `img/ü.png` when rewritten: it keeps the fields that only the central record has. */
const picture: EntrySpec = {
  name: 'img\\ü.png',
  data: png,
  method: 0,
  extra: concat([unicodePathField('img\\ü.png'), timestamp]),
  descriptor: 'plain',
  central: { ...unix, comment: bytesOf('old') },
};
const renamed: EntrySpec = {
  name: 'img/ü.png',
  data: png,
  method: 0,
  extra: timestamp,
  local: { extra: none },
  central: unix,
};

const junk = (name: string): EntrySpec => ({ name, data: 'junk', descriptor: 'signed' });
const tidy: readonly RepairItem[] = [
  { kind: 'leave-out-junk', entries: ['.DS_Store', 'x~', 'y~'] },
  { kind: 'correct-names', entries: ['img\\ü.png'] },
];

test.each<readonly [string, ArchiveSpec]>([
  ['usual records', { end }],
  ['records of ZIP64', { end, zip64: {} }],
])('[REPAIR-3] an archive with %s equals one that was built that way', async (_, archive) => {
  const entries = [junk('.DS_Store'), index, junk('x~'), picture, style, last, junk('y~')];
  expect(await copyOf(entries, tidy, archive)).toBe(archiveOf([index, renamed, style, last], { end }));
});

test('[REPAIR-3] the last entry is copied or written completely', async () => {
  expect(await copyOf([picture, index, last], tidy, { end })).toBe(
    archiveOf([renamed, index, last], { end }),
  );
  expect(await copyOf([index, last, picture], tidy)).toBe(archiveOf([index, last, renamed]));
});

test('[REPAIR-5] the entry of a folder goes when the folder becomes empty', async () => {
  const inside: EntrySpec[] = [
    { name: 'Manual/', method: 0 },
    { name: 'Manual/b.html', data: page('<a href="a.html">') },
    { name: 'Manual/a.html', data: page('<a href="../Manual/b.html">') },
  ];
  const texts = [{ entry: 'Manual/a.html', places: 1 }];
  expect(await copyOf(inside, [{ kind: 'unwrap', folder: 'Manual', texts }])).toBe(
    archiveOf([
      { name: 'b.html', data: page('<a href="a.html">') },
      { name: 'a.html', data: page('<a href="b.html">') },
    ]),
  );
});

test('[REPAIR-6] an added page comes last and has the same date as the others', async () => {
  const item = { kind: 'add-start-page', name: 'index.html', target: 'pages/a.htm', title: 'A' } as const;
  const entries: EntrySpec[] = [{ name: 'pages/a.htm', data: page('') }, style];
  expect(await copyOf(entries, [item])).toBe(
    archiveOf([...entries, { name: 'index.html', data: startPageText(item) }]),
  );
});
