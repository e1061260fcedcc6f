import type { ChosenFile } from '#intake/chosen-file.ts';
import { operationOf, proposedName } from '#intake/values/proposed-values.ts';
import { isVisible } from '#lib/text/is-visible.ts';

/**
 * A row's own values: the fields that are registered under the ID of its file. There are three kinds of values:
 *
 * - Own ones are in `rows` of the form. Only a person makes a value one, by typing, choosing, accepting a suggestion or the
 *   documents of a package, pasting, "Apply to files below", choosing another file or "Change asset", which renames photos
 *   that are named after the asset. Drafts restore what was typed; of values for all, what the open form has otherwise.
 * - Suggested ones are stored nowhere: `proposedName`, `operationOf` and `GuessCategory` return them from the file.
 * - Those for all rows are beside `rows`. What presets, the asset or the last upload fill in isn't dirty, unlike what a person
 *   sets. A row without its own value gets them when it is uploaded.
 */
export interface RowEdits {
  /** Null or absent for the proposed one. */
  displayName?: string | null | undefined;
  /** Absent for the proposed one. */
  operation?: 'document' | 'manual' | undefined;
  /** Empty or absent for the value that applies to all rows. */
  organizationId?: string | undefined;
  categoryId?: string | undefined;
  /** Absent for the value that applies to all rows. */
  isAiEnabled?: boolean | undefined;
}

/** Metadata that belongs to one row, whatever applies to all. */
export type OwnMetadata = Pick<RowEdits, 'organizationId' | 'categoryId' | 'isAiEnabled'>;

/** Returns the metadata of a row that is its own. */
export function ownMetadata({ organizationId = '', categoryId = '', isAiEnabled }: RowEdits): OwnMetadata {
  return {
    ...(isVisible(organizationId) && { organizationId }),
    ...(isVisible(categoryId) && { categoryId }),
    ...(isAiEnabled !== undefined && { isAiEnabled }),
  };
}

/** Edits by row ID. */
export type EditsById = Readonly<Record<string, RowEdits>>;

/** Returns the IDs of a row and the rows below it that can be sent. */
export function sendableFrom(chosen: readonly ChosenFile[], id: string): readonly string[] {
  const start = chosen.findIndex((row) => row.id === id);
  return chosen.slice(start).flatMap((row) => (row.check.status === 'rejected' ? [] : [row.id]));
}

/** Returns all values of a row: the person's edits, otherwise proposals from the file's check. */
export const rowValues = (row: ChosenFile, edits: RowEdits = {}) => ({
  fileName: row.file.name,
  displayName: edits.displayName ?? proposedName(row),
  operation: operationOf(row.check, edits.operation),
  organizationId: edits.organizationId ?? '',
  categoryId: edits.categoryId ?? '',
  isAiEnabled: edits.isAiEnabled,
});
