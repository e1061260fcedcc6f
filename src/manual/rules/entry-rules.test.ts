import { expect, test } from 'vitest';

import type { ContentType } from '#file-type/magic.ts';

import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import type { RawFinding } from '../finding.ts';
import { defaultLimits } from '../limits.ts';
import { bombFindings, contentFindings, entryFindings, imageFindings } from './entry-rules.ts';

const rawFinding = (
  code: RawFinding['code'],
  severity: RawFinding['severity'],
  entry: string,
  params?: RawFinding['params'],
): RawFinding => ({ code, severity, entry, ...(params && { params }) });

const link = (special: string): RawFinding => rawFinding('ENTRY-LINK', 'error', 'a.txt', { special });

test.for<[number, RawFinding[]]>([
  [0o120777, [link('link')]],
  [0o020644, [link('device')]],
  [0o060644, [link('device')]],
  [0o010644, [rawFinding('ENTRY-PIPE', 'info', 'a.txt')]],
  ...[3, 5, 7, 9, 11, 13, 14, 15].map((type): [number, RawFinding[]] => [type * 0o010000, [link('unknown')]]),
  [0o140755, [link('socket')]],
  [0o100777, []],
  [0o040755, []],
  [0o000777, []],
  [0, []],
])('ENTRY-LINK: the Unix mode %i', ([unixMode, rawFindings]) => {
  expect(entryFindings(createEntry({ unixMode }))).toEqual(rawFindings);
});

const program = (severity: RawFinding['severity'], name: string, extension: string): RawFinding[] => [
  rawFinding('ENTRY-PROGRAM', severity, name, { extension }),
];
const packed = (name: string, extension: string): RawFinding[] => [
  rawFinding('ENTRY-ARCHIVE', 'warning', name, { extension }),
];
const junk = (name: string): RawFinding[] => [
  { code: 'ENTRY-JUNK', severity: 'info', entry: name, repairable: true },
];

test.for<[string, RawFinding[]]>([
  ['a.exe', program('error', 'a.exe', 'exe')],
  ['a.cpl', program('error', 'a.cpl', 'cpl')],
  ['a.bat', program('warning', 'a.bat', 'bat')],
  ['a.xlsm', program('warning', 'a.xlsm', 'xlsm')],
  ['a.zip', packed('a.zip', 'zip')],
  ['a.epub', packed('a.epub', 'epub')],
  ['sub/Setup.EXE', program('error', 'sub/Setup.EXE', 'exe')],
  ['.htaccess', program('warning', '.htaccess', 'htaccess')],
  ['sub\\.HTACCESS', program('warning', 'sub\\.HTACCESS', 'htaccess')],
  ['web.config', program('warning', 'web.config', 'config')],
  ['a.htaccess', []],
  ['.htaccess.txt', []],
  ['web.config/a.txt', []],
  ['web-config', []],
  ['exe', []],
  ['folder.exe/', []],
  ['Setup.app/', []],
  ['Setup.App/Contents/Info.plist', program('warning', 'Setup.App/Contents/Info.plist', 'app')],
  ['Setup.apple/a.txt', []],
  ['folder.zip\\', []],
  ['.DS_Store', junk('.DS_Store')],
  ['__MACOSX/', junk('__MACOSX/')],
  ['__MACOSX/setup.exe', junk('__MACOSX/setup.exe')],
])('the findings of an entry %j depend on its name', ([name, rawFindings]) => {
  expect(entryFindings(createEntry({ name }))).toEqual(rawFindings);
});

test('a link is reported along with findings on its name', () => {
  expect(entryFindings(createEntry({ name: 'a.exe', unixMode: 0o120777 }))).toEqual([
    rawFinding('ENTRY-LINK', 'error', 'a.exe', { special: 'link' }),
    ...program('error', 'a.exe', 'exe'),
  ]);
});

const limits = {
  ...defaultLimits,
  maxTotalBytes: 100,
  maxEntryBytes: 60,
  maxRatio: 5,
  ratioFromBytes: 20,
};
const sized = (name: string, sizeBytes: number, compressedBytes = sizeBytes) =>
  createEntry({ name, sizeBytes, compressedBytes });
const bomb = (name: string, detail: string, limit: number): RawFinding =>
  rawFinding('ZIP-BOMB', 'error', name, { detail, limit });
const bombOfAll = (detail: string, limit: number): RawFinding => ({
  code: 'ZIP-BOMB',
  severity: 'error',
  params: { detail, limit },
});

