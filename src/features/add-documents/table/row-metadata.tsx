import { useController, useFormState, useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { isVisible } from '#lib/is-visible.ts';
import { ChoiceField } from '#ui/field/choice-field.tsx';

import type { AddForm } from '../values/control-id.ts';
import { metadataFields, type MetadataField } from '../values/form-values.ts';
import type { MetadataChoices } from '../values/metadata-choices.ts';
import { useMetadataField } from '../values/use-metadata-field.ts';

interface RowMetadataProps {
  readonly form: AddForm;
  /** ID of the row. */
  readonly id: string;
  readonly field: MetadataField;
  readonly choices: MetadataChoices;
  /** The file's name, as it is shown. */
  readonly fileName: string;
}

/**
 * Organization or category of one row. A value of the whole list looks quiet. What a person chooses is the row's
 * own, also if it equals that value.
 */
export function RowMetadata({ form: { control }, id, field, choices, fileName }: RowMetadataProps) {
  const { t } = useI18n();
  const { label, choices: list, isLocked } = useMetadataField(choices)(field);
  const {
    field: { value: own, onChange, onBlur, ref },
  } = useController({
    control,
    name: `rows.${id}.${field}`,
    // A row may bring the metadata that was missing for all.
    rules: { deps: [...metadataFields] },
  });
  const inherited = useWatch({ control, name: field, exact: true });
  const { isSubmitted } = useFormState({ control });
  const value = own ?? '';
  return (
    <div
      className={`document__${field === 'categoryId' ? 'category' : 'organization'}`}
      data-field={field}
      data-inherited={!isVisible(value) || undefined}
    >
      <span className="document__label" aria-hidden="true">
        {label}
      </span>
      <ChoiceField
        label={t.add.ownValue(label, fileName)}
        isLabelHidden
        isLocked={isLocked}
        isInvalid={isSubmitted && !isVisible(value) && !isVisible(inherited)}
        choices={list}
        emptyLabel={list?.find((choice) => choice.id === inherited)?.name ?? (inherited || t.add.choose)}
        value={isLocked ? inherited : value}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
      />
    </div>
  );
}
