import { useI18n } from '#i18n/i18n-context.tsx';
import type { MetadataChoices, MetadataField } from '#intake/values/metadata-choices.ts';

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
