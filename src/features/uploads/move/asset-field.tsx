import type { Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages } from '#i18n/move-messages.ts';
import { pagesMessages } from '#i18n/pages-messages.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Name } from '#ui/name.tsx';

import { assetText, type KnownAssets } from './known-assets.ts';
import { meantAsset } from './meant-asset.ts';

interface AssetFieldProps {
  readonly assets: KnownAssets;
  readonly value: string;
  readonly onChange: (assetId: string) => void;
  readonly error?: string | undefined;
  /** Asset that isn't suggested. */
  readonly exceptId?: string | undefined;
  /** Reason why it can't be changed. */
  readonly lockedHint?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

const mostSuggested = 5;

/** Field for an asset ID: shows the asset's name, suggests known assets, and says if the ID isn't known. */
export function AssetField({ assets, value, onChange, error, lockedHint, exceptId, ref }: AssetFieldProps) {
  const i18n = useI18n();
  const words = pagesMessages(i18n).chooseAsset;
  const label = moveMessages(i18n).assetId;
  if (lockedHint !== undefined) {
    return <TextField label={label} hint={lockedHint} readOnly value={assetText(value, assets)} />;
  }
  const typed = value.trim();
  const known = assets.find(typed);
  const suggested = known ? [] : assets.suggest(typed).filter(({ id }) => id !== exceptId);
  const isUnknown = typed !== '' && !known && assets.isComplete;
  return (
    <div className="stack">
      <TextField
        ref={ref}
        label={label}
        hint={known?.name && <Name>{known.name}</Name>}
        error={error}
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => onChange(meantAsset(value, assets))}
      />
      <div className="small" role="status">
        {isUnknown && <p>{words.unknown(shownName(typed))}</p>}
      </div>
      {suggested.length > 0 && (
        <div className="row small" role="group" aria-label={typed === '' ? words.all : words.similar}>
          {suggested.slice(0, mostSuggested).map(({ id }) => (
            <Button key={id} look="quiet" onClick={() => onChange(id)}>
              <Name>{assetText(id, assets)}</Name>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
