import { useEffect } from 'react';
import { Controller } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import type { Choice } from '#ui/use-combobox.ts';

import { controlId, type AddForm } from './control-id.ts';
import type { MetadataField } from './form-values.ts';

/** The lists of the deployment; absent where it gives none. */
export interface MetadataChoices {
  readonly organizations?: readonly Choice[] | undefined;
  readonly categories?: readonly Choice[] | undefined;
  readonly presets?: MetadataPresets | undefined;
}

/** What is known before anybody chooses; what is locked stays so. */
export type MetadataPresets = {
  readonly [Field in MetadataField]?:
    | { readonly id: string; readonly locked?: boolean | undefined }
    | undefined;
};

/** In the order in which they are asked for. */
export const metadataFields = ['organizationId', 'categoryId'] as const satisfies readonly MetadataField[];

/** The label of a metadata field and what there is to choose for it. */
export function useMetadataField(choices: MetadataChoices) {
  const { t } = useI18n();
  return (field: MetadataField) => ({
    ...(field === 'organizationId'
      ? { label: t.add.organization, choices: choices.organizations }
      : { label: t.add.category, choices: choices.categories }),
    isLocked: choices.presets?.[field]?.locked,
  });
}

interface SharedMetadataProps {
  readonly form: AddForm;
  readonly formId: string;
  readonly choices: MetadataChoices;
}

/** The organization and category of all rows that have none of their own. */
export function SharedMetadata({ form, formId, choices }: SharedMetadataProps) {
  const { t } = useI18n();
  useLocked(form, choices.presets);
  const fieldOf = useMetadataField(choices);
  return (
    <div className="fields fields--two">
      {metadataFields.map((path) => (
        <Controller
          key={path}
          control={form.control}
          name={path}
          render={({ field, fieldState }) => (
            <ChoiceField
              {...fieldOf(path)}
              id={controlId(formId, path)}
              emptyLabel={t.add.choose}
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
            />
          )}
        />
      ))}
    </div>
  );
}

/** What is locked later than the form began counts all the same. */
function useLocked({ setValue }: AddForm, presets: MetadataPresets | undefined): void {
  const locked = (field: MetadataField) => (presets?.[field]?.locked ? presets[field].id : undefined);
  const [organizationId, categoryId] = [locked('organizationId'), locked('categoryId')];
  useEffect(() => {
    if (organizationId !== undefined) setValue('organizationId', organizationId);
    if (categoryId !== undefined) setValue('categoryId', categoryId);
  }, [setValue, organizationId, categoryId]);
}
