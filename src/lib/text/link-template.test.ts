import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { expandLink } from './link-template.ts';

const base = 'https://plant.example/tools/';

test.each([
  ['./library/documents/{documentId}', { documentId: 'a/b ä' }, './library/documents/a%2Fb%20%C3%A4'],
  ['#/assets/{assetId}', { assetId: 'PRESS-0042' }, '#/assets/PRESS-0042'],
  [
    'https://dms.example/d/{documentId}?from={assetId}',
    { documentId: '1', assetId: '2' },
    'https://dms.example/d/1?from=2',
  ],
  ['{documentId}', { documentId: 'javascript:alert(1)' }, 'javascript%3Aalert(1)'],
])('%s is filled', (template, values, address) => {
  expect(expandLink(template, values, base)).toBe(address);
});

test.each([
  ['javascript:alert("{documentId}")'],
  [' JaVaScRiPt:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,{documentId}'],
  ['blob:https://plant.example/{documentId}'],
  ['file:///{documentId}'],
  ['https://{documentId}:x'],
  [''],
  [undefined],
])('%j gives no link', (template) => {
  expect(expandLink(template, { documentId: '1' }, base)).toBeUndefined();
});

const link = (documentId: string, assetId: string) => `/link/${documentId}/${assetId}`;

test('a function gets every value, and none of them is empty', () => {
  expect(expandLink(link, { documentId: '1', assetId: 'A' }, base)).toBe('/link/1/A');
  expect(expandLink(link, { documentId: '1', assetId: '' }, base)).toBeUndefined();
});

test('a placeholder without a value gives no link', () => {
  expect(expandLink('/d/{documentId}', {}, base)).toBeUndefined();
  expect(expandLink('/d/{documentId}', { documentId: '' }, base)).toBeUndefined();
});

test('no value changes where the template leads', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (documentId) => {
      const address = expandLink('https://dms.example/d/x{documentId}', { documentId }, base);
      expect(new URL(address!).origin).toBe('https://dms.example');
      expect(new URL(address!).pathname).toMatch(/^\/d\/x[^/]*$/);
    }),
  );
});
