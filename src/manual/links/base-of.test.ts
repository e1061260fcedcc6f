import { expect, test } from 'vitest';

import { readPage } from '../pages/read-page.ts';
import { baseOf, isFixedBase } from './base-of.ts';

test.each([
  ['sub/', 'guide/sub/'],
  ['sub/other.html', 'guide/sub/other.html'],
  ['sub/?x/#y/', 'guide/sub/'],
  ['sub/#y?', 'guide/sub/'],
  ['sub/?x\ny/', 'guide/sub/'],
  ['./', 'guide/'],
  ['..', ''],
  ['../', ''],
  ['../old/', 'old/'],
  // An invalid base is ignored.
  ['', 'guide/page.html'],
  ['?x', 'guide/page.html'],
  ['../../', 'guide/page.html'],
  ['a%zz/', 'guide/page.html'],
  ['/sub/', 'guide/page.html'],
  ['&#1;/sub/', 'guide/page.html'],
  ['https://a.example/', 'guide/page.html'],
])('a page with the base %j resolves its addresses against %j', (href, base) => {
  expect(baseOf(readPage(`<base href="${href}">`, false), 'guide/page.html')).toBe(base);
});

test('without a base, or outside markup, addresses are resolved against the entry itself', () => {
  expect(baseOf(readPage('<p>', false), 'guide/page.html')).toBe('guide/page.html');
  expect(baseOf(undefined, 'css/a.css')).toBe('css/a.css');
});

test('a base of more than 4,096 characters is ignored', () => {
  const page = readPage('', false);
  const longest = `${'a'.repeat(4_095)}/`;
  expect(baseOf({ ...page, base: { href: longest } }, 'page.html')).toBe(longest);
  expect(baseOf({ ...page, base: { href: `a${longest}` } }, 'page.html')).toBe('page.html');
});

test.for<[string, boolean]>([
  ['/', true],
  ['\\', true],
  ['//host/', true],
  ['https://example.com/', true],
  ['  https://example.com/', true],
  ['FILE:', true],
  ['a1+.-:', true],
  ['sub/', false],
  ['sub/http:', false],
  ['1a:', false],
  [':', false],
  ['./', false],
  ['', false],
  ['a b:', false],
])('a base %j is absolute: %s', ([href, isFixed]) => {
  expect(isFixedBase(href)).toBe(isFixed);
});
