import type { Choice } from '#ui/use-combobox.ts';

/**
 * Returns an ID without the differences that people make when they copy it from a nameplate: case, spaces, hyphens, and
 * the letters O and I instead of the digits 0 and 1.
 */
const keyOf = (id: string): string =>
  id
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_]/gu, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');

/** Returns the assets whose ID may have been meant, without the one that has exactly this ID. */
export function similarAssets<A extends Pick<Choice, 'id'>>(assets: readonly A[], id: string): readonly A[] {
  const key = keyOf(id);
  return key === '' ? [] : assets.filter((asset) => asset.id !== id && keyOf(asset.id) === key);
}

/** Returns true if an ID contains the typed text, without regard to such differences. */
export const hasSimilarPart = (id: string, typed: string): boolean => {
  const key = keyOf(typed);
  return key !== '' && keyOf(id).includes(key);
};
