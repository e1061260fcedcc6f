import { useI18n } from '#i18n/i18n-context.tsx';
import { isVisible } from '#lib/is-visible.ts';
import { Button } from '#ui/button.tsx';

import { metadataFields, useMetadataField, type MetadataChoices } from '../form/metadata-field.tsx';
import type { RowValues } from './row-values.ts';

interface OwnMetadataProps {
  readonly values: RowValues;
  readonly choices: MetadataChoices;
  /** Id of what names the row. */
  readonly nameId: string;
  /** Absent where no row follows. */
  readonly onFillDown: (() => void) | undefined;
  readonly onReset: () => void;
}

/** What a row has of its own, where it differs from what is chosen for all; nothing where it does not. */
export function RowMetadata({ values, choices, nameId, onFillDown, onReset }: OwnMetadataProps) {
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
