import type { TakenDocument } from '../chosen-file.ts';
import type { MetadataChoices, MetadataField } from './metadata-choices.ts';

/**
 * Returns the category by the document's classes, and the organization by the manufacturer's name. What has no mapping, or
 * more than one, is left out, and so are values that the deployment has locked.
 */
export function mapDocument(
  { classIds, manufacturer }: Pick<TakenDocument['document'], 'classIds' | 'manufacturer'>,
  { categories = [], organizations = [], presets }: MetadataChoices,
): Partial<Record<MetadataField, string>> {
  const category = only(categories.filter(({ vdi2770 = [] }) => vdi2770.some((id) => classIds.includes(id))));
  const organization =
    manufacturer === undefined
      ? undefined
      : only(organizations.filter(({ name }) => comparable(name) === comparable(manufacturer)));
  return {
    ...(category && !presets?.categoryId?.locked && { categoryId: category.id }),
    ...(organization && !presets?.organizationId?.locked && { organizationId: organization.id }),
  };
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const comparable = (name: string): string =>
  name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
