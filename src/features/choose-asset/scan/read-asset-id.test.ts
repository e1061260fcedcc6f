import { expect, test } from 'vitest';

import { readAssetId } from './read-asset-id.ts';

test.for<[string, string]>([
  ['PRESS-0042', 'PRESS-0042'],
  [' PRESS-0042\r\n', 'PRESS-0042'],
  // GS1 codes begin with a control character.
  ['\u001dPRESS-0042', 'PRESS-0042'],
  ['https://plant.example/assets/PRESS-0042', 'PRESS-0042'],
  ['HTTPS://PLANT.EXAMPLE/A/PRESS-0042/', 'PRESS-0042'],
  ['https://plant.example/assets/PRESS-0042?lang=de#top', 'PRESS-0042'],
  ['https://plant.example/documents/#/assets/P%2F42', 'P/42'],
  ['https://plant.example/assets/100%', '100%'],
  ['Öl 7', 'Öl 7'],
])('[DEVICE-7] "%s" contains %s', ([text, id]) => {
  expect(readAssetId(text, undefined)).toBe(id);
});

test.for(['', '  ', '..', 'https://plant.example', 'https://plant.example/..', 'x'.repeat(300)])(
  '[DEVICE-7] "%s" contains no ID',
  (text) => {
    expect(readAssetId(text, undefined)).toBeUndefined();
  },
);

test.for<[string, string, string]>([
  ['https://id.example/o/7/PRESS-0042/de', String.raw`/o/\d+/([^/]+)`, 'PRESS-0042'],
  ['https://id.example/?sn=P%2042', 'sn=([^&]+)', 'P 42'],
  ['+M:ACME+S:PRESS-0042', String.raw`(?<=\+S:).+`, 'PRESS-0042'],
  ['PRESS-0042', '^PRESS-', 'PRESS-'],
])('[DEVICE-7] "%s" is read with the pattern %s', ([text, pattern, id]) => {
  expect(readAssetId(text, pattern)).toBe(id);
});

test("[DEVICE-7] a text that doesn't match the pattern has no ID", () => {
  expect(readAssetId('https://elsewhere.example/PRESS-0042', '^https://id[.]example/(.+)')).toBeUndefined();
  expect(readAssetId('x', '()')).toBeUndefined();
});
