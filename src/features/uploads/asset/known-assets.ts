import type { ReactNode } from 'react';

import { operationPath } from '#api/contract/operation-path.ts';
import type { KnownAsset } from '#asset/known-asset.ts';
import type { ChooseAssetMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';

/** The assets that the deployment lists, or that were opened on this device. Any other ID can be accepted. */
export interface KnownAssets {
  /** Returns an asset; its name is empty if it isn't known. */
  readonly find: (assetId: string) => KnownAsset | undefined;
  /** Returns the assets that a typed text may mean, the likeliest first. */
  readonly suggest: (typed: string) => readonly KnownAsset[];
  /** Returns the only asset that the typed ID means, without regard to case, spaces, hyphens and look-alikes. */
  readonly match: (typed: string) => KnownAsset | undefined;
  /** Accepts an ID as it is, although others may be meant. */
  readonly accept: (assetId: string) => void;
  readonly isAccepted: (assetId: string) => boolean;
  /** True if an ID that isn't known is worth a warning, because the deployment lists its assets. */
  readonly isComplete: boolean;
  /** Renders what the deployment's service says about an ID, unless it knows it; absent without a service. */
  readonly renderLookup?: (assetId: string, onChoose: (assetId: string) => void) => ReactNode;
  /** Address of an asset's page. */
  readonly hrefOf: (assetId: string) => string | undefined;
}

/** Assets of a deployment that lists none, on a device where none was opened. */
export const noKnownAssets: KnownAssets = {
  find: () => undefined,
  suggest: () => [],
  match: () => undefined,
  accept: () => undefined,
  isAccepted: () => false,
  isComplete: false,
  hrefOf: () => undefined,
};

/** Returns an asset's ID with its name, if one is known. */
export function assetText(assetId: string, assets: Pick<KnownAssets, 'find'>): string {
  const name = assets.find(assetId)?.name;
  return name && name !== assetId ? `${assetId} · ${name}` : assetId;
}

/** Returns the ID of the asset that a typed text means: the only similar one that is known, or the text itself. */
export function meantAsset(text: string, assets: KnownAssets): string {
  const typed = text.trim();
  return assets.isAccepted(typed) ? typed : (assets.match(typed)?.id ?? typed);
}

/** Returns true if a person has to choose: the ID isn't known, and others may be meant. */
export function isAmbiguous(text: string, assets: KnownAssets): boolean {
  const typed = text.trim();
  if (typed === '' || assets.isAccepted(typed) || assets.match(typed)) return false;
  return assets.suggest(typed).length > 0;
}

/** Returns the error of a text that can't be an asset's ID, or after which a person has to choose. */
export function assetError(
  text: string,
  assets: KnownAssets,
  { missing, impossible, unknown }: ChooseAssetMessages,
): string | undefined {
  const typed = text.trim();
  if (typed === '') return missing;
  if (!operationPath('document', typed).ok) return impossible;
  return isAmbiguous(typed, assets) ? unknown(shownName(typed)) : undefined;
}
