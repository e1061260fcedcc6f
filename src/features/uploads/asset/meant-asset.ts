import { operationPath } from '#api/contract/operation-path.ts';
import type { ChooseAssetMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';

import type { KnownAssets } from './known-assets.ts';

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
