import { useMemo } from 'react';

import { recentAssets } from '#features/choose-asset/recent-assets.ts';
import { searchAssets } from '#features/choose-asset/search-assets.ts';
import type { KnownAssets } from '#features/uploads/move/known-assets.ts';
import { lazy } from '#lib/lazy.ts';

import type { Session } from '../session/session.ts';

/** Returns the assets of the deployment's list, and those opened on this device. */
export function useKnownAssets(
  { config: { assets }, memory }: Pick<Session, 'config' | 'memory'>,
  hrefOf: KnownAssets['hrefOf'],
): KnownAssets {
  return useMemo(() => {
    const search = (typed: string) => searchAssets(assets, recentAssets(memory), typed);
    const listed = lazy(() => new Map(assets.map((asset) => [asset.id, asset])));
    return {
      hrefOf,
      isComplete: assets.length > 0,
      find: (assetId) =>
        listed().get(assetId) ??
        (recentAssets(memory).includes(assetId) ? { id: assetId, name: '' } : undefined),
      match: (typed) => search(typed).match,
      suggest: (typed) => {
        const { match, recent, all } = search(typed);
        const suggested = [...(match ? [match] : []), ...recent, ...all];
        return [...new Map(suggested.map((asset) => [asset.id, asset])).values()];
      },
    };
  }, [assets, memory, hrefOf]);
}
