import { expect, test } from 'vitest';

import type { ZipEntry } from '#zip/entry.ts';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { createNewNames } from './new-names.ts';

test('[REPAIR-5] an entry that would get the name of one next to the folder stays in it', () => {
  const names = ['Manual/a.html', 'Manual/b~', 'b~', 'Manual~', 'Manual/Manual~'];
  const entries = names.map((name) => fakeOf<ZipEntry>({ name }));
  const { nameOf, pathOf } = createNewNames(
    { entries, startPage: undefined, wrapper: 'Manual' },
    new Set(['unwrap']),
  );
  const after = ['a.html', 'Manual/b~', 'b~', 'Manual~', 'Manual/Manual~'];
  expect(entries.map(nameOf)).toEqual(after);
  expect(names.map(pathOf)).toEqual(after);
});
