import { expect, test } from 'vitest';

import { createUploadGroups } from './upload-groups.ts';

interface Row {
  readonly id: string;
  readonly kind?: string;
}

const row = (id: string, kind?: string): Row => (kind === undefined ? { id } : { id, kind });

/** Groups rows by kind, in list order. */
function createBench(...rows: readonly Row[]) {
  const groups = createUploadGroups<Row>(({ kind }) => kind);
  for (const after of rows) groups.apply({ after });
  return { ...groups, ids: (kind: string) => groups.of(kind).map(({ id }) => id) };
}

test('rows with a key are in list order, those without a key in no group', () => {
  const { ids } = createBench(row('1', 'a'), row('2', 'b'), row('3'), row('4', 'a'));
  expect(ids('a')).toEqual(['1', '4']);
  expect(ids('b')).toEqual(['2']);
  expect(ids('c')).toEqual([]);
  expect(ids('')).toEqual([]);
});

test('a changed row that keeps its key replaces the old one at its place', () => {
  const [first, second, third] = [row('1', 'a'), row('2', 'a'), row('3', 'a')];
  const { of, apply } = createBench(first, second, third);
  const next = row('2', 'a');
  apply({ before: second, after: next });
  expect(of('a')).toEqual([first, next, third]);
  expect(of('a')[1]).toBe(next);
  const none = row('4');
  apply({ after: none });
  apply({ before: none, after: row('4') });
  expect(of('a')).toHaveLength(3);
});

test('a row with another key is placed as in the list', () => {
  const [first, second, third, fourth] = [row('1', 'a'), row('2', 'b'), row('3', 'a'), row('4')] as const;
  const { apply, ids } = createBench(first, second, third, fourth);
  apply({ before: second, after: row('2', 'a') });
  expect(ids('a')).toEqual(['1', '2', '3']);
  expect(ids('b')).toEqual([]);
  apply({ before: fourth, after: row('4', 'b') });
  apply({ before: first, after: row('1', 'b') });
  expect(ids('b')).toEqual(['1', '4']);
  apply({ before: third, after: row('3') });
  expect(ids('a')).toEqual(['2']);
});

test('a removed row leaves the others, and is appended when it is added again', () => {
  const [first, second] = [row('1', 'a'), row('2', 'a')];
  const { apply, ids } = createBench(first, second, row('3'));
  apply({ before: row('3') });
  apply({ before: first });
  expect(ids('a')).toEqual(['2']);
  apply({ after: first });
  expect(ids('a')).toEqual(['2', '1']);
  apply({ before: second });
  apply({ before: first });
  expect(ids('a')).toEqual([]);
});
