import { expect, test } from 'vitest';

import { readReceipt } from './receipt.ts';

const document = { id: 'doc-1', filename: 'manual.pdf', displayname: 'Manual' };

test('[ANSWER-4] a duplicate carries the document, its assets and its maintenance records', () => {
  const extension = { document, assetIds: ['A', 'B', 'A', 3, ''], maintenanceIds: ['M'] };
  expect(readReceipt({ data: { warningCode: 'DuplicateDocument', message: 'There', extension } })).toEqual({
    kind: 'duplicate',
    document,
    assetIds: ['A', 'B'],
    moreAssets: 2,
    maintenanceIds: ['M'],
    message: 'There',
  });
});

test('[ANSWER-4] a duplicate without fields is still a duplicate', () => {
  expect(readReceipt({ data: { warningCode: 'DuplicateDocument', extension: null } })).toEqual({
    kind: 'duplicate',
    maintenanceIds: [],
  });
});

test.for([
  [[], []],
  [undefined, undefined],
  [null, undefined],
  ['PRESS-0042', undefined],
  [[42, { id: 'PRESS-0042' }], undefined],
])('[ANSWER-4] an empty list of assets differs from none: %o', ([assetIds, read]) => {
  const answer = { data: { warningCode: 'DuplicateDocument', extension: { assetIds } } };
  expect(readReceipt(answer)).toMatchObject({ kind: 'duplicate', assetIds: read });
});

test.for([
  { warningcode: 'DuplicateDocument' },
  { WarningCode: ['DuplicateDocument'] },
  { warning_codes: ['VirusScanPending', 'DUPLICATE_DOCUMENT'] },
])('[ANSWER-4] %o is a duplicate', (data) => {
  expect(readReceipt({ data })).toMatchObject({ kind: 'duplicate' });
});

test('[ANSWER-4] an unknown warning is a stored document with a message', () => {
  expect(
    readReceipt({ data: { warningCode: 'VirusScanPending', message: 'Being scanned', document } }),
  ).toEqual({
    kind: 'stored',
    warningCode: 'VirusScanPending',
    message: 'Being scanned',
    document,
  });
});

test.for([
  { data: { extension: { document } } },
  { data: { document } },
  { data: document },
  { data: { extension: { document: { size: 3 } }, document } },
])('[ANSWER-1] finds the document in %o', (json) => {
  expect(readReceipt(json)).toEqual({ kind: 'stored', document });
});

test.for([{}, { data: null }, { data: [] }, { data: 'ok' }, [], null, 'stored', 5, { data: { id: 7 } }])(
  '[ANSWER-1] %o is stored without fields',
  (json) => {
    expect(readReceipt(json)).toEqual({ kind: 'stored' });
  },
);

test('[ANSWER-1] a message of a megabyte is clipped', () => {
  expect(readReceipt({ data: { message: 'a '.repeat(500_000) } }).message?.length).toBeLessThanOrEqual(1000);
  expect(readReceipt({ data: { message: '😀'.repeat(500_000) } }).message).toMatch(/^(😀)+…$/u);
});
