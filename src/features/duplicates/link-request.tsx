import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { AssetId } from '#ui/content/name.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { useNameWith } from '#ui/controls/subject-button.tsx';

import type { Duplicate } from './duplicate-details.tsx';
import type { Links } from './links.ts';
import { requestText } from './request-text.ts';

interface LinkRequestProps {
  readonly duplicate: Duplicate;
  readonly links: Links;
  /** ID of the element that names the document. */
  readonly nameId?: string;
  /** True if nothing else on the screen is more important. Default: false. */
  readonly isMain?: boolean;
  /** True in a row. Default: false. */
  readonly isSmall?: boolean;
}

/** Actions for a document that isn't on the upload's asset: ask someone to link it there, or link it. */
export function LinkRequest({ duplicate, links, nameId, isMain = false, isSmall = false }: LinkRequestProps) {
  const words = duplicateMessages(useI18n());
  const name = useNameWith(nameId);
  const { assetId, receipt } = duplicate;
  const documentId = receipt.document?.id;
  const href = links.toLinkRequest(documentId, assetId);
  const look = isMain ? 'primary' : 'plain';
  return (
    <>
      <CopyButton
        look={href ? 'plain' : look}
        isSmall={isSmall}
        subjectId={nameId}
        label={words.copyRequest}
        text={() => requestText(duplicate, links, words)}
        fallback={words.copyYourself}
        onCopied={duplicate.onRequested}
      />
      {href && (
        // A host of the element reads the IDs: the address alone may not contain them.
        <ButtonLink
          look={look}
          isSmall={isSmall}
          href={href}
          target="_blank"
          {...name}
          data-document-id={documentId}
          data-asset-id={assetId}
        >
          <span>{withNodes(words.linkTo, <AssetId id={assetId} />)}</span>
        </ButtonLink>
      )}
    </>
  );
}
