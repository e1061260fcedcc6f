import { expect, test } from 'vitest';

import { createChosenFiles } from './chosen-files.ts';

const arrived = (...names: readonly string[]) => ({
  type: 'arrived' as const,
  files: names.map((path) => ({ path, file: new File(['x'], path) })),
});

test('[DRAFT-1] the files of all assets are read, each once with what was typed for it, also when its form is gone', () => {
  const chosen = createChosenFiles();
  const store = chosen.of('PRESS-0042');
  const [photo, other] = [new File(['x'], 'photo.jpg'), new File(['y'], 'other.jpg')];
  store.dispatch({
    type: 'entered',
    rows: [{ id: '1', file: photo, check: { status: 'checking', isZip: false } }],
  });
  const values = { edits: { displayName: 'Press from the left' } };
  const close = store.connectForm(() => values);
  // The photo is open in the editor, too.
  store.dispatch({ type: 'edited', files: [photo, other] });
  expect(chosen.read()).toEqual([
    { assetId: 'PRESS-0042', file: photo, values },
    { assetId: 'PRESS-0042', file: other, values: {} },
  ]);
  expect(chosen.counts.get()).toEqual(new Map([['PRESS-0042', 2]]));
  close();
  expect(chosen.read()[0]?.values).toEqual(values);
});

test('[DRAFT-1] files that were taken are not read again', () => {
  const chosen = createChosenFiles();
  const store = chosen.of('PRESS-0042');
  store.dispatch(arrived('a.pdf'));
  expect(chosen.take()).toHaveLength(1);
  expect(chosen.read()).toEqual([]);
  expect(chosen.counts.get().size).toBe(0);
  store.dispatch(arrived('late.pdf'));
  expect(chosen.read()).toEqual([]);
});

test('[PAGE-17] files that are given to another asset stay in their store', () => {
  const chosen = createChosenFiles();
  const store = chosen.of('PRESS-0042');
  store.dispatch(arrived('a.pdf'));
  chosen.move('PRESS-0042', 'PUMP-1');
  expect(chosen.of('PUMP-1')).toBe(store);
  expect(chosen.read()).toMatchObject([{ assetId: 'PUMP-1', values: { path: 'a.pdf' } }]);
  expect([...chosen.counts.get().keys()]).toEqual(['PUMP-1']);
});
