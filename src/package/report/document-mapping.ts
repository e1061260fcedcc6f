import type { PackageDocument } from './package-report.ts';

/** Lists of a deployment that documents of packages are mapped to. */
export interface MappingLists {
  readonly categories?:
    | readonly {
        readonly id: string;
        /** Classes of VDI 2770, such as `03-02`. */
        readonly vdi2770?: readonly string[] | undefined;
      }[]
    | undefined;
  readonly organizations?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

/** Metadata of a document that its package decides. */
export interface MappedMetadata {
  readonly categoryId?: string;
  readonly organizationId?: string;
}

/**
 * Returns the category by the document's classes, and the organization by the manufacturer's name. What has no mapping, or
 * more than one, is left out.
 */
export function mapDocument(
  { classIds, manufacturer }: Pick<PackageDocument, 'classIds' | 'manufacturer'>,
  { categories = [], organizations = [] }: MappingLists,
): MappedMetadata {
  const category = only(categories.filter(({ vdi2770 = [] }) => vdi2770.some((id) => classIds.includes(id))));
  const organization =
    manufacturer === undefined
      ? undefined
      : only(organizations.filter(({ name }) => comparable(name) === comparable(manufacturer)));
  return {
    ...(category && { categoryId: category.id }),
    ...(organization && { organizationId: organization.id }),
  };
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const comparable = (name: string): string =>
  name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
