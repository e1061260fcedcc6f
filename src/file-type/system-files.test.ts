import { expect, test } from 'vitest';

import { isJunkName } from './system-files.ts';

test.for<[string, boolean]>([
  ['__MACOSX/a', true],
  ['a/__macosx/b', true],
  ['.git/config', true],
  ['a/.svn/b', true],
  ['.DS_Store', true],
  ['a/.ds_store', true],
  ['Thumbs.db', true],
  ['a/desktop.ini', true],
  ['a.html~', true],
  ['a/b~', true],
  ['~', true],
  ['__MACOSX', false],
  ['x__MACOSX/a', false],
  ['.github/a', false],
  ['a.git/b', false],
  ['xThumbs.db', false],
  ['Thumbs.db.txt', false],
  ['Thumbs-db', false],
  ['desktop-ini', false],
  ['xDS_Store', false],
  ['a~/b', false],
  ['a~b', false],
])('%j is junk of a tool or system: %s', ([name, isJunk]) => {
  expect(isJunkName(name)).toBe(isJunk);
});
