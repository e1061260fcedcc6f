import { folded } from '#lib/text/folded.ts';

import type { KnownAsset } from './known-asset.ts';
import { hasSimilarPart, sameAssets, similarAssets } from './similar-assets.ts';

interface FoundAssets {
  /** All found assets, each once, the likeliest first: Enter opens the first one. */
  readonly found: readonly KnownAsset[];
  readonly recent: readonly KnownAsset[];
  readonly all: readonly KnownAsset[];
  /** The only asset with the typed ID: exactly, or else without regard to case, spaces, hyphens and look-alikes. */
  readonly match: KnownAsset | undefined;
}

/** Finds the assets whose ID and name contain every typed word, without regard to case and accents, or a similar ID. */
export function searchAssets(
  assets: readonly KnownAsset[],
  recentAssets: readonly KnownAsset[],
  typed: string,
): FoundAssets {
  const wanted = folded(typed).split(/\s+/);
  const isFound = ({ id, name }: KnownAsset) => {
    const text = folded(`${id} ${name}`);
    return wanted.every((word) => text.includes(word)) || hasSimilarPart(id, typed);
  };
  const recents = recentAssets.map((known) => assets.find(({ id }) => id === known.id) ?? known);
  const known = [...assets, ...recents.filter(({ id }) => !assets.some((asset) => asset.id === id))];
  const same = sameAssets(known, typed);
  const match = known.find(({ id }) => id === typed) ?? (same.length === 1 ? same[0] : undefined);
  const recent = recents.filter(isFound);
  const all = assets.filter(isFound);
  const found = [...(match ? [match] : []), ...similarAssets(known, typed), ...recent, ...all];
  return { found: [...new Map(found.map((asset) => [asset.id, asset])).values()], recent, all, match };
}
