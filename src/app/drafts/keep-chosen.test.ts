import { expect, test } from 'vitest';

import type { ChosenOfAsset } from './chosen-files.ts';
import { keepChosen } from './keep-chosen.ts';

const photo = new File(['x'], 'photo.jpg');
const late = new File(['y'], 'late.jpg');

/** A form with a photo, on a device that calls back before it has saved something. */
function createBench(onSave: (form: File[]) => void, lost = 0) {
  const form = [photo];
  const chosenFiles = { read: () => form.map((file) => ({ assetId: 'PRESS-0042', file, values: {} })) };
  const saves: (readonly ChosenOfAsset[])[] = [];
  const save = async (chosen: readonly ChosenOfAsset[]) => {
    saves.push(chosen);
    onSave(form);
    return { kept: chosen.length - lost, lost };
  };
  return {
    saves,
    chosenFiles,
    keep: () => keepChosen({ ...chosenFiles, save }),
  };
}

test('[DRAFT-2] a file that is chosen while others are being saved is saved as well, and stays in its form', async () => {
  const { saves, chosenFiles, keep } = createBench((form) => {
    if (!form.includes(late)) form.push(late);
  });
  expect(await keep()).toBe(0);
  expect(saves.at(-1)?.map(({ file }) => file)).toEqual([photo, late]);
  expect(chosenFiles.read()).toHaveLength(2);
});

test('[DRAFT-2] files that could not be saved are counted and stay in their form', async () => {
  const { chosenFiles, keep } = createBench(() => {}, 1);
  expect(await keep()).toBe(1);
  expect(chosenFiles.read()).toHaveLength(1);
});

test('[DRAFT-2] a file that is removed while it is being saved is not kept', async () => {
  const { saves, keep } = createBench((form) => form.pop());
  expect(await keep()).toBe(0);
  expect(saves.at(-1)).toEqual([]);
});
