import { expect, test } from 'vitest';

import { pathOfUrl, urlOfPath } from './manual-url.ts';

test('[PREVIEW-14] a path has an address like that of a local file', () => {
  expect(urlOfPath('a b/c#d?e%/ü.html')).toBe('file:///manual/a%20b/c%23d%3Fe%25/%C3%BC.html');
});

test.each([
  ['file:///manual/a%20b/c%23d.html?e#f', 'a b/c#d.html'],
  ['file:///manual/a#b\n?c', 'a'],
  ['file:///manual/', ''],
  ['file:///manual', undefined],
  ['file:///other/a', undefined],
  ['https://a.example/file:///manual/a', undefined],
  ['file:///manual/%zz', undefined],
])('the path of %s', (url, path) => {
  expect(pathOfUrl(url)).toBe(path);
});
