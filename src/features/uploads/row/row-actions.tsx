import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { unreachable } from '#lib/unreachable.ts';
import type { ContentMatch } from '#queue/upload.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

import type { DetailChoices } from '../edit/edit-values.ts';
import { SelectFileAgain } from './select-file-again.tsx';
import { useBeginEdit } from '../edit/row-edit.tsx';
import type { AssetUpload, UploadCommands } from '../asset-upload.ts';
import { canEdit, canPause, canRetry, isPaused, needsDecision } from '../status/available-actions.ts';

interface RowActionsProps {
  readonly upload: AssetUpload;
  readonly commands: UploadCommands;
  readonly documentHref: (documentId: string | undefined) => string | undefined;
  readonly choices: DetailChoices;
  /** Returns the display name of a listed upload; undefined if it isn't listed. */
  readonly nameOf: (uploadId: string) => string | undefined;
  /** Moves focus to a row of the list. */
  readonly goTo: (uploadId: string) => void;
  /** Element ID of the upload's name. */
  readonly nameId: string;
}

/** Actions of one upload. */
export function RowActions({ upload, commands, documentHref, nameId, choices, ...list }: RowActionsProps) {
  const { uploads: words } = useI18n().t;
  const beginEdit = useBeginEdit(upload, { commands, choices });
  const action = (label: string, onClick: (id: string) => void, look: 'plain' | 'quiet' = 'quiet') => (
    <Button key={label} look={look} aria-describedby={nameId} onClick={() => onClick(upload.id)}>
      {label}
    </Button>
  );
  const openDocument = (documentId: string | undefined): ReactNode => (
    <DocumentLink key="document" href={documentHref(documentId)} nameId={nameId} />
  );
  const copyId = (documentId: string | undefined): ReactNode =>
    documentId !== undefined && (
      <CopyButton key="id" text={() => documentId} label={words.copyId} aria-describedby={nameId} />
    );
  const decide = (match: ContentMatch): ReactNode => [
    action(words.sendAnyway, commands.retry, 'plain'),
    action(words.remove, (id) => {
      commands.cancel(id);
      commands.dismiss(id);
    }),
    // A document stored before is linked in the text above.
    match.kind === 'listed' &&
      list.nameOf(match.uploadId) !== undefined &&
      action(words.showMatch, () => list.goTo(match.uploadId)),
  ];
  const tryAgain = canRetry(upload) && action(words.tryAgain, commands.retry, 'plain');
  const pause = canPause(upload) && action(words.pause, commands.pause);
  const resume = isPaused(upload) && action(words.resume, commands.resume, 'plain');
  const edit = canEdit(upload) && action(words.edit.open, beginEdit);
  const dismiss = action(words.dismiss, commands.dismiss);

  const actions = (): ReactNode => {
    switch (upload.status) {
      case 'checking':
      case 'waiting':
      case 'sending':
      case 'storing':
        if (needsDecision(upload)) return decide(upload.waitsFor.match);
        return [tryAgain, resume, pause, edit, action(words.cancel, commands.cancel)];
      case 'failed':
      case 'cancelled':
        return [tryAgain, edit, dismiss];
      case 'needs-file': {
        const give = (file: File) => commands.provideFile(upload.id, file);
        return [<SelectFileAgain key="file" job={upload.job} nameId={nameId} give={give} />, edit, dismiss];
      }
      case 'stored':
        return [openDocument(upload.receipt.document?.id), copyId(upload.receipt.document?.id), dismiss];
      case 'already-exists':
        return [
          openDocument(upload.receipt.document?.id),
          action(words.details, commands.showDuplicate),
          copyId(upload.receipt.document?.id),
          dismiss,
        ];
      default:
        return unreachable(upload);
    }
  };
  return <div className="row">{actions()}</div>;
}

/** Renders nothing without an address of the document. */
function DocumentLink({ href, nameId }: { readonly href: string | undefined; readonly nameId: string }) {
  const { t } = useI18n();
  return (
    href && (
      <ButtonLink href={href} target="_blank" aria-describedby={nameId}>
        {t.uploads.openDocument}
      </ButtonLink>
    )
  );
}
