import { expect, test } from 'vitest';

import { readPage } from '../pages/read-page.ts';
import { baseOf } from './base-of.ts';

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
  // What no relative address can be read from changes nothing.
  ['', 'guide/page.html'],
  ['?x', 'guide/page.html'],
  ['../../', 'guide/page.html'],
  ['a%zz/', 'guide/page.html'],
  ['/sub/', 'guide/page.html'],
  ['&#1;/sub/', 'guide/page.html'],
  ['https://a.example/', 'guide/page.html'],
])('the addresses of a page with the base %j are read from %j', (href, base) => {
  expect(baseOf(readPage(`<base href="${href}">`, false), 'guide/page.html')).toBe(base);
});

test('without a base, and in what is no markup, they are read from the entry itself', () => {
  expect(baseOf(readPage('<p>', false), 'guide/page.html')).toBe('guide/page.html');
  expect(baseOf(undefined, 'css/a.css')).toBe('css/a.css');
});

test('a base of more than 4,096 characters changes nothing', () => {
  const page = readPage('', false);
  const longest = `${'a'.repeat(4_095)}/`;
  expect(baseOf({ ...page, base: { href: longest } }, 'page.html')).toBe(longest);
  expect(baseOf({ ...page, base: { href: `a${longest}` } }, 'page.html')).toBe('page.html');
});
