import { expect, test } from 'vitest';

import { readDocument } from './document.ts';

/** Document of the interface, section 2.3, without its AI fields. */
const createDocument = (overrides: Record<string, unknown> = {}) => ({
  id: '0b6d8a52-5f0b-4a53-9a3f-0a1f3f0f7d11',
  filename: 'manual.pdf',
  displayname: 'Operating manual',
  ownerId: 'owner-1',
  organizationId: 'org-1',
  manufacturerId: 'man-1',
  mimetype: 'application/pdf',
  type: 'AssetDocument',
  category: { id: 'cat-1', languageCode: 'en', name: 'Manual' },
  languages: ['en', 'de'],
  createdAt: '2024-05-01T10:00:00.000Z',
  createdBy: 'user-1',
  updatedAt: '2024-05-02T10:00:00.000Z',
  updatedBy: 'user-2',
  supplierDocument: true,
  supplierName: 'ACME',
  ...overrides,
});

test('[ANSWER-1] reads every field of a document', () => {
  expect(readDocument(createDocument())).toEqual(createDocument());
});

test.for(
  Object.keys(createDocument()).flatMap((field) =>
    [null, [{}], { a: 1 }, Symbol.iterator].map((bad) => [field, bad] as const),
  ),
)('[ANSWER-1] treats %s that is %o as absent and keeps the rest', ([field, bad]) => {
  const read = readDocument(createDocument({ [field]: bad }));
  const inside =
    field === 'category' && bad !== null && typeof bad === 'object' && !Array.isArray(bad) ? {} : undefined;
  expect(read).toEqual({ ...createDocument(), [field]: inside });
});

test('[ANSWER-1] ignores unknown fields', () => {
  expect(readDocument(createDocument({ checksum: 'abc' }))).not.toHaveProperty('checksum');
});

test.for([
  [
    { aiEnabled: true, aiIngested: 'uningested', aiIngestedUpdatedAt: '2024-05-01T10:00:00.000Z' },
    { variant: 'ingested', enabled: true, state: 'uningested', updatedAt: '2024-05-01T10:00:00.000Z' },
  ],
  [
    { aiInjected: 'uninjected', aiInjectedUpdatedAt: '2024-05-01T10:00:00.000Z' },
    { variant: 'injected', state: 'uninjected', updatedAt: '2024-05-01T10:00:00.000Z' },
  ],
  [
    { aiInjected: 'injecting', aiIngested: null },
    { variant: 'injected', state: 'injecting' },
  ],
  [{ aiIngestedUpdatedAt: '2024' }, { variant: 'ingested', updatedAt: '2024' }],
  [{ aiInjectedUpdatedAt: '2024' }, { variant: 'injected', updatedAt: '2024' }],
  [{ aiEnabled: false }, { variant: 'ingested', enabled: false }],
  [{ aiEnabled: 'yes', aiIngested: 3 }, undefined],
  [{}, undefined],
])('[ANSWER-1] reads the AI state of %o', ([fields, ai]) => {
  expect(readDocument(createDocument(fields))?.ai).toEqual(ai);
});

test.for([null, undefined, 7, 'id', [], {}, { id: 5 }, { id: '' }, { mimetype: 'application/pdf' }])(
  '[ANSWER-1] %o is no document',
  (value) => {
    expect(readDocument(value)).toBeUndefined();
  },
);

test('[ANSWER-1] clips long texts, and leaves out an id too long to be one', () => {
  const read = readDocument(createDocument({ displayname: 'x'.repeat(1_000_000), id: 'y'.repeat(1000) }));
  expect(read?.displayname).toHaveLength(300);
  expect(read).toMatchObject({ id: undefined });
});

test('[ANSWER-1] removes controls and marks of direction from texts', () => {
  expect(readDocument({ filename: 'evil\u202Efdp.exe\u0000\n 1' })?.filename).toBe('evilfdp.exe 1');
});
