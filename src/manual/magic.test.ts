import { expect, test } from 'vitest';

import { contentOf } from './magic.ts';

const bytesOf = (latin1: string): Uint8Array => Buffer.from(latin1, 'latin1');

test.each<[string, string]>([
  ['', 'empty'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
  // A sound is a RIFF, too, and a WEBP begins with one.
  ['RIFF\x10\x00\x00\x00WAVEfmt ', 'unknown'],
  ['\x00\x00\x00\x00\x00\x00\x00\x00WEBP', 'unknown'],
  ['\xff\xfeh\x00t\x00m\x00l\x00', 'text'],
  ['\xfe\xff\x00h\x00t\x00m\x00l', 'text'],
  ['\x00\x00\xff\xfeh\x00t\x00m\x00l\x00', 'unknown'],
  ['\xef\xbb\xbf<!doctype html>', 'html'],
  ['\xef\xbb\xbf \n<HTML lang="en">', 'html'],
  ['<svg width="1">', 'svg'],
  ['<?xml version="1.0"?><svg>', 'svg'],
  ['<?xml version="1.0"?><a/>', 'xml'],
  ['<a/>', 'text'],
  ['if (a) print("<html>")', 'text'],
  ['MZ begins this sentence', 'text'],
  ['MZ\x90\x00\x03\x00\x00\x00\x04', 'exe'],
  ['BM begins another one', 'text'],
  ['\x89PNG\r\n\x1a\n\x00\x00', 'png'],
  ['\x01\x02\x03\x04\x05\x06', 'unknown'],
])('the content that begins with %o is told by its bytes: %s', (head, content) => {
  expect(contentOf(bytesOf(head))).toBe(content);
});
