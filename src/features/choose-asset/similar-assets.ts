import { similarKey } from '#lib/similar-key.ts';
import type { Choice } from '#ui/use-combobox.ts';

/** Returns the assets whose ID may have been meant, without the one that has exactly this ID. */
export function similarAssets<A extends Pick<Choice, 'id'>>(assets: readonly A[], id: string): readonly A[] {
  const key = similarKey(id);
  return key === '' ? [] : assets.filter((asset) => asset.id !== id && similarKey(asset.id) === key);
}

/** Returns true if an ID contains the typed text, without regard to such differences. */
export const hasSimilarPart = (id: string, typed: string): boolean => {
  const key = similarKey(typed);
  return key !== '' && similarKey(id).includes(key);
};
