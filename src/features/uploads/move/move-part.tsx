import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { ComponentProps } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages } from '#i18n/messages/en/uploads.ts';
import { lazyModule } from '#lib/lazy.ts';
import { shownName } from '#lib/text/shown-name.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { MissingPart } from '#ui/loading/missing-part.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import { type KnownAssets, assetText, noKnownAssets } from '../asset/known-assets.ts';
import type { DetailChoices } from '../edit/edit-values.ts';
import { useEdits } from '../edit/edits.tsx';
import { UndoNote } from '../list/undo-note.tsx';
import { canMove } from '../status/available-actions.ts';
import type { UploadCommands } from '../upload-commands.ts';
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

/** Says where uploads were moved to, links the asset, and offers to undo it. */
function MoveNote({ last, assets, fallbackFocus }: MoveNoteProps) {
  const words = moveMessages(useI18n());
  const text = ({ assetId, movedCount, tooLateCount }: LastMove) =>
    [
      movedCount > 0 && words.moved(movedCount, shownName(assetText(assetId, assets))),
      tooLateCount > 0 && words.notMoved(tooLateCount),
    ]
      .filter(Boolean)
      .join(' · ');
  const href = last && last.movedCount > 0 ? assets.hrefOf(last.assetId) : undefined;
  const leave = (act: () => void) => () => {
    act();
    fallbackFocus()?.focus();
  };
  return (
    // Stays mounted while empty, so that its text is announced.
    <div role="status">
      {last && (
        <UndoNote icon={ArrowLeftRight} onUndo={last.undo && leave(last.undo)} onHide={leave(last.hide)}>
          <p>
            <span>{text(last)}</span>
            {href && (
              <>
                {' · '}
                <a href={href}>{words.show}</a>
              </>
            )}
          </p>
        </UndoNote>
      )}
    </div>
  );
}
