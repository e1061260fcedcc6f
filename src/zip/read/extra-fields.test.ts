import { expect, test } from 'vitest';

import { bytesOf, concat, extraField } from '../../../tests/fixtures/build-zip.ts';
import { parseExtraFields } from './extra-fields.ts';

const zip64 = 0x0001;
const strongEncryption = 0x0017;
const time = 0x5455;
const unicodePath = 0x7075;
const aes = 0x9901;

test.for<[string, Uint8Array[], [number, string[]][], number]>([
  ['no bytes', [], [], 0],
  ['irrelevant fields', [extraField(time, bytesOf('12345'))], [], 0],
  [
    'each relevant field',
    [aes, unicodePath, strongEncryption, zip64].map((id) => extraField(id, bytesOf(`${id}`))),
    [
      [aes, ['39169']],
      [unicodePath, ['28789']],
      [strongEncryption, ['23']],
      [zip64, ['1']],
    ],
    0,
  ],
  [
    'the same field twice, with another between',
    [extraField(zip64, bytesOf('one')), extraField(time, bytesOf('x')), extraField(zip64, bytesOf('two'))],
    [[zip64, ['one', 'two']]],
    0,
  ],
  ['an empty field at the end', [extraField(zip64, new Uint8Array())], [[zip64, ['']]], 0],
  ['three bytes after a field', [extraField(zip64, bytesOf('one')), bytesOf('abc')], [[zip64, ['one']]], 3],
  ['a field that is longer than the data', [extraField(zip64, bytesOf('one')).subarray(0, 6)], [], 6],
  [
    'a truncated field after a complete one',
    [extraField(aes, bytesOf('7')), extraField(zip64, bytesOf('one')).subarray(0, 6)],
    [[aes, ['7']]],
    6,
  ],
])('extra fields: %s', ([, parts, fields, malformedBytes]) => {
  const found = parseExtraFields(concat(parts));
  const texts = [...found.fields].map(([id, contents]) => [
    id,
    contents.map((content) => Buffer.from(content).toString()),
  ]);
  expect(texts).toEqual(fields);
  expect(found.malformedBytes).toBe(malformedBytes);
});

test('a field with the same content as the first is left out', () => {
  const [one, two] = [extraField(zip64, bytesOf('one')), extraField(zip64, bytesOf('two'))];
  expect(parseExtraFields(concat([one, one]))).toMatchObject({
    isRepeated: true,
    fields: new Map([[zip64, [new Uint8Array(bytesOf('one'))]]]),
  });
  expect(parseExtraFields(concat([one, two, one])).fields.get(zip64)).toHaveLength(2);
  expect(parseExtraFields(concat([one, extraField(aes, bytesOf('one'))])).isRepeated).toBe(false);
});

test('only the fields are kept in memory, not the directory they come from', () => {
  const field = extraField(zip64, bytesOf('12345678'));
  const { fields } = parseExtraFields(concat([new Uint8Array(1_000), field]).subarray(1_000));
  expect(fields.get(zip64)!.map((content) => content.buffer.byteLength)).toEqual([8]);
});

test('250,000 fields with the same ID are read as fast as fields with different IDs', () => {
  const field = extraField(zip64, new Uint8Array());
  const bytes = new Uint8Array(2 ** 20).map((_, at) => field[at % field.length]!);
  const different = concat([extraField(zip64, bytesOf('one')), bytes]);
  expect(parseExtraFields(different).fields.get(zip64)).toHaveLength(2 ** 18 + 1);
});
