import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages } from '#i18n/messages/en/uploads.ts';
import { toggled } from '#lib/collections.ts';
import { visibleControls } from '#lib/text/shown-name.ts';
import { isRunning } from '#queue/upload.ts';
import { type AssetUpload, isAssetLocked } from '#sending/asset-upload.ts';
import { Announcer } from '#ui/feedback/announcer.tsx';
import { CheckField } from '#ui/field/field.tsx';
import { WindowedList } from '#ui/list/windowed-list.tsx';

import { AssetDialog } from '../asset/asset-dialog.tsx';
import { assetText, type KnownAssets } from '../asset/known-assets.ts';
import { canMove, canPause } from '../status/available-actions.ts';
import type { UploadCommands } from '../upload-commands.ts';
import type { Moves } from './use-moves.ts';

interface MoveDialogProps {
  /** Uploads to choose from; the dialog says why some of them can't be moved. */
  readonly uploads: readonly AssetUpload[];
  readonly assets: KnownAssets;
  readonly commands: UploadCommands;
  readonly move: Moves['move'];
  readonly onClose: () => void;
}

/** Asks for another asset, and which uploads to move there. Nothing of them is sent meanwhile. */
export function MoveDialog({ uploads, assets, commands, move, onClose }: MoveDialogProps) {
  const words = moveMessages(useI18n());
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [isNoneChosen, setIsNoneChosen] = useState(false);
  const pausedIds = usePaused(uploads, commands);
  const movable = uploads.filter(canMove);
  const chosen = movable.filter(({ id }) => !leftOut.has(id));
  const elsewhere = (assetId: string) => chosen.filter(({ job }) => job.assetId !== assetId);
  return (
    <AssetDialog
      title={words.title}
      confirmLabel={words.confirm(chosen.length)}
      {...{ assets, onClose }}
      exceptId={onlyAssetOf(movable)}
      errorOf={(assetId) =>
        chosen.length > 0 && elsewhere(assetId).length === 0 ? words.sameAsset : undefined
      }
      onChoose={(assetId) => {
        if (chosen.length === 0) {
          setIsNoneChosen(true);
          return;
        }
        move(elsewhere(assetId), { assetId }, pausedIds());
        onClose();
      }}
    >
      <MovableUploads
        uploads={movable}
        {...{ assets, leftOut }}
        error={isNoneChosen ? words.noneSelected : ''}
        onToggle={(id) => {
          setLeftOut(toggled(leftOut, id));
          setIsNoneChosen(false);
        }}
      />
      <p className="muted small">{words.notSentYet}</p>
      <LeftBehind uploads={uploads} />
    </AssetDialog>
  );
}

/** Returns the asset of these uploads, if they have the same one. */
function onlyAssetOf(uploads: readonly AssetUpload[]): string | undefined {
  const [first, ...others] = new Set(uploads.map(({ job }) => job.assetId));
  return others.length === 0 ? first : undefined;
}

interface MovableUploadsProps extends Pick<MoveDialogProps, 'uploads' | 'assets'> {
  readonly leftOut: ReadonlySet<string>;
  /** Empty if there is none. */
  readonly error: string;
  readonly onToggle: (uploadId: string) => void;
}

function MovableUploads({ uploads, assets, leftOut, error, onToggle }: MovableUploadsProps) {
  const words = moveMessages(useI18n());
  const hasSeveralAssets = onlyAssetOf(uploads) === undefined;
  return (
    <fieldset>
      <legend className="field__label">{words.uploads}</legend>
      <Announcer isVisible isUrgent className="field__error" text={error} />
      <WindowedList items={uploads} label={words.uploads} fallbackFocus={() => null}>
        {({ id, job }) => (
          <div role="group" tabIndex={-1} aria-label={visibleControls(job.displayName)}>
            <CheckField
              label={visibleControls(job.displayName)}
              hint={hasSeveralAssets && visibleControls(assetText(job.assetId, assets))}
              checked={!leftOut.has(id)}
              onChange={() => onToggle(id)}
            />
          </div>
        )}
      </WindowedList>
    </fieldset>
  );
}

/** Says why some uploads can't be moved. */
function LeftBehind({ uploads }: Pick<MoveDialogProps, 'uploads'>) {
  const words = moveMessages(useI18n());
  const sending = uploads.filter(isRunning).length;
  const resting = uploads.filter((upload) => upload.status !== 'cancelled' && !isRunning(upload));
  const locked = resting.filter(isAssetLocked).length;
  return (
    <>
      {sending > 0 && <p className="small">{words.beingSent(sending)}</p>}
      {locked > 0 && <p className="small">{words.outcomeUnknown(locked)}</p>}
    </>
  );
}

/** Pauses the uploads that could start, and resumes them when the dialog is closed. Returns their IDs. */
function usePaused(uploads: readonly AssetUpload[], commands: UploadCommands): () => ReadonlySet<string> {
  const pausedIds = useRef<ReadonlySet<string>>(new Set());
  const pause = useEffectEvent(() => {
    const pausable = uploads.filter((upload) => canMove(upload) && canPause(upload));
    pausedIds.current = new Set(pausable.map(({ id }) => id));
    for (const id of pausedIds.current) commands.pauseForEdit(id);
  });
  const resume = useEffectEvent(() => {
    for (const id of pausedIds.current) commands.resume(id);
  });
  useEffect(() => {
    pause();
    return () => resume();
  }, []);
  return () => pausedIds.current;
}
