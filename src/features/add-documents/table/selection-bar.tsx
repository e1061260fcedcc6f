import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/field/choice-field.tsx';

import { metadataFields, type MetadataField } from '../values/form-values.ts';
import type { MetadataChoices } from '../values/metadata-choices.ts';
import type { OwnMetadata } from '../values/row-values.ts';
import { useMetadataField } from '../values/use-metadata-field.ts';

/** Commands for the selected rows. */
export interface SelectionCommands {
  /** Called with the chosen fields only; other fields of the rows don't change. */
  readonly onApply: (change: OwnMetadata) => void;
  readonly onRemove: () => void;
}

interface SelectionBarProps extends SelectionCommands {
  /** Number of selected rows, at least one. */
  readonly count: number;
  readonly choices: MetadataChoices;
  readonly offerAi: boolean;
  readonly onClear: () => void;
}

/** Commands for the selected rows, in the header of the table. In a narrow element, the fields are under "⋯". */
export function SelectionBar({ count, choices, offerAi, onApply, onRemove, onClear }: SelectionBarProps) {
  const { t } = useI18n();
  const fieldOf = useMetadataField(choices);
  const open = metadataFields.filter((field) => !fieldOf(field).isLocked);
  const [isOpen, setIsOpen] = useState(false);
  const [change, setChange] = useState<OwnMetadata>({});
  const hasChange = Object.keys(change).length > 0;
  const set = (field: MetadataField, value: string) => {
    const { [field]: _, ...rest } = change;
    setChange(value === '' ? rest : { ...rest, [field]: value });
  };
  return (
    <section className="selection" aria-label={t.add.selected(count)} data-open={isOpen || undefined}>
      <strong className="selection__count">{t.add.selected(count)}</strong>
      <Button look="quiet" onClick={onRemove}>
        {t.add.remove}
      </Button>
      <Button look="icon" aria-expanded={isOpen} aria-label={t.add.more} onClick={() => setIsOpen(!isOpen)}>
        {symbols.more}
      </Button>
      <div className="selection__change">
        {open.map((field) => {
          const { label, choices: list } = fieldOf(field);
          return (
            <ChoiceField
              key={field}
              label={label}
              isLabelHidden
              choices={list}
              emptyLabel={label}
              value={change[field] ?? ''}
              onChange={(value) => set(field, value)}
            />
          );
        })}
        {offerAi && (
          <AiChoice
            value={change.isAiEnabled}
            onChange={(isAiEnabled) => {
              const { isAiEnabled: _, ...rest } = change;
              setChange(isAiEnabled === undefined ? rest : { ...rest, isAiEnabled });
            }}
          />
        )}
        <Button disabled={!hasChange} onClick={() => onApply(change)}>
          {t.add.apply}
        </Button>
        <Button look="quiet" onClick={onClear}>
          {t.add.clearSelection}
        </Button>
      </div>
    </section>
  );
}

interface AiChoiceProps {
  /** Absent for no change. */
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean | undefined) => void;
}

function AiChoice({ value, onChange }: AiChoiceProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <ChoiceField
      label={t.add.ai}
      isLabelHidden
      choices={[
        { id: 'yes', name: t.add.aiOn },
        { id: 'no', name: t.add.aiOff },
      ]}
      emptyLabel={duplicateMessages(i18n).ai}
      value={value === undefined ? '' : value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === '' ? undefined : next === 'yes')}
    />
  );
}

const symbols = { more: '⋯' };
