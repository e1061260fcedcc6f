import { expect, test } from 'vitest';

import { contentTypeOf } from './magic.ts';

const bytesOf = (latin1: string): Uint8Array => Buffer.from(latin1, 'latin1');

test.each<[string, string]>([
  ['', 'empty'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
  // A sound file is a RIFF, too, and every WEBP starts with RIFF.
  ['RIFF\x10\x00\x00\x00WAVEfmt ', 'unknown'],
  ['\x00\x00\x00\x00\x00\x00\x00\x00WEBP', 'unknown'],
  ['\xff\xfeh\x00t\x00m\x00l\x00', 'text'],
  ['\xfe\xff\x00h\x00t\x00m\x00l', 'text'],
  ['\xff\xfe\x00\x00h\x00\x00\x00', 'utf-32'],
  ['\x00\x00\xfe\xff\x00\x00\x00h', 'utf-32'],
  ['\x00\x00\xff\xfeh\x00t\x00m\x00l\x00', 'unknown'],
  ['\xef\xbb\xbf \n<HTML lang="en">', 'html'],
  ['<svg width="1">', 'svg'],
  ['<?xml version="1.0"?><svg>', 'svg'],
  ['<?xml version="1.0"?><a/>', 'xml'],
  ['<a/>', 'text'],
  ['MZ starts this sentence', 'text'],
  ['MZ\x90\x00\x03\x00\x00\x00\x04', 'exe'],
  ['BM starts another one', 'text'],
  ['\x89PNG\r\n\x1a\n\x00\x00', 'png'],
  ['\x01\x02\x03\x04\x05\x06', 'unknown'],
  ['PK\x03\x04\x14\x00', 'zip'],
  ['7z\xbc\xaf\x27\x1c\x00\x04', '7z'],
  ['\x1f\x8b\x08\x00', 'gzip'],
  ['BZh91AY&SY\x00', 'bzip2'],
  ['\xfd7zXZ\x00', 'xz'],
  ['%PDF-1.4', 'pdf'],
  ['\xff\xd8\xff\xe0\x00', 'jpeg'],
  ['Rar!\x1a\x07\x01\x00', 'rar'],
  ['\n<!DOCTYPE HTML><p>', 'html'],
  ['BZhang', 'text'],
  ['GIF87a\x01\x00', 'gif'],
  ['II*\x00', 'tiff'],
  ['MM\x00*', 'tiff'],
  ['II+\x00', 'tiff'],
  ['MM\x00+', 'tiff'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00', 'ole'],
  ['\x7fELF\x02\x01\x01\x00', 'elf'],
  ['BM\x36\x00\x00\x00', 'bmp'],
  // A byte order mark only counts at the start.
  ['<\xef\xbb\xbfhtml>', 'text'],
  ['<svgs>', 'text'],
  ['<p><html\n', 'html'],
  ['a <?xml version="1.0"?>', 'text'],
  // One control character in twenty may be an accident; text has no NUL at all.
  [`\x01${'a'.repeat(19)}`, 'text'],
  [`\x01${'a'.repeat(18)}`, 'unknown'],
  [`\x00${'a'.repeat(100)}`, 'unknown'],
  ['\t\n\v\f\r\x1b', 'text'],
  // Only the first 512 bytes are read.
  [`<!--${'x'.repeat(499)}--><html>`, 'html'],
  [`<!--${'x'.repeat(500)}--><html>`, 'text'],
])('content that starts with %o is recognized as %s', (head, content) => {
  expect(contentTypeOf(bytesOf(head))).toBe(content);
});
