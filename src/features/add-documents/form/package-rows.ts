import { mapDocument } from '#package/document-mapping.ts';

import type { ChosenFile, PackageOrigin, TakenDocument } from '../intake/chosen-file.ts';
import type { EditsById, OwnMetadata } from '../table/row-values.ts';
import type { MetadataChoices } from './metadata-choices.ts';
import type { RestoredFile } from './restore-rows.ts';

interface PackageRowsOptions {
  readonly choices: MetadataChoices;
  readonly latest: () => readonly ChosenFile[];
  /** Puts documents into the place of a package. */
  readonly split: (
    id: string,
    documents: readonly (RestoredFile & { readonly fromPackage: PackageOrigin })[],
  ) => { readonly ids: readonly string[]; readonly undo: () => void };
  readonly editMany: (edits: EditsById) => void;
  /** Shows what was done, with "Undo". */
  readonly show: (text: string, undo: () => void) => void;
}

/** Returns a function that replaces a package with its documents, with what the package says about each. */
export const createPackageRows =
  ({ choices, latest, split, editMany, show }: PackageRowsOptions) =>
  (id: string, documents: readonly TakenDocument[], notice: string): void => {
    const packageName = latest().find((row) => row.id === id)?.file.name;
    // Its row may have been removed meanwhile.
    if (packageName === undefined) return;
    const { ids, undo } = split(
      id,
      documents.map(({ file, folder, title, document: { languages, classIds, objectIds } }) => ({
        file,
        ...(folder !== undefined && { folder }),
        fromPackage: { packageName, title, languages, classIds, objectIds },
      })),
    );
    editMany(
      Object.fromEntries(
        documents.map(({ document }, index) => [ids[index]!, metadataOf(document, choices)]),
      ),
    );
    show(notice, undo);
  };

/** Returns the metadata that the package decides. Values that the deployment has locked aren't replaced. */
function metadataOf(document: TakenDocument['document'], choices: MetadataChoices): OwnMetadata {
  const { categoryId, organizationId } = mapDocument(document, choices);
  const { presets } = choices;
  return {
    ...(categoryId !== undefined && !presets?.categoryId?.locked && { categoryId }),
    ...(organizationId !== undefined && !presets?.organizationId?.locked && { organizationId }),
  };
}
