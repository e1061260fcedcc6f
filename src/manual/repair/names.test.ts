import { expect, test } from 'vitest';

import type { FindingCode } from '#manual/codes.ts';
import type { Structure } from '#manual/structure.ts';
import type { ZipEntry } from '#zip/entry.ts';

import { createFinding } from '../../../tests/support/findings.ts';
import { planOfNames } from './name-plan.ts';
import { createNewNames, type Naming } from './new-names.ts';
import type { RepairKind } from './repair-item.ts';
import { fakeOf } from '../../../tests/support/fake-of.ts';

const entriesOf = (names: readonly string[]) => names.map((name) => fakeOf<ZipEntry>({ name }));

const structureOf = (names: readonly string[], startPage?: string) =>
  fakeOf<Structure>({
    archive: fakeOf<Structure['archive']>({ entries: entriesOf(names) }),
    leftOut: new Set(),
    ...(startPage !== undefined && { startPage }),
  });

/** Names of entries and paths in a copy of an archive with these names. */
function namesAfter(names: readonly string[], kinds: readonly RepairKind[], naming: Partial<Naming> = {}) {
  const entries = entriesOf(names);
  const after = createNewNames(
    { entries, startPage: undefined, wrapper: 'Manual', ...naming },
    new Set(kinds),
  );
  return { names: entries.map(after.nameOf), pathOf: after.pathOf };
}

test('[REPAIR-5] entries in the folder leave it, however their names are written, and those next to it stay', () => {
  const { names } = namesAfter(
    [
      'Manual/a.html',
      './Manual//b.html',
      '.\\Manual\\\\c\\d.html',
      'manual/e/f.html',
      'g.html',
      'Manuals/h.html',
      '/Manual/i.html',
      './/Manual/j.html',
    ],
    ['unwrap'],
  );
  expect(names).toEqual([
    'a.html',
    'b.html',
    'c\\d.html',
    'e/f.html',
    'g.html',
    'Manuals/h.html',
    'i.html',
    'j.html',
  ]);
});

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

test("[REPAIR-6] only the last part of a start page's name becomes lower case, after either separator", () => {
  const backslashed = { startPage: 'Pages/Index.HTML', wrapper: undefined };
  const kinds = ['unwrap', 'rename-start-page'] as const;
  expect(namesAfter(['Pages\\Index.HTML', 'B.HTML'], kinds, backslashed).names).toEqual([
    'Pages\\index.html',
    'B.HTML',
  ]);
});

/** The plan for the names of an archive with these findings. */
function planned(names: readonly string[], found: readonly FindingCode[], startPage?: string) {
  const params = { folder: 'Manual', candidates: 'a.htm', expected: 'index.html' };
  const findings = found.map((code) => createFinding({ code, params, repairable: true }));
  return planOfNames(structureOf(names, startPage), findings);
}

const texts: readonly RepairKind[] = ['correct-case', 'correct-backslashes'];
const names = ['./Manual/Index.HTML', 'Manual\\a.html', '__MACOSX\\x', 'Manual/.DS_Store', 'b\\c.html'];
const junk = { kind: 'leave-out-junk', entries: ['__MACOSX\\x', 'Manual/.DS_Store'] };

test('[REPAIR-10] after a guessed name no entry is renamed, but junk still goes', () => {
  const found = ['DOC-START-CASE', 'NAME-BACKSLASH', 'DOC-WRAPPED', 'NAME-ENCODING'] as const;
  expect(planned(names, found, 'Manual/Index.HTML')).toEqual({
    items: [junk],
    wrapper: undefined,
    kinds: new Set(['leave-out-junk', ...texts]),
  });
});
