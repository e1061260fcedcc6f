import { useMemo } from 'react';

import { recentAssets } from '#features/choose-asset/recent-assets.ts';
import { searchAssets } from '#features/choose-asset/search-assets.ts';
import type { KnownAssets } from '#features/uploads/move/known-assets.ts';
import { lazy } from '#lib/lazy.ts';
import type { Choice } from '#ui/use-combobox.ts';

import type { Session } from '../session/session.ts';

type Source = Pick<Session, 'config' | 'memory'>;

/** Returns the assets of the deployment's list, and those opened on this device, which have no name. */
export function listKnownAssets({ config: { assets }, memory }: Source): readonly Choice[] {
  const listed = new Set(assets.map(({ id }) => id));
  const recent = recentAssets(memory).filter((id) => !listed.has(id));
  return [...assets, ...recent.map((id) => ({ id, name: '' }))];
}

/** Returns what is known of these assets, for the forms that name one. */
export function useKnownAssets({ config, memory }: Source, hrefOf: KnownAssets['hrefOf']): KnownAssets {
  return useMemo(() => {
    const { assets } = config;
    const search = (typed: string) => searchAssets(assets, recentAssets(memory), typed);
    const known = lazy(() => new Map(listKnownAssets({ config, memory }).map((asset) => [asset.id, asset])));
    return {
      hrefOf,
      isComplete: assets.length > 0,
      find: (assetId) => known().get(assetId),
      match: (typed) => search(typed).match,
      suggest: (typed) => {
        const { match, recent, all } = search(typed);
        const suggested = [...(match ? [match] : []), ...recent, ...all];
        return [...new Map(suggested.map((asset) => [asset.id, asset])).values()];
      },
    };
  }, [config, memory, hrefOf]);
}
