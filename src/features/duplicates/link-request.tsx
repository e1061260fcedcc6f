import { duplicateMessages } from '#i18n/duplicate-messages.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

import type { Duplicate } from './duplicate-details.tsx';
import type { Links } from './links.ts';
import { requestText } from './request-text.ts';

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
