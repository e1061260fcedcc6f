import type { ChosenFiles, ChosenOfAsset } from './chosen-files.ts';

interface Kept extends Pick<ChosenFiles, 'read'> {
  readonly save: (chosen: readonly ChosenOfAsset[]) => Promise<{ readonly lost: number }>;
}

/**
 * Saves the chosen files of the page's forms, which stay, until nothing has changed while they were being saved. Resolves
 * with the number of those that couldn't be saved.
 */
export async function keepChosen({ read, save }: Kept): Promise<number> {
  let saved: readonly ChosenOfAsset[] = [];
  let chosen = read();
  while (!areSame(chosen, saved)) {
    const { lost } = await save(chosen);
    if (lost > 0) return lost;
    saved = chosen;
    chosen = read();
  }
  return 0;
}

const areSame = (chosen: readonly ChosenOfAsset[], saved: readonly ChosenOfAsset[]): boolean =>
  chosen.length === saved.length &&
  chosen.every(({ file }, at) => file === saved[at]?.file) &&
  JSON.stringify(chosen) === JSON.stringify(saved);
