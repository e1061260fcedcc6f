import { expect, test } from 'vitest';

import { leadsTo, relativePath, rewriteAddress } from './rewrite-address.ts';

test.for<readonly [string, string, string, string]>([
  // Only case changes, in every part of the path.
  ['IMG/a.PNG', 'index.html', 'img/a.png', 'img/a.png'],
  ['../X/A.html', 'p/b.html', 'x/a.html', '../x/a.html'],
  ['./IMG/./A.png', 'index.html', 'img/a.png', './img/./a.png'],
  ['IMG//A.png', 'index.html', 'img/a.png', 'img//a.png'],
  ['Q/../A.html', 'q/p/b.html', 'q/p/a.html', 'Q/../a.html'],
  // The correct part stays as written, encoded or not.
  ['a b/C.html', 'index.html', 'a b/c.html', 'a b/c.html'],
  ['a%20b/C.html', 'index.html', 'a b/c.html', 'a%20b/c.html'],
  ['./A.html ', 'index.html', 'a.html', './a.html'],
  // One accent in two Unicode forms.
  ['./u\u0308.html', 'index.html', '\u00fc.html', './%C3%BC.html'],
])(
  '[REPAIR-1] %s in %s leads to %s with as few changed characters as possible',
  ([address, base, targetPath, expected]) => {
    expect(rewriteAddress(address, { base, targetPath, slashes: false })).toBe(expected);
  },
);

test.for<readonly [string, string, string, string]>([
  ['/a.html', 'index.html', 'a.html', 'a.html'],
  ['../Manual/A.html', 'b.html', 'a.html', 'a.html'],
  ['./other/A.html', 'index.html', 'x/a.html', 'x/a.html'],
  ['./%zz/A.html', 'index.html', 'x/a.html', 'x/a.html'],
  ['../../Manual/', 'pages/a.html', '', '../'],
])('[REPAIR-5] %s in %s becomes the path to %j', ([address, base, targetPath, expected]) => {
  expect(rewriteAddress(address, { base, targetPath, slashes: false })).toBe(expected);
});

test.each([
  ['A.html#X', 'a.html', 'a.html#X'],
  ['A.html?X=/Y', 'a.html', 'a.html?X=/Y'],
  ['A.html?x#A.html', 'a.html', 'a.html?x#A.html'],
  ['?v=1', undefined, '?v=1'],
  ['?v=1', 'index.html', 'index.html?v=1'],
])('[REPAIR-1] query and fragment of %s stay', (address, targetPath, expected) => {
  expect(rewriteAddress(address, { base: 'index.html', targetPath, slashes: false })).toBe(expected);
});

test.for<readonly [string, string | undefined, boolean, string]>([
  ['a\\b\\c.html?d\\e', 'a/b/c.html', true, 'a/b/c.html?d\\e'],
  ['a\\b.html', 'a/b.html', false, 'a\\b.html'],
  ['A\\B.html', 'a/b.html', false, 'a\\b.html'],
  ['x\\y.html', undefined, true, 'x/y.html'],
  ['X.html', undefined, false, 'X.html'],
])(
  '[REPAIR-1] the backslashes of %s to %s become slashes if requested: %j',
  ([address, targetPath, slashes, to]) => {
    expect(rewriteAddress(address, { base: 'index.html', targetPath, slashes })).toBe(to);
  },
);

test('[REPAIR-1] new characters have no meaning in markup, a style sheet, a srcset or an address', () => {
  const targetPath = `it's (1)! *,<a> "b"&#?;ü.html`;
  expect(rewriteAddress('x.html', { base: 'index.html', targetPath, slashes: false })).toBe(
    'it%27s%20%281%29%21%20%2A%2C%3Ca%3E%20%22b%22%26%23%3F%3B%C3%BC.html',
  );
});

test.each([
  ['a.html', 'b.html', 'b.html'],
  ['a/b/c.html', 'a/b/d.html', 'd.html'],
  ['a/b/c.html', 'a/x/d e.html', '../x/d%20e.html'],
  ['a/b/c.html', 'x/b/d.html', '../../x/b/d.html'],
  ['a/b.html', 'a', '../a'],
  ['a/b/c.html', '', '../../'],
  ['a.html', '', './'],
])('[REPAIR-5] the path from %s to %j is %s', (from, to, expected) => {
  expect(relativePath(from, to)).toBe(expected);
});

test.for<readonly [string, string, string, boolean]>([
  ['b.html', 'a/x.html', 'a/b.html', true],
  ['b.html', 'x.html', 'a/b.html', false],
  ['/b.html', 'x.html', 'b.html', false],
  ['../b.html', 'x.html', 'b.html', false],
  ['https://example.com/b.html', 'x.html', 'b.html', false],
])('[REPAIR-5] %s in %s leads to %s: %j', ([address, base, targetPath, expected]) => {
  expect(leadsTo(address, base, targetPath)).toBe(expected);
});
