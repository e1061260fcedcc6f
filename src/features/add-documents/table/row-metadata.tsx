import { useI18n } from '#i18n/i18n-context.tsx';
import { isVisible } from '#lib/is-visible.ts';
import { Button } from '#ui/button.tsx';

import { metadataFields, useMetadataField, type MetadataChoices } from '../form/metadata-field.tsx';
import type { RowValues } from './row-values.ts';

interface RowMetadataProps {
  readonly values: RowValues;
  readonly choices: MetadataChoices;
  /** Element ID of the row's name. */
  readonly nameId: string;
  /** Absent in the last row. */
  readonly onFillDown: (() => void) | undefined;
  readonly onReset: () => void;
}

/** Organization and category of one row, if they differ from those for all. */
export function RowMetadata({ values, choices, nameId, onFillDown, onReset }: RowMetadataProps) {
  const { t } = useI18n();
  const fieldOf = useMetadataField(choices);
  const own = metadataFields.flatMap((field) => {
    const id = values[field].trim();
    if (!isVisible(id)) return [];
    const { label, choices: list } = fieldOf(field);
    return [t.add.ownValue(label, list?.find((choice) => choice.id === id)?.name ?? id)];
  });
  if (own.length === 0) return null;
  return (
    <div className="row">
      <span className="small">{own.join(' · ')}</span>
      {onFillDown && (
        <Button look="quiet" aria-describedby={nameId} onClick={onFillDown}>
          {t.add.fillDown}
        </Button>
      )}
      <Button look="quiet" aria-describedby={nameId} onClick={onReset}>
        {t.add.asAbove}
      </Button>
    </div>
  );
}
