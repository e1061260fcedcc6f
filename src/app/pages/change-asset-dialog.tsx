import { useEffect, useId, useRef, useState, type FormEvent } from 'react';

import { AssetField } from '#features/uploads/edit/asset-field.tsx';
import type { KnownAssets } from '#features/uploads/edit/known-assets.ts';
import { assetError, meantAsset } from '#features/uploads/edit/meant-asset.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ChangeAssetDialogProps {
  readonly assetId: string;
  readonly assets: KnownAssets;
  /** Assets that have chosen files. */
  readonly occupiedIds: readonly string[];
  readonly onChange: (assetId: string) => void;
  readonly onClose: () => void;
}

/** Asks for the asset to which the chosen files belong. */
export function ChangeAssetDialog({
  assetId,
  assets,
  occupiedIds,
  onChange,
  onClose,
}: ChangeAssetDialogProps) {
  const i18n = useI18n();
  const words = moveMessages(i18n);
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = meantAsset(text, assets);
    const reason =
      assetError(text, assets, i18n.t.pages.chooseAsset) ??
      (to === assetId ? words.sameAsset : undefined) ??
      (occupiedIds.includes(to) ? words.change.occupied(shownName(to)) : undefined);
    if (reason === undefined) return onChange(to);
    setError(reason);
    input.current?.focus();
    return undefined;
  };
  return (
    <Dialog
      title={words.change.open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" type="submit" form={formId}>
            {words.change.open}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={submit}>
        <p>{words.change.hint}</p>
        <AssetField
          ref={input}
          {...{ assets, error }}
          exceptId={assetId}
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
