import type { KnownAsset } from './known-asset.ts';
import { similarKey, zeroFreeKey } from './similar-key.ts';

type Identified = Pick<KnownAsset, 'id'>;

/** Returns the assets whose ID is the same apart from case, spaces, hyphens and look-alikes, without exactly this one. */
export function sameAssets<A extends Identified>(assets: readonly A[], id: string): readonly A[] {
  const key = similarKey(id);
  return key === '' ? [] : assets.filter((asset) => asset.id !== id && similarKey(asset.id) === key);
}

/** Returns the assets whose ID may have been meant: the same ones first, then those with more or fewer leading zeros. */
export function similarAssets<A extends Identified>(assets: readonly A[], id: string): readonly A[] {
  const key = zeroFreeKey(id);
  const similar = assets.filter((asset) => asset.id !== id && zeroFreeKey(asset.id) === key);
  return key === '' ? [] : [...new Set([...sameAssets(assets, id), ...similar])];
}

/** Returns true if an ID contains the typed text, without regard to case, spaces, hyphens and look-alikes. */
export const hasSimilarPart = (id: string, typed: string): boolean => {
  const key = similarKey(typed);
  return key !== '' && similarKey(id).includes(key);
};
