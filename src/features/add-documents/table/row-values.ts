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
export function rowValues({ file, check, original }: ChosenFile, edits: RowEdits = {}): RowValues {
  return {
    fileName: file.name,
    displayName: edits.displayName ?? proposedName(original?.file ?? file, check),
    operation: cannotBeManual(check) ? 'document' : (edits.operation ?? proposedOperation(check)),
    organizationId: edits.organizationId ?? '',
    categoryId: edits.categoryId ?? '',
    isAiEnabled: edits.isAiEnabled,
  };
}

/** Returns true for a ZIP that was meant to be a manual, by its pages or a person's choice, and can't be one. */
export const isRegularInstead = ({ check }: ChosenFile, edits: RowEdits = {}): boolean =>
  check.status === 'zip' && cannotBeManual(check) && (check.report.pages > 0 || edits.operation === 'manual');

function proposedName(file: File, check: FileCheck): string {
  const title = check.status === 'zip' && check.report.verdict === 'manual' ? check.report.title : undefined;
  return title || proposeDisplayName(file.name);
}

function proposedOperation(check: FileCheck): RowValues['operation'] {
  if (check.status === 'plain') return 'document';
  if (check.status !== 'zip') return '';
  return check.report.verdict === 'manual' ? 'manual' : 'document';
}
