import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { isVisible } from '#lib/is-visible.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';

import type { AddForm } from '../form/control-id.ts';
import type { MetadataField } from '../form/form-values.ts';
import { metadataFields, useMetadataField } from '../form/metadata-field.tsx';
import type { MetadataChoices } from '../form/metadata-choices.ts';
import type { RowEdits, RowValues } from './row-values.ts';

interface RowMetadataProps {
  readonly form: AddForm;
  readonly values: RowValues;
  readonly choices: MetadataChoices;
  /** The file's name, as it is shown. */
  readonly fileName: string;
  readonly onEdit: (change: RowEdits) => void;
}

/** Organization and category of one row. A value of the whole list looks quiet; choosing another one overrides it. */
export function RowMetadata({ form, values, choices, fileName, onEdit }: RowMetadataProps) {
  const { t } = useI18n();
  const fieldOf = useMetadataField(choices);
  const [organizationId, categoryId] = useWatch({ control: form.control, name: metadataFields });
  const shared = { organizationId, categoryId };
  return metadataFields.map((field) => {
    const { label, choices: list, isLocked } = fieldOf(field);
    const value = values[field];
    const inherited = shared[field];
    return (
      <div
        key={field}
        className={`document__${field === 'categoryId' ? 'category' : 'organization'}`}
        data-inherited={!isVisible(value) || undefined}
      >
        <span className="document__label" aria-hidden="true">
          {label}
        </span>
        <ChoiceField
          label={t.add.ownValue(label, fileName)}
          isLabelHidden
          isLocked={isLocked}
          // The empty entry stands for the value of the whole list.
          choices={list?.filter(({ id }) => id !== inherited || id === value)}
          emptyLabel={list?.find(({ id }) => id === inherited)?.name ?? (inherited || t.add.choose)}
          value={isLocked ? inherited : value}
          onChange={(next) => onEdit({ [field]: next })}
        />
      </div>
    );
  });
}

interface OwnMetadataActionsProps {
  readonly values: RowValues;
  /** ID of the element that names the row. */
  readonly nameId: string;
  /** Absent in the last row. */
  readonly onFillDown: (() => void) | undefined;
  readonly onReset: () => void;
}

/** Actions for a row with its own values; renders nothing for other rows. */
export function OwnMetadataActions({ values, nameId, onFillDown, onReset }: OwnMetadataActionsProps) {
  const { t } = useI18n();
  const hasOwn = (field: MetadataField) => isVisible(values[field].trim());
  if (!metadataFields.some(hasOwn) && values.isAiEnabled === undefined) return null;
  return (
    <div className="document__own row">
      {values.isAiEnabled !== undefined && (
        <span className="small">{values.isAiEnabled ? t.add.aiOn : t.add.aiOff}</span>
      )}
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
