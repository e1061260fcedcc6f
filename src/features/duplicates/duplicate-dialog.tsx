import CopyCheck from 'lucide-react/icons/copy-check';
import { useRef } from 'react';

import { isLinkedTo } from '#api/contract/receipt.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { withNodes } from '#i18n/with-nodes.tsx';
import { AssetId } from '#ui/content/name.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

import { DuplicateDetails, type Duplicate } from './duplicate-details.tsx';
import { DuplicateList, missingOf } from './duplicate-list.tsx';
import { LinkRequest } from './link-request.tsx';
import type { Links } from './links.ts';
import { requestText } from './request-text.ts';
import { StoredDocumentBox } from './stored-document.tsx';

import css from './duplicate.css?inline';

interface DuplicateDialogProps {
  /** At least one. */
  readonly duplicates: readonly Duplicate[];
  readonly links: Links;
  readonly onClose: () => void;
}

/** Dialog of duplicates: one existing document in full, or several as a list. */
export function DuplicateDialog({ duplicates, ...shared }: DuplicateDialogProps) {
  const [first] = duplicates;
  return first && duplicates.length === 1 ? (
    <OneDuplicate duplicate={first} {...shared} />
  ) : (
    <SeveralDuplicates duplicates={duplicates} {...shared} />
  );
}

interface OneDuplicateProps extends Omit<DuplicateDialogProps, 'duplicates'> {
  readonly duplicate: Duplicate;
}

function OneDuplicate({ duplicate, links, onClose }: OneDuplicateProps) {
  const i18n = useI18n();
  const words = duplicateMessages(i18n);
  const body = useRef<HTMLDivElement>(null);
  useSheet(body, css);
  const { assetId, receipt } = duplicate;
  const isOnAsset = isLinkedTo(assetId, receipt);
  const documentId = receipt.document?.id;
  const href = links.toDocument(documentId);
  const where = isOnAsset ? words.here : isOnAsset === false ? words.notHere : words.checkLink;
  return (
    <Dialog
      size="list"
      title={words.title(1)}
      mark={{ icon: CopyCheck, tone: isOnAsset ? 'ok' : 'warn' }}
      subtitle={withNodes(
        (asset) => joinSentences([words.intro, where(asset)], i18n),
        <AssetId id={assetId} />,
      )}
      onClose={onClose}
      actions={
        <>
          {documentId !== undefined && <CopyButton text={() => documentId} label={words.copyId} />}
          {isOnAsset ? (
            <Button look="primary" onClick={onClose}>
              {words.close}
            </Button>
          ) : (
            <LinkRequest {...{ duplicate, links }} isMain={isOnAsset === false || !href} />
          )}
          {isOnAsset === undefined && href && (
            <ButtonLink look="primary" href={href} target="_blank">
              {words.openDocument}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="stack" ref={body}>
        <StoredDocumentBox {...{ duplicate, links }} />
        <DuplicateDetails {...{ duplicate, links }} onLeave={onClose} />
        {isOnAsset === false && <p className="muted">{words.requestHint}</p>}
      </div>
    </Dialog>
  );
}

function SeveralDuplicates({ duplicates, links, onClose }: DuplicateDialogProps) {
  const i18n = useI18n();
  const words = duplicateMessages(i18n);
  const body = useRef<HTMLDivElement>(null);
  useSheet(body, css);
  const missing = missingOf(duplicates);
  const isAllLinked = duplicates.every(({ assetId, receipt }) => isLinkedTo(assetId, receipt));
  return (
    <Dialog
      size="list"
      title={words.title(duplicates.length)}
      mark={{ icon: CopyCheck, tone: isAllLinked ? 'ok' : 'warn' }}
      subtitle={joinSentences([words.introMany, missing.length > 0 && words.requestHint], i18n)}
      onClose={onClose}
      actions={
        isAllLinked ? (
          <Button look="primary" onClick={onClose}>
            {words.close}
          </Button>
        ) : (
          missing.length > 1 && (
            <CopyButton
              look="primary"
              label={words.copyAllRequests(missing.length)}
              text={() => missing.map((each) => requestText(each, links, words)).join('\n\n')}
              fallback={words.copyYourself}
              onCopied={() => missing.forEach(({ onRequested }) => onRequested?.())}
            />
          )
        )
      }
    >
      <div className="stack duplicates" ref={body}>
        <DuplicateList {...{ duplicates, links }} onLeave={onClose} />
      </div>
    </Dialog>
  );
}
