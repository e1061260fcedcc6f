import { duplicateMessages } from '#i18n/duplicate-messages.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { DuplicateMessages } from '#i18n/messages/en/duplicate.ts';
import { visibleControls } from '#lib/shown-name.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

import type { Duplicate } from './duplicate-details.tsx';
import type { Links } from './links.ts';

interface LinkRequestProps {
  readonly duplicate: Duplicate;
  readonly links: Links;
  /** ID of the element that names the document. */
  readonly nameId?: string;
}

/** Actions for a document that isn't on the upload's asset: link it there, or ask someone to. */
export function LinkRequest({ duplicate, links, nameId }: LinkRequestProps) {
  const words = duplicateMessages(useI18n());
  const { assetId, receipt } = duplicate;
  const documentId = receipt.document?.id;
  const href = links.toLinkRequest(documentId, assetId);
  return (
    <>
      {href && (
        // A host of the element reads the IDs: the address alone may not contain them.
        <ButtonLink
          href={href}
          target="_blank"
          aria-describedby={nameId}
          data-document-id={documentId}
          data-asset-id={assetId}
        >
          {words.linkToAsset}
        </ButtonLink>
      )}
      <CopyButton
        look="plain"
        aria-describedby={nameId}
        label={words.copyRequest}
        text={() => requestText(duplicate, links, words)}
        fallback={words.copyYourself}
      />
    </>
  );
}

/** Returns a text for the people who link documents to assets. Fields that the service left out are left out. */
function requestText({ assetId, receipt }: Duplicate, links: Links, words: DuplicateMessages): string {
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
