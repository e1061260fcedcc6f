import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { InspectedZip } from '#manual/report.ts';

import { fakeOf } from '../../tests/support/fakes/fake-of.ts';
import type { ChosenFile, FileCheck } from './chosen-file.ts';
import { createIntakeStore, unsentCount } from './store.ts';
import { filesLeft, type IntakeState } from './transition.ts';

const placed = (name: string) => ({ path: name, file: new File(['x'], name) });
const rowOf = (file: File): ChosenFile => ({
  id: file.name,
  file,
  check: { status: 'checking', isZip: false },
});

/** Returns the names of all files, wherever they are. */
const namesIn = ({ rows, arrived, unlisted, comparing, offers }: IntakeState): readonly string[] =>
  [...rows, ...arrived, ...unlisted, ...comparing, ...offers.flatMap(({ folder }) => folder.files)]
    .map(({ file }) => file.name)
    .toSorted();

type Step = (typeof steps)[number];
const steps = ['arrive', 'sort', 'list', 'compare', 'remove', 'undo', 'pack', 'check'] as const;

/** A store, and a person who does one step after another. */
function createBench() {
  const store = createIntakeStore();
  const { dispatch, getSnapshot } = store;
  /** Names that must be in the store. */
  let expected: readonly string[] = [];
  let undo: (() => void) | undefined;
  let count = 0;
  const add = (name: string) => (expected = [...expected, name].toSorted());
  const run: Readonly<Record<Step, () => void>> = {
    arrive: () => {
      count += 2;
      const files = [placed(`a-${count}`), placed(`b-${count}`)];
      files.forEach(({ path }) => add(path));
      dispatch({ type: 'arrived', files });
    },
    sort: () => {
      const taken = getSnapshot().arrived.slice(0, 3);
      const [first, ...unlisted] = taken;
      if (!first) return;
      const folder = { name: 'Manual', files: [first], startPage: first.path };
      const offer = { id: store.createRowId('offer'), folder, status: 'offered' } as const;
      dispatch({ type: 'entered', offers: [offer], taken, restored: [], unlisted });
    },
    list: () => {
      const [first, second] = getSnapshot().unlisted;
      if (!first) return;
      const comparing = second ? [second] : [];
      dispatch({ type: 'listed', rows: [rowOf(first.file)], replaced: [], comparing });
    },
    compare: () => {
      const [first] = getSnapshot().comparing;
      if (first) dispatch({ type: 'compared', placed: first, row: rowOf(first.file) });
    },
    remove: () => {
      const before = getSnapshot().rows;
      const ids = before.filter((_, at) => at % 2 === 0).map(({ id }) => id);
      dispatch({ type: 'removed', ids });
      expected = expected.filter((name) => !ids.includes(name));
      undo = () => {
        dispatch({ type: 'entered', rows: before.filter(({ id }) => ids.includes(id)), place: { before } });
        ids.forEach(add);
        const order = before.map(({ id }) => id);
        const now = getSnapshot().rows.map(({ id }) => id);
        expect(now.filter((id) => order.includes(id))).toEqual(order.filter((id) => now.includes(id)));
      };
    },
    undo: () => {
      undo?.();
      undo = undefined;
    },
    pack: () => {
      const [offer] = getSnapshot().offers;
      if (!offer) return;
      dispatch({ type: 'offer-changed', id: offer.id, state: { status: 'packing', progress: undefined } });
      dispatch({ type: 'offer-closed', id: offer.id });
      dispatch({ type: 'entered', unlisted: offer.folder.files });
    },
    check: () => {
      const { rows } = getSnapshot();
      dispatch({ type: 'checked', id: 'gone', check: { status: 'regular' } });
      expect(getSnapshot().rows).toEqual(rows);
    },
  };
  return { getSnapshot, run, expected: () => expected };
}

test('[INTAKE-3][ADD-12] whatever happens, each file is in one list, and removed rows return to their places', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 40 }), (taken) => {
      const bench = createBench();
      for (const step of taken) {
        bench.run[step]();
        expect(namesIn(bench.getSnapshot())).toEqual(bench.expected());
        expect(unsentCount(bench.getSnapshot())).toBe(bench.expected().length);
      }
    }),
  );
});

test('an event that a listener dispatches follows the current one for all listeners', () => {
  const store = createIntakeStore();
  const seen: string[] = [];
  store.subscribe(({ type }) => {
    if (type === 'arrived') store.dispatch({ type: 'emptied' });
  });
  store.subscribe(({ type }) => seen.push(type));
  store.dispatch({ type: 'arrived', files: [placed('a.pdf')] });
  expect(seen).toEqual(['arrived', 'emptied']);
});

test('events about rows and offers that are gone change nothing', () => {
  const { dispatch, getSnapshot, subscribe } = createIntakeStore();
  const row = rowOf(placed('a').file);
  dispatch({ type: 'entered', rows: [row] });
  const before = getSnapshot();
  const types: string[] = [];
  subscribe(({ type }) => types.push(type));
  dispatch({ type: 'checked', id: 'gone', check: { status: 'regular' } });
  dispatch({ type: 'replaced', row: { ...row, id: 'gone' } });
  dispatch({ type: 'removed', ids: ['gone'] });
  dispatch({ type: 'entered', rows: [row], place: { replacedId: 'gone' } });
  dispatch({ type: 'offer-closed', id: 'gone' });
  expect(getSnapshot()).toBe(before);
  expect(types).toEqual([]);
});

test('[OFFLINE-11] files that can’t be uploaded, and those of repaired copies, stay when others are uploaded', () => {
  const { dispatch, getSnapshot } = createIntakeStore();
  const sent = new File(['a'], 'sent.pdf');
  const unreadable = new File(['b'], 'unreadable.pdf');
  const manual = new File(['c'], 'manual.zip');
  const copy = new File(['d'], 'manual.zip');
  const rejected: FileCheck = { status: 'rejected', rejection: { code: 'unreadable' } };
  const report = fakeOf<InspectedZip['report']>({});
  const repaired = { ...rowOf(copy), original: { file: manual, report } };
  dispatch({ type: 'entered', rows: [rowOf(sent), { ...rowOf(unreadable), check: rejected }, repaired] });
  const { file: late } = placed('late.pdf');
  dispatch({ type: 'arrived', files: [{ path: late.name, file: late }] });
  expect(new Set(filesLeft(getSnapshot(), new Set([sent])))).toEqual(
    new Set([unreadable, manual, copy, late]),
  );
  expect(new Set(filesLeft(getSnapshot(), new Set([sent, copy])))).toEqual(new Set([unreadable, late]));
});
