import { knownId, type Choice } from '#lib/choice.ts';

import type { GuessableCategory } from './guess-category.ts';

/** Metadata that can be set for all documents or for one, in the order of the form. */
export const metadataFields = ['organizationId', 'categoryId'] as const;

export type MetadataField = (typeof metadataFields)[number];

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
