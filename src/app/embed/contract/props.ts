// Public types only, so that the package can ship this file.
import type { PlainProps, PlainSettings } from './plain-props.ts';

/** Asks the host for an access token. `rejected` is the token that the service answered with 401. */
export type GetHostToken = (request: {
  readonly reason: 'initial' | 'expired';
  readonly rejected?: string;
  /** Aborted when the element is unmounted. */
  readonly signal: AbortSignal;
}) => Promise<string>;

/**
 * Finds the asset of an ID, or of the whole content of a code. Resolves to `undefined` or `null` if there is none, and
 * rejects if that can't be told.
 */
export type ResolveHostAsset = (
  request: ({ readonly id: string } | { readonly code: string }) & { readonly signal: AbortSignal },
) => Promise<
  | { readonly id: string; readonly name?: string | undefined; readonly organizationId?: string | undefined }
  | null
  | undefined
>;

/** An address with a placeholder for the ID, such as `/documents/{documentId}`, or a function of the ID. */
export type HostLink = string | ((id: string) => string | undefined);

/** Page on which a document is linked to an asset: an address with a placeholder for each ID, or a function of both. */
export type HostRequestLink = string | ((documentId: string, assetId: string) => string | undefined);

/**
 * Properties of the element; each may change at any time. Required are `assetId` or `assetCode`, `baseUrl` and
 * `getToken`.
 */
export interface EmbedProps extends PlainProps {
  readonly getToken: GetHostToken;
  /** Finds assets, instead of `assetLookup`. */
  readonly resolveAsset?: ResolveHostAsset | undefined;
  readonly documentUrl?: HostLink | undefined;
  readonly assetUrl?: HostLink | undefined;
  readonly maintenanceUrl?: HostLink | undefined;
  readonly linkUrl?: HostRequestLink | undefined;
  readonly config?: EmbedConfig | undefined;
}

/** Any of the properties; `undefined` counts as absent, so that a host may pass values that it doesn't have yet. */
export type IncompleteProps = { readonly [Name in keyof EmbedProps]?: EmbedProps[Name] | undefined };

/** Any of the properties, and settings that have no property. Single properties override it. */
export interface EmbedConfig extends Omit<IncompleteProps, 'config'>, PlainSettings {}
