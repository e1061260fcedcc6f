import { operationPath } from '#api/contract/operation-path.ts';
import type { PagesMessages } from '#i18n/messages/en/pages.ts';

import type { KnownAssets } from './known-assets.ts';

/** Returns the ID of the asset that a typed text means: the only similar one that is known, or the text itself. */
export function meantAsset(text: string, assets: KnownAssets): string {
  const typed = text.trim();
  return assets.match(typed)?.id ?? typed;
}

/** Returns the error of an ID that can't be an asset's. */
export function assetError(
  typed: string,
  { missing, impossible }: PagesMessages['chooseAsset'],
): string | undefined {
  if (typed.trim() === '') return missing;
  return operationPath('document', typed.trim()).ok ? undefined : impossible;
}
