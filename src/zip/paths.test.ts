import { expect, test } from 'vitest';

import { baseName, foldPath, folderOf, pathOf } from './paths.ts';

test.for<[string, string]>([
  ['a/b.txt', 'a/b.txt'],
  ['a\\b\\c.txt', 'a/b/c.txt'],
  ['./a', 'a'],
  ['a/./b', 'a/b'],
  ['a/.', 'a'],
  ['a//b', 'a/b'],
  ['/a', 'a'],
  ['a/', 'a'],
  ['a/b\\', 'a/b'],
  ['.\\a', 'a'],
  ['', ''],
  ['.', ''],
  ['/', ''],
  ['./', ''],
  ['././/./', ''],
  ['..', '..'],
  ['../a', '../a'],
  ['a/../b', 'a/../b'],
  ['.a/b', '.a/b'],
  ['a./b', 'a./b'],
  ['a/.b', 'a/.b'],
  ['a/b.', 'a/b.'],
])('the path of %j is %j', ([name, path]) => {
  expect(pathOf(name)).toBe(path);
});

test('paths are folded by case and Unicode form, and by nothing else', () => {
  expect(foldPath('Gro\u0308ße/A.HTML')).toBe('größe/a.html');
  expect(foldPath('Masse')).not.toBe(foldPath('Maße'));
});

test.for<[string, string, string]>([
  ['a/b/c.d.TXT', 'a/b/', 'c.d.TXT'],
  ['a.b/c', 'a.b/', 'c'],
  ['.htaccess', '', '.htaccess'],
  ['a/', 'a/', ''],
  ['', '', ''],
])('%j lies in %j and has the base name %j', ([path, folder, name]) => {
  expect([folderOf(path), baseName(path)]).toEqual([folder, name]);
});
