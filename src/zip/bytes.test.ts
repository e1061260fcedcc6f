import { expect, test } from 'vitest';

import { equalBytes, indexOfSignature, signature } from './bytes.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.for<[string, number, number, number]>([
  ['PK\x05\x06', signature.endRecord, 0, 0],
  ['-PK\x05\x06', signature.endRecord, 0, 1],
  ['PPK\x05\x06', signature.endRecord, 0, 1],
  ['PK\x05\x06PK\x05\x06-', signature.endRecord, 1, 4],
  ['PK\x05\x06PK\x05\x06-', signature.endRecord, 4, 4],
  ['PK\x01\x02PK\x05\x06-', signature.endRecord, 0, 4],
  ['PK\x05\x06PK\x05\x06-', signature.endRecord, 5, -1],
  ['PJ\x05\x06', signature.endRecord, 0, -1],
  ['PK\x06\x06', signature.endRecord, 0, -1],
  ['PK\x05\x07', signature.endRecord, 0, -1],
  ['PK\x05', signature.endRecord, 0, -1],
  ['', signature.endRecord, 0, -1],
  ['PK\x03\x04', signature.localHeader, 0, 0],
  ['PK\x07\x08', signature.descriptor, 0, 0],
  ['PK\x01\x02', signature.centralRecord, 0, 0],
  ['PK\x06\x06', signature.zip64End, 0, 0],
  ['PK\x06\x07', signature.zip64Locator, 0, 0],
])('in %j the signature %i is found, from %i on, at %i', ([text, wanted, from, at]) => {
  expect(indexOfSignature(latin1(text), wanted, from)).toBe(at);
});

test.for<[string, string, boolean]>([
  ['', '', true],
  ['ab', 'ab', true],
  ['ab', 'ac', false],
  ['ab', 'cb', false],
  ['ab', 'abc', false],
  ['abc', 'ab', false],
])('%j and %j are the same bytes: %s', ([a, b, isEqual]) => {
  expect(equalBytes(latin1(a), latin1(b))).toBe(isEqual);
});
