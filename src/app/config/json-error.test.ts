import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { findJsonError } from './json-error.ts';

test.for<[string, number, number]>([
  ['', 1, 1],
  ['{\n  "a": 1,\n}', 3, 1],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ["{ 'a': 1 }", 1, 3],
  ['{ "a": yes }', 1, 8],
  ['{ "a": "x\ny" }', 1, 8],
  ['[1, 2', 1, 6],
  ['{}\r\n// comment', 2, 1],
  ['{ "a": 01 }', 1, 9],
])('%j stops being JSON in line %i, column %i', ([text, line, column]) => {
  expect(findJsonError(text)).toEqual({ line, column });
});

test('valid JSON has no error', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2), (text, indent) => {
      expect(findJsonError(JSON.stringify(JSON.parse(text), undefined, indent))).toBeUndefined();
    }),
  );
});

test("changed JSON has an error if the platform's parser reports one", () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', 'x'), (text, place, change) => {
      const at = place % (text.length + 1);
      const changed = text.slice(0, at) + change + text.slice(at + 1);
      expect(findJsonError(changed) === undefined).toBe(isJson(changed));
    }),
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
