import { useI18n } from '#i18n/i18n-context.tsx';
import { knownId } from '#ui/field/known-id.ts';
import type { Choice } from '#ui/field/use-combobox.ts';

import type { MetadataField } from './form-values.ts';
import type { GuessableCategory } from './guess-category.ts';

/** Lists of the deployment; absent if it has none. */
export interface MetadataChoices {
  readonly organizations?: readonly Choice[] | undefined;
  readonly categories?: readonly GuessableCategory[] | undefined;
  readonly presets?: MetadataPresets | undefined;
}

/** Initial values from the deployment or host; locked ones can't be changed. */
export type MetadataPresets = {
  readonly [Field in MetadataField]?:
    | { readonly id: string; readonly locked?: boolean | undefined }
    | undefined;
};

/** Returns an ID that a person may still choose, otherwise an empty text. */
export function allowedId(
  field: MetadataField,
  id: string,
  { organizations, categories, presets }: MetadataChoices,
): string {
  if (presets?.[field]?.locked) return '';
  return knownId(id, field === 'organizationId' ? organizations : categories);
}

/** Returns the label and the choices of a metadata field. */
export function useMetadataField(choices: MetadataChoices) {
  const { t } = useI18n();
  return (field: MetadataField) => ({
    ...(field === 'organizationId'
      ? { label: t.add.organization, choices: choices.organizations }
      : { label: t.add.category, choices: choices.categories }),
    isLocked: choices.presets?.[field]?.locked,
  });
}
