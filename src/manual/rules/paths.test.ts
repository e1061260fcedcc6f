import { expect, test } from 'vitest';

import { baseName, extensionOf, foldPath, folderOf, pathOf } from './paths.ts';

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

test.for<[string, string, string, string]>([
  ['a/b/c.d.TXT', 'a/b/', 'c.d.TXT', 'txt'],
  ['a.b/c', 'a.b/', 'c', ''],
  ['.htaccess', '', '.htaccess', 'htaccess'],
  ['a.', '', 'a.', ''],
  ['a/', 'a/', '', ''],
  ['', '', '', ''],
])('%j lies in %j, has the base name %j and the extension %j', ([path, folder, name, extension]) => {
  expect([folderOf(path), baseName(path), extensionOf(path)]).toEqual([folder, name, extension]);
});
