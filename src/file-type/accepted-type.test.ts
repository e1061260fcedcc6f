import { expect, test } from 'vitest';

import { isTypeAccepted } from './accepted-type.ts';

test.for<[string, string, string[] | undefined, boolean]>([
  ['a.pdf', '', ['.pdf'], true],
  ['A.PDF', '', ['.pdf'], true],
  ['a.pdf', '', [' .PDF '], true],
  ['a.tar.gz', '', ['.tar.gz'], true],
  ['pdf', '', ['.pdf'], false],
  ['a.pdf.exe', '', ['.pdf'], false],
  ['a', 'image/png', ['image/*'], true],
  ['a', 'image/png', ['IMAGE/PNG'], true],
  ['a', 'text/plain; charset=utf-8', ['text/plain'], true],
  ['a', 'text/plain ; charset=utf-8', ['text/plain'], true],
  ['a.pdf', '', ['.png', '.pdf'], true],
  ['a', '', [''], false],
  ['a', 'imagex/png', ['image/*'], false],
  ['a', '', ['image/*', ''], false],
  ['a', '', ['*/*'], true],
  ['a.exe', '', [], true],
  ['a.exe', '', undefined, true],
])('%s of type %o against %o: %s', ([name, type, accepted, expected]) => {
  expect(isTypeAccepted({ name, type }, accepted)).toBe(expected);
});
