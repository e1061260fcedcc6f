import { expect, test } from 'vitest';

import { isPageName } from './page-names.ts';

test.for<[string, boolean]>([
  ['a.html', true],
  ['a/b.HTM', true],
  ['a.xhtml', true],
  ['a.xht', true],
  ['a.html.txt', false],
  ['html', false],
  ['ahtml', false],
  ['a.shtml', true],
  ['a.shtm', true],
  ['a.ehtml', true],
  ['a.xhtm', true],
  ['a.xshtml', false],
  ['a.htmlx', false],
])('%j is a page: %s', ([name, isPage]) => {
  expect(isPageName(name)).toBe(isPage);
});
