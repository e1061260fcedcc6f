import type { ComponentProps } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { lazyModule } from '#lib/lazy.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';
import { MissingPart } from '#ui/missing-part.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

import type { AssetUpload, UploadCommands } from '../asset-upload.ts';
import { useEdits } from '../edit/edits.tsx';
import type { DetailChoices } from '../edit/edit-values.ts';
import { type KnownAssets, assetText, noKnownAssets } from '../edit/known-assets.ts';
import { canMove } from '../status/available-actions.ts';
import type { MoveDialog } from './move-dialog.tsx';
import type { LastMove, Moves } from './use-moves.ts';

interface MovePartProps {
  readonly uploads: readonly AssetUpload[];
  /** The uploads to the page's asset; all uploads on a page without an asset. */
  readonly pageUploads: readonly AssetUpload[];
  readonly moves: Moves;
  readonly choices: DetailChoices;
  readonly commands: UploadCommands;
  /** Receives focus when the message is gone. */
  readonly fallbackFocus: () => HTMLElement | null;
}

/** The message about the last move, and the dialog for the next one. */
export function MovePart({ uploads, pageUploads, moves, choices, commands, fallbackFocus }: MovePartProps) {
  const edits = useEdits();
  const { toMove, last, move, close } = moves;
  const { assets = noKnownAssets } = choices;
  // Uploads that are being edited must not be sent before they are saved.
  const offered =
    typeof toMove === 'object'
      ? uploads.filter(({ id }) => id === toMove.uploadId)
      : pageUploads.filter(({ id }) => !edits.of(id));
  return (
    <>
      <MoveNote {...{ last, assets, fallbackFocus }} />
      {(toMove !== undefined || uploads.some(canMove)) && (
        <LoadedDialog
          {...{ assets, commands, move }}
          isOpen={toMove !== undefined}
          uploads={offered}
          onClose={close}
        />
      )}
    </>
  );
}

const dialogModule = lazyModule(() => import('./move-dialog.tsx'));

interface LoadedDialogProps extends ComponentProps<typeof MoveDialog> {
  readonly isOpen: boolean;
}

/** Loaded with the first upload that can be moved, so that it opens without a network later. */
function LoadedDialog({ isOpen, ...dialog }: LoadedDialogProps) {
  const loaded = useLoaded(dialogModule);
  if (!isOpen || loaded.status === 'loading') return null;
  if (loaded.status === 'loaded') return <loaded.part.MoveDialog {...dialog} />;
  return (
    <p className="card__body">
      <MissingPart onRetry={loaded.retry} />
    </p>
  );
}

interface MoveNoteProps {
  readonly last: LastMove | undefined;
  readonly assets: KnownAssets;
  /** Receives focus when the message is gone. */
  readonly fallbackFocus: () => HTMLElement | null;
}

const symbol = '✕';

/** Says where uploads were moved to, links the asset, and offers to undo it. */
function MoveNote({ last, assets, fallbackFocus }: MoveNoteProps) {
  const i18n = useI18n();
  const words = moveMessages(i18n);
  const more = uploadListMessages(i18n);
  const leave = (act: () => void) => () => {
    act();
    fallbackFocus()?.focus();
  };
  const { assetId, movedCount = 0, tooLateCount = 0 } = last ?? {};
  const href = assetId === undefined || movedCount === 0 ? undefined : assets.hrefOf(assetId);
  const texts = [
    assetId !== undefined && movedCount > 0 && words.moved(movedCount, shownName(assetText(assetId, assets))),
    tooLateCount > 0 && words.notMoved(tooLateCount),
  ];
  return (
    // Stays mounted while empty, so that its text is announced.
    <div className={last && 'row uploads__removed'}>
      <span role="status">{texts.filter(Boolean).join(' · ')}</span>
      {href && <a href={href}>{words.show}</a>}
      {last?.undo && <Button onClick={leave(last.undo)}>{words.undo}</Button>}
      {last && (
        <Button look="icon" aria-label={more.hide} onClick={leave(last.hide)}>
          {symbol}
        </Button>
      )}
    </div>
  );
}
