import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { AssetId } from '#ui/asset-id.tsx';
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
  /** True if nothing else on the screen is more important. Default: false. */
  readonly isMain?: boolean;
}

/** Actions for a document that isn't on the upload's asset: link it there, or ask someone to. */
export function LinkRequest({ duplicate, links, nameId, isMain = false }: LinkRequestProps) {
  const words = duplicateMessages(useI18n());
  const { assetId, receipt } = duplicate;
  const documentId = receipt.document?.id;
  const href = links.toLinkRequest(documentId, assetId);
  const look = isMain ? 'primary' : 'plain';
  return (
    <>
      {href && (
        // A host of the element reads the IDs: the address alone may not contain them.
        <ButtonLink
          look={look}
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
        look={href ? 'plain' : look}
        aria-describedby={nameId}
        label={words.copyRequest}
        text={() => requestText(duplicate, links, words)}
        fallback={words.copyYourself}
        onCopied={duplicate.onRequested}
      />
    </>
  );
}

interface MissingLinkProps {
  readonly duplicate: Duplicate;
  readonly links: Links;
  /** False if the service didn't say which assets the document is linked to. */
  readonly isKnown: boolean;
}

/** Says that the document isn't on the upload's asset, or may not be, and what to do. */
export function MissingLink({ duplicate, links, isKnown }: MissingLinkProps) {
  const words = duplicateMessages(useI18n());
  const asset = <AssetId id={duplicate.assetId} />;
  return (
    <div className="linked">
      <p className="linked__missing">{withNodes(isKnown ? words.notHere : words.checkLink, asset)}</p>
      <p className="small muted">{isKnown ? words.requestHint : words.requestHintIfMissing}</p>
      <div className="row">
        <LinkRequest duplicate={duplicate} links={links} isMain={isKnown} />
      </div>
    </div>
  );
}
