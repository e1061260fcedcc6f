import type { ChosenFiles, ChosenOfAsset } from './chosen-files.ts';
import type { SavedDrafts } from './saved-drafts.ts';

interface Kept {
  readonly personId: string;
  readonly chosenFiles: Pick<ChosenFiles, 'read'>;
  readonly savedDrafts: Pick<SavedDrafts, 'save'>;
}

/**
 * Saves the chosen files of the page's forms, which stay, until nothing has changed while they were being saved. Resolves
 * with the number of those that couldn't be saved.
 */
export async function keepChosen({ personId, chosenFiles, savedDrafts }: Kept): Promise<number> {
  let saved: readonly ChosenOfAsset[] = [];
  let chosen = chosenFiles.read();
  while (!areSame(chosen, saved)) {
    const { lost } = await savedDrafts.save(personId, chosen);
    if (lost > 0) return lost;
    saved = chosen;
    chosen = chosenFiles.read();
  }
  return 0;
}

const areSame = (chosen: readonly ChosenOfAsset[], saved: readonly ChosenOfAsset[]): boolean =>
  chosen.length === saved.length &&
  chosen.every(({ file }, at) => file === saved[at]?.file) &&
  JSON.stringify(chosen) === JSON.stringify(saved);
