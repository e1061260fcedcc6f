import type { DuplicateMessages } from '#i18n/messages/en/uploads.ts';
import { visibleControls } from '#lib/text/shown-name.ts';

import type { Duplicate } from './duplicate-details.tsx';
import type { Links } from './links.ts';

/** Returns a text for the people who link documents to assets. Fields that the service left out are left out. */
export function requestText(
  { assetId, receipt }: Pick<Duplicate, 'assetId' | 'receipt'>,
  links: Links,
  words: DuplicateMessages,
): string {
  const { document: stored, message } = receipt;
  const name = stored?.displayname ?? stored?.filename;
  const address = links.toDocument(stored?.id);
  return [
    words.request(visibleControls(assetId)),
    name && words.requestName(visibleControls(name)),
    stored?.id && words.requestId(visibleControls(stored.id)),
    address && words.requestAddress(new URL(address, document.baseURI).href),
    // Names the document where the service gave no fields of it.
    stored?.id === undefined && message,
  ]
    .filter(Boolean)
    .join('\n');
}
