import { isManualRefused, type ChosenFile, type FileCheck } from '../intake/chosen-file.ts';
import type { RowEdits } from '../form/form-values.ts';
import { proposeDisplayName } from '../form/propose-display-name.ts';

/** Everything that is sent with one file. */
export interface RowValues {
  readonly fileName: string;
  readonly displayName: string;
  /** Empty until it is known what the file is, or the person chose. */
  readonly operation: 'document' | 'manual' | '';
  /** Empty where it is the one for all. */
  readonly organizationId: string;
  readonly categoryId: string;
}

/** What the check of a file proposes: the operation that fits, and the manual's title as its name. */
export function rowValues({ file, check }: ChosenFile, edits: RowEdits = {}): RowValues {
  return {
    fileName: file.name,
    displayName: edits.displayName ?? proposedName(file, check),
    operation: isManualRefused(check) ? 'document' : (edits.operation ?? proposedOperation(check)),
    organizationId: edits.organizationId ?? '',
    categoryId: edits.categoryId ?? '',
  };
}

function proposedName(file: File, check: FileCheck): string {
  const title = check.status === 'zip' && check.report.verdict === 'manual' ? check.report.title : undefined;
  return title || proposeDisplayName(file.name);
}

function proposedOperation(check: FileCheck): RowValues['operation'] {
  if (check.status === 'plain') return 'document';
  if (check.status !== 'zip') return '';
  return check.report.verdict === 'manual' ? 'manual' : 'document';
}
