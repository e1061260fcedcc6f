import type { GetToken } from '#api/sending/upload-request.ts';
import { fetchWithToken } from '#api/token/fetch-with-token.ts';
import type { KnownAsset } from '#features/choose-asset/known-asset.ts';
import type { AssetQuery } from '#features/choose-asset/lookup/use-asset-lookup.ts';

import { readAsset } from './read-asset.ts';

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
