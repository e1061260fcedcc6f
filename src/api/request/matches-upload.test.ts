import { expect, test } from 'vitest';

import type { StoredDocument } from '#api/contract/document.ts';
import type { DuplicateReceipt } from '#api/contract/receipt.ts';
import { readReceipt } from '#api/contract/receipt.ts';

import { isAboutOther, matchesUpload } from './matches-upload.ts';
import type { UploadRequest } from './upload-request.ts';

const createRequest = (overrides: Partial<UploadRequest> = {}): UploadRequest => ({
  operation: 'document',
  assetId: 'PRESS-0042',
  displayName: 'Pump manual',
  organizationId: 'org-1',
  categoryId: 'category-1',
  file: new File(['x'], 'pump.pdf'),
  ...overrides,
});

/** Receipt of a duplicate, read from the service's answer. */
function createReceipt(document: StoredDocument = {}, overrides: Partial<DuplicateReceipt> = {}) {
  const extension = {
    document: { id: 'doc-1', filename: 'pump.pdf', displayname: 'Pump manual', ...document },
    assetIds: ['TANK-007', 'PRESS-0042'],
    ...overrides,
  };
  return readReceipt({ data: { warningCode: 'DuplicateDocument', extension } });
}

test('[REQUEST-22] a document of the same request matches', () => {
  expect(matchesUpload(createReceipt(), createRequest())).toBe(true);
});

test.each<[string, StoredDocument, Partial<DuplicateReceipt>]>([
  ['another file name', { filename: 'Pump.pdf' }, {}],
  ['no file name', { filename: undefined }, {}],
  ['another display name', { displayname: 'Pump' }, {}],
  ['no display name', { displayname: undefined }, {}],
  ['other assets', {}, { assetIds: ['PRESS-004'] }],
  ['no assets', {}, { assetIds: [] }],
  ['assets that the service left out', {}, { assetIds: undefined }],
])('[REQUEST-22] a document with %s does not match', (_, document, overrides) => {
  expect(matchesUpload(createReceipt(document, overrides), createRequest())).toBe(false);
});

test('[REQUEST-22] a receipt that describes no document, and one of a stored document, do not match', () => {
  const bare = readReceipt({ data: { warningCode: 'DuplicateDocument' } });
  expect(matchesUpload(bare, createRequest())).toBe(false);
  const { kind: _, ...rest } = createReceipt();
  expect(matchesUpload({ ...rest, kind: 'stored' }, createRequest())).toBe(false);
});

test.each<[string, string, string]>([
  ['Pu\u0308mpe.pdf', 'P\u00fcmpe.pdf', 'NFD becomes NFC'],
  ['a/b\\c.pdf', 'a_b_c.pdf', 'separators become underlines'],
  ['x\u202efdp.exe', 'xfdp.exe', 'direction marks are removed'],
  ['12" pipe.pdf', '12%22 pipe.pdf', 'quotes may be returned as the form wrote them'],
  ['12" pipe.pdf', '12" pipe.pdf', 'or unchanged'],
  ['a  b.pdf', 'a  b.pdf', 'white space is folded on both sides'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(196)}.pdf`, 'long names are cut'],
])('[REQUEST-22] a file named %j is known as %j: %s', (name, filename) => {
  const request = createRequest({ file: new File(['x'], name) });
  expect(matchesUpload(createReceipt({ filename }), request)).toBe(true);
});

test('[REQUEST-22] an asset id is the same in NFC and NFD', () => {
  const receipt = createReceipt({}, { assetIds: ['K\u00fchl-03'] });
  expect(matchesUpload(receipt, createRequest({ assetId: 'Ku\u0308hl-03' }))).toBe(true);
});

test('[REQUEST-22] a long display name in NFD is compared as it is read', () => {
  const displayName = `  ${'u\u0308'.repeat(400)}`;
  const receipt = createReceipt({ displayname: '\u00fc'.repeat(400) });
  expect(matchesUpload(receipt, createRequest({ displayName }))).toBe(true);
});

/** Returns true if the answer to a stored document is taken for one about another document. */
const isOther = (document: StoredDocument, assetIds?: readonly string[], request?: Partial<UploadRequest>) =>
  isAboutOther(readReceipt({ data: { extension: { document, assetIds } } }), createRequest(request));

test.for<[StoredDocument, (readonly string[])?]>([
  [{ filename: 'salaries.pdf' }, ['PUMP-310']],
  [{ displayname: 'Salaries' }, ['PUMP-310']],
  [{ filename: 'salaries.pdf', displayname: 'Salaries' }],
  [{ filename: 'salaries.pdf', displayname: 'Salaries' }, []],
])('[ANSWER-6] %o is about another document', ([document, assetIds]) => {
  expect(isOther(document, assetIds)).toBe(true);
});

test.for<[StoredDocument, (readonly string[])?]>([
  [{}],
  [{ id: 'doc-2' }, ['PUMP-310']],
  [{ filename: '8f3c.pdf' }],
  [{ filename: '8f3c.pdf', displayname: 'pump manual' }],
  [{ filename: '8f3c.pdf', displayname: 'pump.pdf' }],
  [{ filename: 'PUMP.PDF', displayname: 'Other' }, ['TANK-007']],
  [{ filename: '8f3c.pdf', displayname: 'Document' }, ['press_0042']],
  [{ filename: '8f3c.pdf', displayname: 'Document' }, ['TANK-007', 'PRESS-0042']],
])('[ANSWER-6] %o may be about the document that was sent', ([document, assetIds]) => {
  expect(isOther(document, assetIds)).toBe(false);
});

test('[ANSWER-6] names that came back in a wrong encoding, or among IDs that can’t be read, are no other ones', () => {
  const file = new File(['x'], 'Pr\u00fcfbericht.pdf');
  const document = { filename: 'Pr\u00c3\u00bcfbericht.pdf', displayname: 'Pr?fbericht' };
  expect(isOther(document, undefined, { file, displayName: 'Pr\u00fcfbericht' })).toBe(false);
  const unreadable = { document: { filename: 'a.pdf' }, assetIds: ['PUMP-310', { id: 'PRESS-0042' }] };
  expect(isAboutOther(readReceipt({ data: { extension: unreadable } }), createRequest())).toBe(false);
});

test('[ANSWER-6] the names of a duplicate differ by nature', () => {
  expect(isAboutOther(createReceipt({ filename: 'a.pdf', displayname: 'A' }), createRequest())).toBe(false);
});
