import { folded, type Choice } from '#ui/use-combobox.ts';

import { hasSimilarPart, similarAssets } from './similar-assets.ts';

interface FoundAssets {
  readonly recent: readonly Choice[];
  readonly all: readonly Choice[];
  /** The only asset with the typed ID: exactly, or else without regard to case, spaces, hyphens and look-alikes. */
  readonly match: Choice | undefined;
}

/** Finds the assets whose ID and name contain every typed word, without regard to case and accents, or a similar ID. */
export function searchAssets(
  assets: readonly Choice[],
  recentAssets: readonly Choice[],
  typed: string,
): FoundAssets {
  const wanted = folded(typed).split(/\s+/);
  const isFound = ({ id, name }: Choice) => {
    const text = folded(`${id} ${name}`);
    return wanted.every((word) => text.includes(word)) || hasSimilarPart(id, typed);
  };
  const recent = recentAssets.map((known) => assets.find(({ id }) => id === known.id) ?? known);
  const known = [...assets, ...recent.filter(({ id }) => !assets.some((asset) => asset.id === id))];
  const similar = similarAssets(known, typed);
  return {
    recent: recent.filter(isFound),
    all: assets.filter(isFound),
    match: known.find(({ id }) => id === typed) ?? (similar.length === 1 ? similar[0] : undefined),
  };
}
