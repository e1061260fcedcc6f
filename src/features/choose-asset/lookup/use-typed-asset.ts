import { useEffect, useState } from 'react';

import { operationPath } from '#api/contract/operation-path.ts';
import { setTimer } from '#lib/time/timer.ts';

import type { KnownAsset } from '../known-asset.ts';
import { useAssetLookup, type AssetLookup, type LookupState } from './use-asset-lookup.ts';

/** Pause in typing after which an ID is looked up, in milliseconds. */
const pauseMs = 300;

interface TypedAsset {
  readonly lookup: AssetLookup | undefined;
  /** Assets that needn't be looked up. */
  readonly assets: readonly KnownAsset[];
  readonly typed: string;
}

/** Looks a typed ID up once a person stops typing; `none` before, and for a listed asset. */
export function useTypedAsset({ lookup, assets, typed }: TypedAsset): LookupState {
  const paused = usePaused(typed);
  const isWanted =
    paused === typed && operationPath('document', typed).ok && !assets.some(({ id }) => id === typed);
  return useAssetLookup(lookup, isWanted ? { id: typed } : undefined);
}

/** Returns the last value that stayed the same for a while. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => setTimer(pauseMs, () => setPaused(value)), [value]);
  return paused;
}
