import { useMemo } from 'react';

import type { GetToken } from '#api/request/upload-request.ts';
import { fetchWithToken } from '#api/token/fetch-with-token.ts';
import type { AssetLookup, AssetQuery } from '#asset/asset-lookup.ts';
import type { AssetNames } from '#asset/asset-names.ts';
import type { KnownAsset } from '#asset/known-asset.ts';
import { similarAssets } from '#asset/similar-assets.ts';
import { type LookupState, useAssetLookup } from '#features/choose-asset/lookup/use-asset-lookup.ts';
import { untilAborted } from '#lib/time/until-aborted.ts';

import type { Settings } from '../config/settings.ts';
import { readAsset } from './read-asset.ts';

/** Time limit for an answer, in milliseconds. */
const maxWaitMs = 10_000;

/** The part of a session that lookups need. */
export interface LookupContext {
  readonly config: Settings;
  readonly signIn: { readonly getToken: GetToken };
  readonly assetNames: AssetNames;
  readonly personId: string;
}

/** Returns the lookup of the host or the configuration, if there is one. */
export function useLookup({ config, signIn, assetNames, personId }: LookupContext): AssetLookup | undefined {
  const { assetLookup, resolveAsset } = config;
  return useMemo(() => {
    const source = resolveAsset ? 'host' : assetLookup;
    if (source === undefined) return undefined;
    return {
      key: `${source} ${personId}`,
      find: async (query, aborted) => {
        const signal = AbortSignal.any([aborted, AbortSignal.timeout(maxWaitMs)]);
        const asset = resolveAsset
          ? await untilAborted(Promise.resolve(resolveAsset({ ...query, signal })), signal).then(readAsset)
          : await fetchAsset(query, { url: assetLookup!, getToken: signIn.getToken, signal });
        if (asset) assetNames.add(asset);
        else if ('id' in query) assetNames.remove(query.id);
        return asset;
      },
    };
  }, [assetLookup, resolveAsset, signIn, assetNames, personId]);
}

/** Knowledge about an asset: `listed` by the deployment, or the state of its lookup. */
export type AssetKnowledge =
  | Exclude<LookupState, { readonly status: 'none' | 'unknown' }>
  | { readonly status: 'none' }
  | { readonly status: 'listed'; readonly asset: KnownAsset }
  /** `similar`: assets whose ID may have been meant. */
  | { readonly status: 'unknown'; readonly similar: readonly KnownAsset[] };

const unknown = (similar: readonly KnownAsset[]) => ({ status: 'unknown' as const, similar });

/** Returns what is known about an asset. A listed one isn't looked up. */
export function useKnownAsset(context: LookupContext, assetId: string): AssetKnowledge {
  const { assets } = context.config;
  const listed = assets.find(({ id }) => id === assetId);
  const lookup = useLookup(context);
  const state = useAssetLookup(lookup, listed ? undefined : { id: assetId });
  if (listed) return { status: 'listed', asset: listed };
  switch (state.status) {
    case 'none':
      return assets.length > 0 ? unknown(similarAssets(assets, assetId)) : { status: 'none' };
    case 'unknown':
      return unknown(similarAssets(assets, assetId));
    case 'found':
      // Asked for an ID, a service may answer with a similar one.
      return state.asset.id === assetId ? state : unknown([state.asset]);
    default:
      return state;
  }
}

interface FetchAssetOptions {
  /** Absolute address; `id` or `code` is added to its query. */
  readonly url: string;
  readonly getToken: GetToken;
  readonly signal: AbortSignal;
}

/**
 * Fetches an asset by its ID or code, with the person's token. Undefined if the service answers that it doesn't know it
 * (204, 404 or an empty answer). Rejects with an error that quotes neither token nor answer.
 */
export async function fetchAsset(
  query: AssetQuery,
  { url, ...options }: FetchAssetOptions,
): Promise<KnownAsset | undefined> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, value);
  const answer = await fetchWithToken(address.href, options);
  if (answer.status === 404 || answer.status === 204) return undefined;
  if (!answer.ok) throw new Error(`The asset was answered with status ${answer.status}.`);
  const json: unknown = await answer.json();
  return readAsset(json);
}
