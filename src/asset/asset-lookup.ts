import type { KnownAsset } from './known-asset.ts';

/** An asset ID, or the whole content of a code. */
export type AssetQuery = { readonly id: string } | { readonly code: string };

/** Service of the deployment, or of a host, that knows its assets. */
export interface AssetLookup {
  /** Tells services and persons apart, for cached answers. */
  readonly key: string;
  /** Resolves to `undefined` for an unknown asset; rejects if the service doesn't tell in time. */
  readonly find: (query: AssetQuery, signal: AbortSignal) => Promise<KnownAsset | undefined>;
}
