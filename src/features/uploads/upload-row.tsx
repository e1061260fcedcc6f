import { useId, type ReactNode } from 'react';

import type { Receipt } from '#api/contract/receipt.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { unreachable } from '#lib/unreachable.ts';
import type { Upload } from '#queue/item.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';

import { isFinal } from './is-final.ts';
import type { UploadProblem } from './problem-message.ts';
import { heldBy, shownStatus, tones } from './shown-status.ts';
import { UploadProgress } from './upload-progress.tsx';
import { UploadStory } from './upload-story.tsx';
import type { Pace } from './use-rates.ts';

/** An upload with the service's receipts and the client's problems. */
export type AssetUpload = Upload<Receipt, UploadProblem>;

/** What a person can do about an upload. */
export interface UploadCommands {
  readonly cancel: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly dismiss: (id: string) => void;
  readonly showDuplicate: (id: string) => void;
}

interface UploadRowProps {
  readonly upload: AssetUpload;
  readonly pace: Pace;
  readonly commands: UploadCommands;
  readonly documentHref: (documentId: string | undefined) => string | undefined;
  /** The asset it goes to, where that is not the one at hand. */
  readonly otherAsset: string | undefined;
}

/** One upload: where it stands, why, and what can be done about it. */
export function UploadRow({ upload, pace, otherAsset, ...rest }: UploadRowProps) {
  const { t } = useI18n();
  const nameId = useId();
  return (
    <div className="item" role="group" tabIndex={-1} aria-labelledby={nameId}>
      <div className="item__head">
        <div className="item__name">
          <strong id={nameId}>{upload.job.displayName}</strong>
          {otherAsset && <div className="muted small">{t.uploads.toAsset(otherAsset)}</div>}
        </div>
        <Tag tone={tones[shownStatus(upload)]}>{t.uploads.status[shownStatus(upload)]}</Tag>
      </div>
      <UploadProgress upload={upload} pace={pace} />
      <UploadStory upload={upload} />
      <RowActions upload={upload} nameId={nameId} {...rest} />
    </div>
  );
}

type RowActionsProps = Pick<UploadRowProps, 'upload' | 'commands' | 'documentHref'> & {
  readonly nameId: string;
};

function RowActions({ upload, commands, documentHref, nameId }: RowActionsProps) {
  const { t } = useI18n();
  const action = (label: string, onClick: (id: string) => void, look: 'plain' | 'quiet' = 'quiet') => (
    <Button key={label} look={look} aria-describedby={nameId} onClick={() => onClick(upload.id)}>
      {label}
    </Button>
  );
  const dismiss = action(t.uploads.dismiss, commands.dismiss);
  const cancel = action(t.uploads.cancel, commands.cancel);
  const tryAgain = action(t.uploads.tryAgain, commands.retry, 'plain');
  const actions = (): ReactNode => {
    switch (upload.status) {
      case 'waiting':
        return heldBy(upload) ? [tryAgain, cancel] : cancel;
      case 'checking':
      case 'sending':
      case 'storing':
        return cancel;
      case 'needs-file':
        return dismiss;
      case 'failed':
        return isFinal(upload.problem) ? dismiss : [tryAgain, dismiss];
      case 'cancelled':
        return [tryAgain, dismiss];
      case 'stored':
      case 'already-exists': {
        const href = documentHref(upload.receipt.document?.id);
        return [
          href && (
            <ButtonLink key="open" href={href} target="_blank" aria-describedby={nameId}>
              {t.uploads.openDocument}
            </ButtonLink>
          ),
          upload.status === 'already-exists' && action(t.uploads.details, commands.showDuplicate),
          dismiss,
        ];
      }
      default:
        return unreachable(upload);
    }
  };
  return <div className="row">{actions()}</div>;
}