test.for<[string, ReturnType<typeof sized>[], RawFinding[]]>([
  ['no entries', [], []],
  ['the maximum of all together', [sized('a', 60), sized('b', 40)], []],
  ['one byte more', [sized('a', 60), sized('b', 41)], [bombOfAll('total', 100)]],
  ['one byte more in one entry', [sized('a', 61), sized('b', 1)], [bomb('a', 'entry', 60)]],
  ['a text, five times as large as packed', [sized('a.html', 50, 10)], []],
  ['a text, more than five times as large', [sized('a.html', 51, 10)], [bomb('a.html', 'ratio', 5)]],
  ['a small text', [sized('a.html', 20, 1)], []],
  ['a text just above the threshold', [sized('a.html', 21, 1)], [bomb('a.html', 'ratio', 5)]],
  ['a text of zero packed bytes', [sized('a.html', 21, 0)], [bomb('a.html', 'ratio', 5)]],
  ['an image, more than five times as large', [sized('a.png', 60, 1)], [bomb('a.png', 'ratio', 5)]],
  ['five times as large together', [sized('a', 20, 4), sized('b', 20, 4)], []],
  ['more than five times as large together', [sized('a', 20, 4), sized('b', 20, 3)], [bombOfAll('ratio', 5)]],
  ['below the threshold, more than five times as large', [sized('a', 10, 1), sized('b', 10, 1)], []],
  ['a text that is too large alone', [sized('a.html', 61, 1)], [bomb('a.html', 'entry', 60)]],
  [
    'every limit exceeded',
    [sized('a.html', 61), sized('b.css', 50, 1)],
    [bomb('a.html', 'entry', 60), bomb('b.css', 'ratio', 5), bombOfAll('total', 100)],
  ],
])('[MANUAL-12][MANUAL-26] ZIP-BOMB: entries that declare %s', ([, entries, rawFindings]) => {
  expect(bombFindings(entries, limits)).toEqual(rawFindings);
});

const wrongType = (name: string, found: string, expected: string): RawFinding[] => [
  rawFinding('ENTRY-TYPE', 'warning', name, { found, expected }),
];
const notHtml = (name: string, content: string): RawFinding[] => [
  rawFinding('DOC-NOT-HTML', 'error', name, { content }),
];

test.for<[string, ContentType, RawFinding[]]>([
  ...(
    [
      ['png', 'png'],
      ['jpg', 'jpeg'],
      ['gif', 'gif'],
      ['webp', 'webp'],
      ['bmp', 'bmp'],
      ['tif', 'tiff'],
      ['pdf', 'pdf'],
      ['svg', 'svg'],
      ['css', 'text'],
      ['js', 'text'],
    ] as const
  ).flatMap(([end, content]): [string, ContentType, RawFinding[]][] => [
    [`a.${end}`, content, []],
    [`a.${end}`, 'html', wrongType(`a.${end}`, 'html', content)],
  ]),
  ['a.svg', 'xml', []],
  ['a.svg', 'text', []],
  ['sub/A.PNG', 'jpeg', wrongType('sub/A.PNG', 'jpeg', 'png')],
  ['a.png', 'empty', []],
  ['a.bin', 'png', []],
  ['a.constructor', 'pdf', []],
  ['__MACOSX/a.png', 'unknown', []],
  ['a.html', 'html', []],
  ['a.html', 'xml', []],
  ['a.html', 'svg', []],
  ['a.html', 'empty', []],
  ['a.html', 'pdf', notHtml('a.html', 'pdf')],
  ['a.htm', 'unknown', notHtml('a.htm', 'unknown')],
  ['__MACOSX/a.html', 'unknown', []],
])('an entry %j that holds %s', ([name, content, rawFindings]) => {
  expect(contentFindings(createEntry({ name }), content)).toEqual(rawFindings);
});

const huge = (name: string, detail: string, limit: number): RawFinding[] => [
  rawFinding('ENTRY-HUGE-IMAGE', 'warning', name, { detail, limit }),
];

test.for<[string, number, { width: number; height: number } | undefined, RawFinding[]]>([
  ['a.png', 5_000_000, { width: 10_000, height: 5_000 }, []],
  ['a.png', 1, { width: 10_000, height: 5_001 }, huge('a.png', 'pixels', 50_000_000)],
  ['a.bin', 1, { width: 10_000, height: 5_001 }, huge('a.bin', 'pixels', 50_000_000)],
  ['a.png', 5_000_001, undefined, huge('a.png', 'bytes', 5_000_000)],
  ['a.png', 5_000_001, { width: 1, height: 1 }, huge('a.png', 'bytes', 5_000_000)],
  ['a.png', 5_000_000, undefined, []],
  ['a.bin', 5_000_001, undefined, []],
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'tif', 'tiff', 'avif'].map(
    (end): [string, number, undefined, RawFinding[]] => [
      `b.${end}`,
      6e6,
      undefined,
      huge(`b.${end}`, 'bytes', 5_000_000),
    ],
  ),
])('ENTRY-HUGE-IMAGE: %s of %i bytes, measuring %j', ([name, sizeBytes, size, rawFindings]) => {
  expect(imageFindings(createEntry({ name, sizeBytes }), size, defaultLimits)).toEqual(rawFindings);
});
