import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { operationPath } from '#api/contract/operation-path.ts';
import { isWorthRetry } from '#api/token/fetch-with-token.ts';
import type { AssetLookup, AssetQuery } from '#asset/asset-lookup.ts';
import type { KnownAsset } from '#asset/known-asset.ts';
import { setTimer } from '#lib/time/timer.ts';

/** State of a lookup; `none` without a service, or without anything to look up. */
export type LookupState =
  | { readonly status: 'none' | 'unknown' }
  | { readonly status: 'checking'; readonly isSlow: boolean }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'found'; readonly asset: KnownAsset };

/** Time in milliseconds until a message says what the page waits for. */
const slowMs = 2000;
/** Time in milliseconds for which an answer counts. */
const freshMs = 5 * 60_000;

/** Looks an asset up. After a failure it is looked up again on request, or when the device is online again. */
export function useAssetLookup(lookup: AssetLookup | undefined, query: AssetQuery | undefined): LookupState {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['asset', lookup?.key, query],
    queryFn: async ({ signal }) => (await lookup!.find(query!, signal)) ?? null,
    enabled: lookup !== undefined && query !== undefined,
    staleTime: freshMs,
    retry: (failures, error) => failures < 1 && isWorthRetry(error),
    networkMode: 'always',
    refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
    refetchOnWindowFocus: false,
  });
  const isSlow = useIsSlow(isFetching);
  if (!lookup || !query) return { status: 'none' };
  if (data) return { status: 'found', asset: data };
  if (data === null) return { status: 'unknown' };
  if (isError && !isFetching) return { status: 'failed', retry: () => void refetch() };
  return { status: 'checking', isSlow };
}

/** Returns true once an answer takes long. */
function useIsSlow(isFetching: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isFetching) return undefined;
    const cancel = setTimer(slowMs, () => setSlow(true));
    return () => {
      cancel();
      setSlow(false);
    };
  }, [isFetching]);
  return isSlow;
}

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
