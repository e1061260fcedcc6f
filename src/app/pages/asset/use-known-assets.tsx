import { useMemo, useState } from 'react';

import type { KnownAsset } from '#asset/known-asset.ts';
import { recentAssets } from '#asset/recent-assets.ts';
import { searchAssets } from '#asset/search-assets.ts';
import { LookupNote } from '#features/choose-asset/lookup/lookup-note.tsx';
import { useTypedAsset } from '#features/choose-asset/lookup/use-asset-lookup.ts';
import type { KnownAssets } from '#features/uploads/asset/known-assets.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { chooseAssetMessages } from '#i18n/messages/en/uploads.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { createValue } from '#lib/value.ts';
import { Name } from '#ui/content/name.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useValue } from '#ui/use-value.ts';

import { useLookup, type LookupContext } from '../../asset-lookup/use-known-asset.ts';

/** Sources of known assets: listed by the deployment, found by lookups, or opened on this device. */
export interface AssetSource extends LookupContext {
  readonly memory: DeviceMemory;
}

/** Returns the assets last opened on this device, with the names that lookups found. */
export function useRecentAssets({ memory, assetNames }: AssetSource): readonly KnownAsset[] {
  const names = useValue(assetNames);
  return recentsOf(memory, names);
}

const recentsOf = (memory: DeviceMemory, names: ReadonlyMap<string, string>): readonly KnownAsset[] =>
  recentAssets(memory).map((id) => ({ id, name: names.get(id) ?? '' }));

/** Returns the assets of the deployment's list, and those opened or found on this device. */
export function useAssetList({ config, memory, assetNames }: AssetSource): readonly KnownAsset[] {
  const { assets } = config;
  const names = useValue(assetNames);
  return useMemo(() => {
    const found = [...names].map(([id, name]) => ({ id, name }));
    // The name of the list counts: the last one of a key.
    const known = [...recentAssets(memory).map((id) => ({ id, name: '' })), ...found, ...assets];
    return [...new Map(known.map((asset) => [asset.id, asset])).values()];
  }, [assets, memory, names]);
}

/** Returns what is known of assets, for the forms that name one. */
export function useKnownAssets(source: AssetSource, hrefOf: KnownAssets['hrefOf']): KnownAssets {
  const { config, memory, assetNames } = source;
  const { assets, assetLookup, resolveAsset } = config;
  const hasLookup = assetLookup !== undefined || resolveAsset !== undefined;
  const list = useAssetList(source);
  const [accepted] = useState(() => createValue<ReadonlySet<string>>(new Set()));
  useValue(accepted);
  return useMemo(() => {
    const search = (typed: string) => searchAssets(assets, recentsOf(memory, assetNames.get()), typed);
    const known = new Map(list.map((asset) => [asset.id, asset]));
    return {
      hrefOf,
      // Where assets are looked up, the list may hold some of them only.
      isComplete: assets.length > 0 && !hasLookup,
      find: (assetId) => known.get(assetId),
      match: (typed) => search(typed).match,
      suggest: (typed) => search(typed).found,
      accept: (assetId) => accepted.set(new Set([...accepted.get(), assetId])),
      isAccepted: (assetId) => accepted.get().has(assetId),
      ...(hasLookup && {
        renderLookup: (assetId: string, onChoose: (id: string) => void) => (
          <TypedAssetNote {...{ assetId, onChoose }} context={source} />
        ),
      }),
    };
  }, [accepted, assets, assetNames, hasLookup, hrefOf, list, memory, source]);
}

interface TypedAssetNoteProps {
  readonly context: LookupContext;
  readonly assetId: string;
  readonly onChoose: (assetId: string) => void;
}

/** Looks up an ID that is typed into a form, and says if it isn't known or couldn't be checked. */
function TypedAssetNote({ context, assetId, onChoose }: TypedAssetNoteProps) {
  const words = chooseAssetMessages(useI18n());
  const { assets } = context.config;
  const state = useTypedAsset({ lookup: useLookup(context), assets, typed: assetId });
  // Asked for an ID, a service may answer with a similar one.
  const other = state.status === 'found' && state.asset.id !== assetId ? state.asset : undefined;
  return (
    <>
      <div className="small" role="status">
        {(other ?? state.status === 'unknown') && <p>{words.unknown(shownName(assetId))}</p>}
        {other && (
          <p className="row">
            <span>{words.similar}</span>
            <Button look="quiet" onClick={() => onChoose(other.id)}>
              <Name>{[other.id, other.name].filter(Boolean).join(' · ')}</Name>
            </Button>
          </p>
        )}
      </div>
      <LookupNote id={assetId} state={state} />
    </>
  );
}
