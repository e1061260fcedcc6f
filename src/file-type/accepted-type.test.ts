import { expect, test } from 'vitest';

import { acceptedKinds, isTypeAccepted, isTypeUnknown } from './accepted-type.ts';

test.for<[string, string, string[] | undefined, boolean]>([
  ['a.pdf', '', ['.pdf'], true],
  ['A.PDF', '', ['.pdf'], true],
  ['a.pdf', '', [' .PDF '], true],
  ['a.tar.gz', '', ['.tar.gz'], true],
  ['pdf', '', ['.pdf'], false],
  ['a.pdf.exe', '', ['.pdf'], false],
  ['a', 'image/png', ['image/*'], true],
  ['a', 'text/plain; charset=utf-8', ['text/plain'], true],
  ['a', '', [''], false],
  ['a', 'imagex/png', ['image/*'], false],
  ['a', '', ['image/*', ''], false],
  ['a', '', ['*/*'], true],
  ['a.exe', '', [], true],
  // Types of Windows, Android and Firefox.
  ['a.zip', 'application/x-zip-compressed', ['application/zip'], true],
  ['a.pdf', 'application/octet-stream', ['application/pdf'], true],
  ['a.jpg', 'image/jpg', ['image/jpeg'], true],
  ['a.jpg', 'image/jpeg', ['image/jpg'], true],
  ['a.csv', 'application/vnd.ms-excel', ['text/csv'], true],
  ['a.csv', 'application/vnd.ms-excel', ['.xls'], false],
  ['IMG_1.HEIC', '', ['image/heic'], true],
  ['a.xml', 'text/xml', ['application/xml'], true],
  ['a.xml', 'text/xml', ['text/*'], true],
  ['a.jpeg', 'image/jpeg', ['.jpg'], true],
  ['document 7', 'application/pdf', ['.pdf'], true],
  ['a.exe', 'application/pdf', ['.pdf'], false],
  ['a.docx', 'application/zip', ['.zip'], false],
  ['a.exe', '', undefined, true],
])('%s of type %o against %o: %s', ([name, type, accepted, expected]) => {
  expect(isTypeAccepted({ name, type }, accepted)).toBe(expected);
});

test.for<[string, string, boolean]>([
  ['scan', '', true],
  ['Plan 27.11.2026', 'application/octet-stream', true],
  ['scan', 'application/pdf', false],
  ['a.sldprt', '', false],
])('only the content tells the type of %s of type %o: %s', ([name, type, isUnknown]) => {
  expect(isTypeUnknown({ name, type })).toBe(isUnknown);
});

test('accepted types are named as people know them, each once', () => {
  const accepted = [
    'application/pdf',
    '.pdf',
    '.JPG',
    'image/jpeg',
    'application/x-zip-compressed',
    '.sldprt',
  ];
  expect(acceptedKinds(accepted)).toEqual(['PDF', 'JPEG', 'ZIP', 'SLDPRT']);
  expect(acceptedKinds(['text/*', 'text/plain', 'image/vnd.dwg', 'model/step'])).toEqual([
    'TXT',
    'CSV',
    'DWG',
    'STEP',
  ]);
});
