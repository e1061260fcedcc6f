import type { TakenDocument } from '#intake/chosen-file.ts';
import type { Intake } from '#intake/intake.ts';

import type { MetadataChoices } from '../values/metadata-choices.ts';
import type { EditsById, OwnMetadata } from '../values/row-values.ts';

interface PackageRowsOptions {
  readonly choices: MetadataChoices;
  readonly intake: Pick<Intake, 'rows' | 'split'>;
  readonly editMany: (edits: EditsById) => void;
  /** Shows what was done, with "Undo". */
  readonly show: (text: string, undo: () => void) => void;
}

/** Returns a function that replaces a package with its documents, with what the package says about each. */
export const createPackageRows =
  ({ choices, intake, editMany, show }: PackageRowsOptions) =>
  (id: string, documents: readonly TakenDocument[], notice: string): void => {
    const packageName = intake.rows().find((row) => row.id === id)?.file.name;
    // Its row may have been removed meanwhile.
    if (packageName === undefined) return;
    const { ids, undo } = intake.split(
      id,
      documents.map(({ file, folder, title, document: { languages, classIds, objectIds } }) => ({
        file,
        ...(folder !== undefined && { folder }),
        fromPackage: { packageName, title, languages, classIds, objectIds },
      })),
    );
    editMany(
      Object.fromEntries(
        documents.map(({ document }, index) => [ids[index]!, mapDocument(document, choices)]),
      ),
    );
    show(notice, undo);
  };

/**
 * Returns the category by the document's classes, and the organization by the manufacturer's name. What has no mapping, or
 * more than one, is left out, and so are values that the deployment has locked.
 */
export function mapDocument(
  { classIds, manufacturer }: Pick<TakenDocument['document'], 'classIds' | 'manufacturer'>,
  { categories = [], organizations = [], presets }: MetadataChoices,
): OwnMetadata {
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
