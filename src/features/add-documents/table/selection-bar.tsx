import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';

import { metadataFields, type MetadataField } from '../form/form-values.ts';
import type { OwnMetadata } from './row-values.ts';
import { useMetadataField } from '../form/metadata-field.tsx';
import type { MetadataChoices } from '../form/metadata-choices.ts';

interface SelectionBarProps {
  /** Number of selected rows, at least one. */
  readonly count: number;
  readonly choices: MetadataChoices;
  readonly offerAi: boolean;
  /** Called with the chosen fields only; other fields of the rows don't change. */
  readonly onApply: (change: OwnMetadata) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** Commands for the selected rows. */
export function SelectionBar({ count, choices, offerAi, onApply, onRemove, onClear }: SelectionBarProps) {
  const { t } = useI18n();
  const fieldOf = useMetadataField(choices);
  const open = metadataFields.filter((field) => !fieldOf(field).isLocked);
  const [change, setChange] = useState<OwnMetadata>({});
  const hasChange = Object.keys(change).length > 0;
  const set = (field: MetadataField, value: string) => {
    const { [field]: _, ...rest } = change;
    setChange(value === '' ? rest : { ...rest, [field]: value });
  };
  return (
    <section className="selection" aria-label={t.add.selected(count)}>
      <div className="selection__head">
        <strong>{t.add.selected(count)}</strong>
        <Button look="quiet" onClick={onClear}>
          {t.add.clearSelection}
        </Button>
      </div>
      <div className="selection__fields">
        {open.map((field) => (
          <ChoiceField
            key={field}
            {...fieldOf(field)}
            emptyLabel={t.add.noChange}
            value={change[field] ?? ''}
            onChange={(value) => set(field, value)}
          />
        ))}
        {offerAi && (
          <ChoiceField
            label={t.add.ai}
            choices={[
              { id: 'yes', name: t.add.aiOn },
              { id: 'no', name: t.add.aiOff },
            ]}
            emptyLabel={t.add.noChange}
            value={change.isAiEnabled === undefined ? '' : change.isAiEnabled ? 'yes' : 'no'}
            onChange={(value) => {
              const { isAiEnabled: _, ...rest } = change;
              setChange(value === '' ? rest : { ...rest, isAiEnabled: value === 'yes' });
            }}
          />
        )}
      </div>
      <div className="row">
        <Button disabled={!hasChange} onClick={() => onApply(change)}>
          {t.add.apply}
        </Button>
        <Button look="quiet" onClick={onRemove}>
          {t.add.remove}
        </Button>
      </div>
    </section>
  );
}
