import { expect, test } from 'vitest';

import type { ZipEntry } from '#zip/entry.ts';

import { createNewNames, type Naming } from './new-names.ts';
import type { RepairKind } from './repair-item.ts';
import { fakeOf } from '../../../tests/support/fake-of.ts';

const entriesOf = (names: readonly string[]) => names.map((name) => fakeOf<ZipEntry>({ name }));

/** Names of entries and paths in a copy of an archive with these names. */
function namesAfter(names: readonly string[], kinds: readonly RepairKind[], naming: Partial<Naming> = {}) {
  const entries = entriesOf(names);
  const after = createNewNames(
    { entries, startPage: undefined, wrapper: 'Manual', ...naming },
    new Set(kinds),
  );
  return { names: entries.map(after.nameOf), pathOf: after.pathOf };
}

test('[REPAIR-5] an entry that would get the name of one next to the folder stays in it', () => {
  const names = ['Manual/a.html', 'Manual/b~', 'b~', 'Manual~', 'Manual/Manual~'];
  const after = namesAfter(names, ['unwrap']);
  expect(after.names).toEqual(['a.html', 'Manual/b~', 'b~', 'Manual~', 'Manual/Manual~']);
  expect(['Manual/a.html', 'Manual/b~', 'Manual~', 'b~'].map(after.pathOf)).toEqual([
    'a.html',
    'Manual/b~',
    'Manual~',
    'b~',
  ]);
});
