import { expect, test } from 'vitest';

import type { RawFinding } from '../finding.ts';
import { emptyFileFindings, unusedFileFindings } from './unused-rules.ts';

const file = (name: string, sizeBytes = 1) => ({ name, sizeBytes });
const linksTo = (used: readonly string[], linkedPages: readonly string[] = []) => ({
  used: new Set(used),
  linkedPages: new Set(linkedPages),
});

test('ENTRY-EMPTY: empty files, a defect if something refers to them', () => {
  const files = [
    file('full.txt'),
    file('used\\a.txt', 0),
    file('lost.txt', 0),
    file('.DS_Store', 0),
    file('index.html', 0),
  ];
  expect(emptyFileFindings(files, linksTo(['used/a.txt', 'full.txt', 'index.html']), 'index.html')).toEqual([
    { code: 'ENTRY-EMPTY', severity: 'warning', entry: 'used\\a.txt' },
    { code: 'ENTRY-EMPTY', severity: 'info', entry: 'lost.txt' },
  ]);
});

const unused = (
  params: Record<'files' | 'bytes' | 'pages', number>,
  ...names: readonly string[]
): RawFinding[] => names.map((entry) => ({ code: 'DOC-UNUSED', severity: 'info', params, entry }));

const pagesOf = (...names: readonly string[]) => names.map((name) => file(name));

test.for<[string, ReturnType<typeof file>[], ReturnType<typeof linksTo>, RawFinding[]]>([
  ['no files', [], linksTo([]), []],
  ['the start page', [file('index.html')], linksTo([]), []],
  ['a linked page', [file('a.html')], linksTo(['a.html'], ['a.html']), []],
  [
    'a page used in another way',
    [file('a.html', 7)],
    linksTo(['a.html']),
    unused({ files: 0, bytes: 0, pages: 1 }, 'a.html'),
  ],
  ['an unused page', [file('a.html', 7)], linksTo([]), unused({ files: 1, bytes: 7, pages: 1 }, 'a.html')],
  ['a used image', [file('img\\a.png')], linksTo(['img/a.png']), []],
  [
    'an unused image',
    [file('img\\a.png', 7)],
    linksTo([]),
    unused({ files: 1, bytes: 7, pages: 0 }, 'img\\a.png'),
  ],
  [
    'several unused images',
    [file('a.png', 7), file('b.html', 8), file('c.png', 9), file('d.html')],
    linksTo(['b.html']),
    unused({ files: 3, bytes: 17, pages: 2 }, 'a.png', 'c.png', 'd.html', 'b.html'),
  ],
  ['files left by tools', [file('.DS_Store'), file('__MACOSX/a.html')], linksTo([]), []],
  [
    'files found by name',
    pagesOf('favicon.ico', 'LICENSE', 'sub/licence.txt', 'README.html', 'copying'),
    linksTo([]),
    [],
  ],
  [
    'files with similar names',
    pagesOf('favicon.png', 'my-license', 'readme-too'),
    linksTo([]),
    unused({ files: 3, bytes: 3, pages: 0 }, 'favicon.png', 'my-license', 'readme-too'),
  ],
])('DOC-UNUSED: %s', ([, files, use, rawFindings]) => {
  expect(unusedFileFindings(files, use, 'index.html')).toEqual(rawFindings);
});
