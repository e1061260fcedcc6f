import { proposedTitle } from '#document/proposed-title.ts';

import { cannotBeManual, type ChosenFile, type FileCheck } from '../intake/chosen-file.ts';
import { proposeDisplayName } from '../form/propose-display-name.ts';

/** All values of one row. */
export interface RowValues {
  readonly fileName: string;
  readonly displayName: string;
  /** Empty until the file's type is known or the person has chosen. */
  readonly operation: 'document' | 'manual' | '';
  /** Empty for the value that applies to all rows. */
  readonly organizationId: string;
  readonly categoryId: string;
  /** Absent for the value that applies to all rows. */
  readonly isAiEnabled?: boolean | undefined;
}

/** A person's edits of one row; absent fields are proposed, or the same as for all. */
export type RowEdits = Partial<Omit<RowValues, 'fileName' | 'operation'>> & {
  readonly operation?: 'document' | 'manual';
};

/** Metadata of one row that differs from the values for all. */
export type OwnMetadata = Pick<RowEdits, 'organizationId' | 'categoryId' | 'isAiEnabled'>;

/** Returns a row's values: the person's edits, otherwise proposals from the file's check. */
export function rowValues({ file, check }: ChosenFile, edits: RowEdits = {}): RowValues {
  return {
    fileName: file.name,
    displayName: edits.displayName ?? proposedName(file, check),
    operation: cannotBeManual(check) ? 'document' : (edits.operation ?? proposedOperation(check)),
    organizationId: edits.organizationId ?? '',
    categoryId: edits.categoryId ?? '',
    isAiEnabled: edits.isAiEnabled,
  };
}

function proposedName(file: File, check: FileCheck): string {
  const title = check.status === 'zip' && check.report.verdict === 'manual' ? check.report.title : undefined;
  return title || documentTitle(file, check) || proposeDisplayName(file.name);
}

/** Returns the title of a PDF whose file name says nothing. */
export const documentTitle = (file: File, check: FileCheck): string | undefined =>
  check.status === 'plain' ? proposedTitle(file.name, check.document?.facts) : undefined;

function proposedOperation(check: FileCheck): RowValues['operation'] {
  if (check.status === 'plain') return 'document';
  if (check.status !== 'zip') return '';
  return check.report.verdict === 'manual' ? 'manual' : 'document';
}
