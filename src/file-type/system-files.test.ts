import { expect, test } from 'vitest';

import { isAppleDouble, isJunkName, isPartialDownload, isSystemFile } from './system-files.ts';

test.for<[string, boolean]>([
  ['a.html~', true],
  ['a/b~', true],
  ['~', true],
  ['.DS_Store', true],
  ['a~/b', false],
  ['a~b', false],
])('%j is junk of a tool or system: %s', ([name, isJunk]) => {
  expect(isJunkName(name)).toBe(isJunk);
});

test.for<[string, boolean]>([
  ['~$Manual.docx', true],
  ['.~lock.Manual.odt#', true],
  ['~Flyer~abc123.idlk', true],
  ['Hall.DWL2', true],
  ['Icon\r', true],
  ['.directory', true],
  ['.git/config', true],
  ['Press/.svn/config', true],
  ['Press/.ds_store', true],
  ['Thumbs.db', true],
  ['__MACOSX/._a.pdf', true],
  ['$RECYCLE.BIN/a', true],
  ['Press/@eaDir/a.pdf', true],
  // Programs write these, but they may be content.
  ['Plan.pdf~', false],
  ['Hall.bak', false],
  ['Icon', false],
  ['Hall.dwl3', false],
  ['.gitignore', false],
  ['__MACOSX', false],
  ['x__MACOSX/a', false],
  ['Press.git/a', false],
  ['xThumbs.db', false],
  ['Thumbs.db.txt', false],
  ['._Plan.pdf', false],
  ['~Plan.pdf', false],
])('%j is created by a system or program for itself: %s', ([path, isSystem]) => {
  expect(isSystemFile(path)).toBe(isSystem);
});

test('AppleDouble files are recognized by content', async () => {
  const appleDouble = new Uint8Array([0, 5, 0x16, 7, 0, 2, 0, 0]);
  expect(await isAppleDouble(new File([appleDouble], '._Plan.pdf'))).toBe(true);
  expect(await isAppleDouble(new File([appleDouble], 'Plan.pdf'))).toBe(false);
  expect(await isAppleDouble(new File(['%PDF'], '._Plan.pdf'))).toBe(false);
  expect(await isAppleDouble(new File([], '._'))).toBe(false);
});

test.for<[string, boolean]>([
  ['Manual.pdf.crdownload', true],
  ['Manual.pdf.part', true],
  ['Manual.pdf.DOWNLOAD', true],
  ['main.js.download', false],
  ['Manual.part1.rar', false],
])('%s is an unfinished download: %s', ([name, isPartial]) => {
  expect(isPartialDownload(name)).toBe(isPartial);
});
