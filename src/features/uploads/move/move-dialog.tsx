import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages } from '#i18n/messages/en/uploads.ts';
import { visibleControls } from '#lib/shown-name.ts';
import { isRunning } from '#queue/upload.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CheckField } from '#ui/field.tsx';

import type { AssetUpload, UploadCommands } from '../asset-upload.ts';
import { AssetField } from '../edit/asset-field.tsx';
import { assetText, type KnownAssets } from '../edit/known-assets.ts';
import { assetError, meantAsset } from '../edit/meant-asset.ts';
import { canMove, canPause, isAssetLocked } from '../status/available-actions.ts';
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
export function MoveDialog({ uploads, onClose, ...props }: MoveDialogProps) {
  const { assets } = props;
  const words = moveMessages(useI18n());
  const formId = useId();
  const form = useMoveForm({ uploads, onClose, ...props });
  const movable = uploads.filter(canMove);
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" type="submit" form={formId}>
            {words.confirm(form.chosen.length)}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={form.submit}>
        <AssetField {...form.asset} assets={assets} exceptId={onlyAssetOf(movable)} />
        <UploadChoice {...form.choice} uploads={movable} assets={assets} />
        <p className="muted small">{words.notSentYet}</p>
        <LeftBehind uploads={uploads} />
      </form>
    </Dialog>
  );
}

function useMoveForm({ uploads, assets, commands, move, onClose }: MoveDialogProps) {
  const i18n = useI18n();
  const words = moveMessages(i18n);
  const [text, setText] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<{ readonly at: 'asset' | 'uploads'; readonly message: string }>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const pausedIds = usePaused(uploads, commands);
  const chosen = uploads.filter((upload) => canMove(upload) && !leftOut.has(upload.id));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const assetId = meantAsset(text, assets);
    const elsewhere = chosen.filter(({ job }) => job.assetId !== assetId);
    const reason =
      assetError(text, assets, i18n.t.pages.chooseAsset) ??
      (elsewhere.length === 0 ? words.sameAsset : undefined);
    if (chosen.length === 0) {
      setError({ at: 'uploads', message: words.noneSelected });
    } else if (reason !== undefined) {
      setError({ at: 'asset', message: reason });
      input.current?.focus();
    } else {
      move(elsewhere, { assetId }, pausedIds());
      onClose();
    }
  };
  const errorAt = (place: 'asset' | 'uploads') => (error?.at === place ? error.message : undefined);
  return {
    chosen,
    submit,
    asset: {
      ref: input,
      value: text,
      error: errorAt('asset'),
      onChange: (next: string) => {
        setText(next);
        setError(undefined);
      },
    },
    choice: {
      leftOut,
      error: errorAt('uploads'),
      onToggle: (id: string) => {
        const next = new Set(leftOut);
        if (!next.delete(id)) next.add(id);
        setLeftOut(next);
        setError(undefined);
      },
    },
  };
}

/** Returns the asset of these uploads, if they have the same one. */
function onlyAssetOf(uploads: readonly AssetUpload[]): string | undefined {
  const [first, ...others] = new Set(uploads.map(({ job }) => job.assetId));
  return others.length === 0 ? first : undefined;
}

interface UploadChoiceProps extends Pick<MoveDialogProps, 'uploads' | 'assets'> {
  readonly leftOut: ReadonlySet<string>;
  readonly error: string | undefined;
  readonly onToggle: (uploadId: string) => void;
}

function UploadChoice({ uploads, assets, leftOut, error, onToggle }: UploadChoiceProps) {
  const words = moveMessages(useI18n());
  const hasSeveralAssets = onlyAssetOf(uploads) === undefined;
  return (
    <fieldset>
      <legend className="field__label">{words.uploads}</legend>
      {error && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
      {uploads.map(({ id, job }) => (
        <CheckField
          key={id}
          label={visibleControls(job.displayName)}
          hint={hasSeveralAssets && visibleControls(assetText(job.assetId, assets))}
          checked={!leftOut.has(id)}
          onChange={() => onToggle(id)}
        />
      ))}
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
    for (const id of pausedIds.current) commands.pause(id);
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
