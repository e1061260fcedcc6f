import { expect, test } from 'vitest';

import { createChosenFiles } from './chosen-files.ts';

const photo = new File(['x'], 'photo.jpg');
const values = { edits: { displayName: 'Press from the left' } };

test('[DRAFT-1] the files of all forms are read, each once with what was typed for it', () => {
  const chosen = createChosenFiles();
  const other = new File(['y'], 'other.jpg');
  chosen.of('PRESS-0042')(() => [{ file: photo, values }]);
  // The photo is open in the editor, too.
  const close = chosen.of('PRESS-0042')(() => [
    { file: photo, values: {} },
    { file: other, values: {} },
  ]);
  expect(chosen.read()).toEqual([
    { assetId: 'PRESS-0042', file: photo, values },
    { assetId: 'PRESS-0042', file: other, values: {} },
  ]);
  close();
  expect(chosen.read()).toHaveLength(1);
});

test('[DRAFT-1] files that were taken are not read again', () => {
  const chosen = createChosenFiles();
  chosen.of('PRESS-0042')(() => [{ file: photo, values }]);
  expect(chosen.take()).toHaveLength(1);
  expect(chosen.read()).toEqual([]);
});
