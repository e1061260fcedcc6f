import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { type MetadataChoices, type MetadataField, metadataFields } from '#intake/values/metadata-choices.ts';
import { isVisible } from '#lib/text/is-visible.ts';
import { Name } from '#ui/content/name.tsx';
import { ChoiceField } from '#ui/field/choice-field.tsx';

import type { AddForm } from '../../values/form-values.ts';
import { useMetadataField } from '../../values/use-metadata-field.ts';
import { partProps } from './row-parts.ts';

interface RowMetadataProps {
  readonly form: AddForm;
  /** ID of the row. */
  readonly id: string;
  readonly field: MetadataField;
  readonly choices: MetadataChoices;
  /** The file's name, as it is shown. */
  readonly fileName: string;
  readonly isLabelHidden?: boolean;
}

/**
 * Organization or category of one row. What a person chooses is the row's own, also if it equals the value of the whole
 * list.
 */
export function RowMetadata({ isLabelHidden = false, ...props }: RowMetadataProps) {
  const { form, id, field, choices, fileName } = props;
  const { t } = useI18n();
  const { label, choices: list, isLocked } = useMetadataField(choices)(field);
  const {
    field: { onChange, onBlur, ref },
  } = useController({
    control: form.control,
    name: `rows.${id}.${field}`,
    // A row may bring the metadata that was missing for all.
    rules: { deps: [...metadataFields] },
  });
  const { own, inherited, inheritedName, isMissing } = useRowValue(props);
  const { errors } = t.add;
  const missing = field === 'categoryId' && (list ? errors.chooseCategory : errors.enterCategory);
  return (
    <ChoiceField
      label={isLabelHidden ? t.add.ownValue(label, fileName) : label}
      isLabelHidden={isLabelHidden}
      isLocked={isLocked}
      isInvalid={isMissing}
      choices={list}
      emptyLabel={inheritedName || (isMissing && missing) || t.add.choose}
      value={isLocked ? inherited : own}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
    />
  );
}

interface MetadataCellProps extends RowMetadataProps {
  /** True while the field is in the sheet. */
  readonly isMoved: boolean;
  /** Offers a value in the place of the field, which then is a chevron. */
  readonly children?: ReactNode;
}

/** Column of a field; in a narrow element its value as a text. A value of the whole list is quieter than a row's own. */
export function MetadataCell({ isMoved, children, ...props }: MetadataCellProps) {
  const { own, inheritedName, isMissing } = useRowValue(props);
  const list = useMetadataField(props.choices)(props.field).choices;
  const words = isVisible(own) ? (list?.find(({ id }) => id === own)?.name ?? own) : inheritedName;
  return (
    <div
      className="document__metadata"
      {...partProps(props.field)}
      data-value={isVisible(own) ? 'own' : inheritedName ? 'inherited' : isMissing ? 'missing' : 'none'}
    >
      {words && (
        <Name as="span" className="document__words">
          {words}
        </Name>
      )}
      {children}
      {!isMoved && <RowMetadata {...props} isLabelHidden />}
      {isMissing && <CircleAlert />}
    </div>
  );
}

/** Returns a row's own value, the one for all rows, and true if it has neither after an attempt to upload. */
function useRowValue({ form: { control }, id, field, choices }: RowMetadataProps) {
  const [value, inherited] = useWatch({ control, name: [`rows.${id}.${field}`, field], exact: true });
  const own = value ?? '';
  const { isSubmitted } = useFormState({ control });
  const list = useMetadataField(choices)(field).choices;
  const inheritedName = list?.find((choice) => choice.id === inherited)?.name ?? inherited;
  return {
    own,
    inherited,
    inheritedName,
    isMissing: isSubmitted && !isVisible(own) && !isVisible(inherited),
  };
}
