import { useRef } from 'react';

import { isLinkedTo } from '#api/contract/receipt.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSheet } from '#ui/dialog/use-sheet.ts';

import { DuplicateDetails, type Duplicate } from './duplicate-details.tsx';
import { DuplicateList } from './duplicate-list.tsx';
import { MissingLink } from './link-request.tsx';
import type { Links } from './links.ts';

import css from './duplicate.css?inline';

interface DuplicateDialogProps {
  /** At least one. */
  readonly duplicates: readonly Duplicate[];
  readonly links: Links;
  readonly onClose: () => void;
}

/** Dialog of duplicates: one existing document in full, or several as a list. */
export function DuplicateDialog({ duplicates, links, onClose }: DuplicateDialogProps) {
  const words = duplicateMessages(useI18n());
  const closeButton = useRef<HTMLButtonElement>(null);
  useSheet(closeButton, css);
  const [only] = duplicates.length === 1 ? duplicates : [];
  const documentHref = only && links.toDocument(only.receipt.document?.id);
  const isOnAsset = only && isLinkedTo(only.assetId, only.receipt);
  const isOpenMain = documentHref !== undefined && isOnAsset !== false;
  return (
    <Dialog
      title={words.title(duplicates.length)}
      onClose={onClose}
      actions={
        <>
          <Button
            ref={closeButton}
            look={documentHref || isOnAsset === false ? 'plain' : 'primary'}
            onClick={onClose}
          >
            {words.close}
          </Button>
          {documentHref && (
            <ButtonLink look={isOpenMain ? 'primary' : 'plain'} href={documentHref} target="_blank">
              {words.openDocument}
            </ButtonLink>
          )}
        </>
      }
    >
      {only ? (
        <>
          <p className="muted">{words.intro(shownName(only.fileName))}</p>
          {isOnAsset !== true && <MissingLink duplicate={only} links={links} isKnown={isOnAsset === false} />}
          <DuplicateDetails duplicate={only} links={links} onLeave={onClose} />
        </>
      ) : (
        <DuplicateList duplicates={duplicates} links={links} onLeave={onClose} />
      )}
    </Dialog>
  );
}
