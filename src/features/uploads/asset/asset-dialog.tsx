import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { chooseAssetMessages, moveMessages } from '#i18n/messages/en/uploads.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

import { AssetField } from './asset-field.tsx';
import { assetError, meantAsset, type KnownAssets } from './known-assets.ts';

interface AssetDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly assets: KnownAssets;
  /** Asset that isn't suggested. */
  readonly exceptId: string | undefined;
  /** Returns why an asset that may be chosen doesn't fit. */
  readonly errorOf: (assetId: string) => string | undefined;
  readonly onChoose: (assetId: string) => void;
  readonly onClose: () => void;
  /** Shown above the field. */
  readonly hint?: ReactNode;
  /** Shown below the field. */
  readonly children?: ReactNode;
}

/** Asks for another asset. */
export function AssetDialog({ title, confirmLabel, assets, exceptId, ...props }: AssetDialogProps) {
  const i18n = useI18n();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const assetId = meantAsset(text, assets);
    const reason = assetError(text, assets, chooseAssetMessages(i18n)) ?? props.errorOf(assetId);
    if (reason === undefined) return props.onChoose(assetId);
    setError(reason);
    input.current?.focus();
    return undefined;
  };
  return (
    <Dialog
      title={title}
      onClose={props.onClose}
      actions={
        <>
          <Button look="quiet" onClick={props.onClose}>
            {moveMessages(i18n).cancel}
          </Button>
          <Button look="primary" type="submit" form={formId}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" noValidate onSubmit={submit}>
        {props.hint}
        <AssetField
          ref={input}
          {...{ assets, error, exceptId }}
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
        {props.children}
      </form>
    </Dialog>
  );
}
