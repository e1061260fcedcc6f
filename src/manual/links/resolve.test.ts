import { expect, test } from 'vitest';

import { fragmentOf, resolveAddress, withoutFragment, type InsideResolution } from './resolve.ts';

const inside = (path: string, more: Partial<InsideResolution> = {}): InsideResolution => ({
  kind: 'inside',
  path,
  isFolder: false,
  hasQuery: false,
  hasBackslash: false,
  isRooted: false,
  ...more,
});

test.each([
  ['a.html', inside('guide/a.html')],
  ['../a.html', inside('a.html')],
  ['./b/../a.html', inside('guide/a.html')],
  ['b//./a.html', inside('guide/b/a.html')],
  ['gr%C3%B6%C3%9Fe.html', inside('guide/größe.html')],
  // An escaped slash is part of a name, and no entry can have such a name.
  ['b/a%2Fb.html', inside('guide/b/a\0b.html')],
  ['b\\a.html', inside('guide/b/a.html', { hasBackslash: true })],
  ['a.html?x=%zz', inside('guide/a.html', { hasQuery: true })],
  ['a.html?x=\\', inside('guide/a.html', { hasQuery: true })],
  ['?x', inside('guide/page.html', { hasQuery: true })],
  ['/a.html', inside('a.html', { isRooted: true })],
  ['\\a.html', inside('a.html', { isRooted: true, hasBackslash: true })],
  ['/', inside('', { isRooted: true, isFolder: true })],
  ['b:c/d.html', { kind: 'local' }],
  ['b/c:d.html', inside('guide/b/c:d.html')],
])('%j leads to %j', (address, resolution) => {
  expect(resolveAddress(address, 'guide/page.html')).toEqual(resolution);
});

test.each([
  ['b/', 'guide/b'],
  ['.', 'guide'],
  ['b/..', 'guide'],
  ['..', ''],
])('%j leads to the folder %j', (address, path) => {
  expect(resolveAddress(address, 'guide/page.html')).toEqual(inside(path, { isFolder: true }));
});

test.each(['a.', 'a..', '.a', '...', 'b/...'])("the name %j doesn't end in a folder", (address) => {
  expect(resolveAddress(address, 'page.html')).toEqual(inside(address));
});

test('a lone query resolves to the folder that a base names', () => {
  expect(resolveAddress('?x', 'guide/')).toEqual(inside('guide', { isFolder: true, hasQuery: true }));
  expect(resolveAddress('?x', '')).toEqual(inside('', { isFolder: true, hasQuery: true }));
});

test.each([
  ['', { kind: 'empty' }],
  [' \t\n\0\x1f', { kind: 'empty' }],
  ['a%zz.html', { kind: 'malformed', reason: 'percent' }],
  ['../../a.html', { kind: 'outside' }],
  ['C:\\a.html', { kind: 'local' }],
  ['FILE:///C:/a.html', { kind: 'local' }],
  ['\\\\server\\a.html', { kind: 'local' }],
  ['https://a.example:8080/x?y', { kind: 'external', host: 'a.example:8080' }],
  ['HTTP://A.example', { kind: 'external', host: 'a.example' }],
  ['//a.example/x', { kind: 'external', host: 'a.example' }],
  ['\\/a.example/x', { kind: 'external', host: 'a.example' }],
  ['http://', { kind: 'malformed', reason: 'host' }],
  ['MailTo:a@example.com', { kind: 'other' }],
  ['mk:@MSITStore:a.chm', { kind: 'malformed', reason: 'scheme' }],
  ['x-1.2+3:a', { kind: 'malformed', reason: 'scheme' }],
])('%j leads out of the archive: %j', (address, resolution) => {
  expect(resolveAddress(address, 'guide/page.html')).toEqual(resolution);
});

test.each([
  ['  a.html', 'a.html'],
  ['\0\x1fa.html\x1f\0', 'a.html'],
  ['a b.html', 'a b.html'],
  ['a\tb\nc\rd\te.html', 'abcde.html'],
  ['\x21a.html\x21', '!a.html!'],
])('%j is the same to the URL standard as %j', (address, path) => {
  expect(resolveAddress(address, 'page.html')).toEqual(inside(path));
});

test.each([
  ['a.html', undefined],
  ['#a', 'a'],
  ['b.html#a#c', 'a#c'],
  ['#', undefined],
  ['b.html#TOP', undefined],
  ['#topic', 'topic'],
  ['#/route', undefined],
  ['#!route', undefined],
  ['#a/b', 'a/b'],
  ['#a:~:text=b', 'a'],
  ['#:~:text=b', undefined],
])('the fragment of %j is %j', (address, fragment) => {
  expect(fragmentOf(address)).toBe(fragment);
});

test.each([
  ['a.html', 'a.html'],
  ['a.html#b#c', 'a.html'],
  ['', ''],
])('without its fragment %j is %j', (address, rest) => {
  expect(withoutFragment(address)).toBe(rest);
});
