import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { unreachable } from '#lib/unreachable.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

import type { DetailChoices } from './edit-values.ts';
import { useBeginEdit } from './row-edit.tsx';
import type { AssetUpload, UploadCommands } from './upload-row.tsx';
import { canEdit, canPause, canRetry, isPaused } from './what-applies.ts';

interface RowActionsProps {
  readonly upload: AssetUpload;
  readonly commands: UploadCommands;
  readonly documentHref: (documentId: string | undefined) => string | undefined;
  readonly choices: DetailChoices;
  /** Moves focus to a row of the list. */
  readonly goTo: (uploadId: string) => void;
  /** Id of what names the upload. */
  readonly nameId: string;
}

/** What can be done about one upload where it stands. */
export function RowActions({ upload, commands, documentHref, goTo, nameId, ...rest }: RowActionsProps) {
  const { t } = useI18n();
  const beginEdit = useBeginEdit(upload, { commands, ...rest });
  const action = (label: string, onClick: (id: string) => void, look: 'plain' | 'quiet' = 'quiet') => (
    <Button key={label} look={look} aria-describedby={nameId} onClick={() => onClick(upload.id)}>
      {label}
    </Button>
  );
  const openDocument = (documentId: string | undefined): ReactNode => {
    const href = documentHref(documentId);
    return (
      href && (
        <ButtonLink key="open" href={href} target="_blank" aria-describedby={nameId}>
          {t.uploads.openDocument}
        </ButtonLink>
      )
    );
  };
  const tryAgain = canRetry(upload) && action(t.uploads.tryAgain, commands.retry, 'plain');
  const edit = canEdit(upload) && action(t.uploads.edit.open, beginEdit);
  const dismiss = action(t.uploads.dismiss, commands.dismiss);
  const cancel = action(t.uploads.cancel, commands.cancel);

  const decide = (twin: DecisionTwin): ReactNode => [
    action(t.uploads.sendAnyway, commands.retry, 'plain'),
    action(t.uploads.remove, (id) => {
      commands.cancel(id);
      commands.dismiss(id);
    }),
    twin.kind === 'listed'
      ? action(t.uploads.showTwin, () => goTo(twin.uploadId))
      : openDocument(twin.documentId),
  ];
  const actions = (): ReactNode => {
    switch (upload.status) {
      case 'waiting':
        if (upload.waitsFor.kind === 'decision') return decide(upload.waitsFor.twin);
        if (isPaused(upload)) return [action(t.uploads.resume, commands.resume, 'plain'), edit, cancel];
        return [tryAgain, action(t.uploads.pause, commands.pause), edit, cancel];
      case 'checking':
      case 'sending':
      case 'storing':
        return [canPause(upload) && action(t.uploads.pause, commands.pause), edit, cancel];
      case 'failed':
      case 'cancelled':
      case 'needs-file':
        return [tryAgain, edit, dismiss];
      case 'stored':
      case 'already-exists':
        return [
          openDocument(upload.receipt.document?.id),
          upload.status === 'already-exists' && action(t.uploads.details, commands.showDuplicate),
          dismiss,
        ];
      default:
        return unreachable(upload);
    }
  };
  return <div className="row">{actions()}</div>;
}

type Waits = Extract<AssetUpload, { readonly status: 'waiting' }>['waitsFor'];
type DecisionTwin = Extract<Waits, { readonly kind: 'decision' }>['twin'];
