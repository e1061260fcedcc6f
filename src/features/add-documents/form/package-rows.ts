import type { TakenDocument } from '#intake/chosen-file.ts';
import type { Intake } from '#intake/intake.ts';
import { mapDocument } from '#intake/values/map-document.ts';
import type { MetadataChoices } from '#intake/values/metadata-choices.ts';

import type { EditsById } from '../values/row-values.ts';

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
