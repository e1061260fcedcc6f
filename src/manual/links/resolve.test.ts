import { expect, test } from 'vitest';

import { resolveAddress } from './resolve.ts';

const pathOf = (address: string, base = 'guide/page.html') => {
  const resolution = resolveAddress(address, base);
  return resolution.kind === 'inside' ? resolution.path : resolution.kind;
};

test.each([
  ['a.html', 'guide/a.html'],
  ['../a.html', 'a.html'],
  ['./b/../a.html', 'guide/a.html'],
  ['gr%C3%B6%C3%9Fe.html', 'guide/größe.html'],
  // An escaped slash is part of a name, and no entry can have that one.
  ['a%2Fb.html', 'guide/a\0b.html'],
  ['a%zz.html', 'malformed'],
  ['a%ff.html', 'malformed'],
  ['../../a.html', 'outside'],
  ['b\\a.html', 'guide/b/a.html'],
  ['a.html?x=%zz', 'guide/a.html'],
])('%s leads to %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});
