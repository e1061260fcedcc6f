import type { AssetQuery } from '#asset/asset-lookup.ts';
import type { MetadataPresets } from '#intake/values/metadata-choices.ts';
import type { LinkTemplate } from '#lib/text/link-template.ts';

import type { Config } from './config.ts';

/** Returns the asset of an ID or a code, checked by `readAsset`. */
type ResolveAsset = (request: AssetQuery & { readonly signal: AbortSignal }) => unknown;

/** Settings of pages and queue, from `config.json` or from a host. */
export interface Settings extends Omit<
  Config,
  '$schema' | 'signIn' | 'documentUrl' | 'assetUrl' | 'maintenanceUrl' | 'linkUrl'
> {
  readonly documentUrl?: LinkTemplate | undefined;
  readonly assetUrl?: LinkTemplate | undefined;
  readonly maintenanceUrl?: LinkTemplate | undefined;
  readonly linkUrl?: LinkTemplate | undefined;
  /** Function of a host that finds an asset, instead of `assetLookup`. */
  readonly resolveAsset?: ResolveAsset | undefined;
  /** Metadata that a host presets for every document. */
  readonly presets?: MetadataPresets | undefined;
  /** Path of the claim that lists roles in a token. */
  readonly rolesClaim?: string | undefined;
}
