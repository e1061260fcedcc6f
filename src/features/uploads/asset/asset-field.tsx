import { useMemo, useState, type ChangeEvent, type KeyboardEvent, type Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { chooseAssetMessages, moveMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { Name } from '#ui/content/name.tsx';
import { isComposing, TextField } from '#ui/field/field.tsx';

import { assetText, isAmbiguous, meantAsset, type KnownAssets } from './known-assets.ts';

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

const maxSuggested = 5;

/** Field for an asset ID: shows the asset's name, suggests known assets, and says if the ID isn't known. */
export function AssetField(props: AssetFieldProps) {
  const { assets, value, onChange, error, lockedHint, ref } = props;
  const i18n = useI18n();
  const words = chooseAssetMessages(i18n);
  const label = moveMessages(i18n).assetId;
  const { known, suggested, isOpen, isUnknown, choose, ...input } = useAssetInput(props);
  if (lockedHint !== undefined) {
    return (
      <div className="field stack stack--tight">
        <span className="field__label">{label}</span>
        <Name>{assetText(value, assets)}</Name>
        <span className="field__hint muted small">{lockedHint}</span>
      </div>
    );
  }
  return (
    <div className="field stack stack--tight">
      <TextField
        {...{ ref, label, error, value }}
        {...input}
        hint={known?.name && <Name>{known.name}</Name>}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="muted small" role="status">
        {isUnknown && !error && <p>{words.unknown(shownName(value.trim()))}</p>}
      </div>
      {value.trim() !== '' && !known?.name && assets.renderLookup?.(value.trim(), onChange)}
      {(suggested.length > 0 || isOpen) && (
        <div className="box" role="group" aria-label={value.trim() === '' ? words.all : words.similar}>
          {suggested.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              className="item"
              aria-keyshortcuts={isOpen && index === 0 ? 'Enter' : undefined}
              onClick={() => onChange(id)}
            >
              <Name as="code">{id}</Name>
              {name !== '' && name !== id && (
                <>
                  {' · '}
                  <Name>{name}</Name>
                </>
              )}
            </button>
          ))}
          {isOpen && (
            <button type="button" className="item" onClick={choose}>
              {words.takeAsIs(shownName(value.trim()))}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function useAssetInput({ assets, value, onChange, exceptId }: AssetFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const [wasTyped, setWasTyped] = useState(false);
  const typed = value.trim();
  const known = assets.find(typed);
  const isAccepted = assets.isAccepted(typed);
  // Memoized, since the list is rendered again with each progress of an upload.
  const suggested = useMemo(
    () => (known || isAccepted ? [] : assets.suggest(typed).filter(({ id }) => id !== exceptId)),
    [known, isAccepted, assets, typed, exceptId],
  );
  const isOpen = wasTyped && isAmbiguous(value, assets);
  const endTyping = () => {
    setTyping(false);
    // An ID that was there before isn't changed by passing through the field.
    if (isTyping) onChange(meantAsset(value, assets));
  };
  return {
    known,
    suggested: suggested.slice(0, maxSuggested),
    /** True while a person has to choose between similar assets and the text as it is. */
    isOpen,
    // An ID that is still being typed may become a known one.
    isUnknown: typed !== '' && !known && assets.isComplete && (!isTyping || suggested.length === 0),
    /** Takes the text as it is. */
    choose: () => {
      assets.accept(typed);
      setWasTyped(false);
      onChange(typed);
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyping(true);
      setWasTyped(true);
      onChange(target.value);
    },
    onBlur: endTyping,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isComposing(event)) return;
      const [first] = suggested;
      if (isOpen && first) onChange(first.id);
      else endTyping();
    },
  };
}
