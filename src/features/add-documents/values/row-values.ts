import { cannotBeManual, isPackageOnly } from '#intake/check-facts.ts';
import type { ChosenFile, FileCheck } from '#intake/chosen-file.ts';
import { isVisible } from '#lib/text/is-visible.ts';
import { proposeDisplayName } from '#lib/text/propose-display-name.ts';
import { withoutControls } from '#lib/text/shown-name.ts';

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

/**
 * Returns the title that the package of a document names, or that of a manual, otherwise a name made from the file's; not
 * longer than allowed.
 */
export const proposedName = ({ maxNameLength = Infinity, ...row }: ProposalFacts): string =>
  cutText(titleOf(row), maxNameLength);

type ProposalFacts = Pick<ChosenFile, 'file' | 'check' | 'original' | 'fromPackage' | 'maxNameLength'>;

function titleOf({ file, check, original, fromPackage }: ProposalFacts): string {
  if (fromPackage?.title) return withoutControls(fromPackage.title);
  const title = check.status === 'zip' && check.report.verdict === 'manual' ? check.report.title : undefined;
  return title || documentTitle({ check }) || proposeDisplayName((original?.file ?? file).name);
}

/** Returns the title of a PDF whose file name says nothing. */
export const documentTitle = ({ check }: Pick<ChosenFile, 'check'>): string | undefined =>
  check.status === 'regular' ? check.document?.facts?.proposedName : undefined;

/**
 * Returns true for a ZIP that was meant to be a manual, by its pages or a person's choice, and can't be one, or that can't
 * be read, unless a person decided to keep it as a regular file.
 */
export const isRegularInstead = (
  { check }: Pick<ChosenFile, 'check'>,
  chosen: RowEdits['operation'],
): boolean =>
  check.status === 'zip' &&
  cannotBeManual(check) &&
  chosen !== 'document' &&
  (chosen === 'manual' ||
    (!isPackageOnly(check) && (check.report.pages > 0 || check.report.verdict === 'unsafe')));

/** Empty until the type of the file is known. */
function proposedOperation(check: FileCheck): 'document' | 'manual' | '' {
  if (check.status === 'regular') return 'document';
  if (check.status !== 'zip') return '';
  return check.report.verdict === 'manual' ? 'manual' : 'document';
}

/** Returns how a file is uploaded: as the person chose, unless that is ruled out, otherwise as its check proposes. */
export const operationOf = (check: FileCheck, chosen: RowEdits['operation']): 'document' | 'manual' | '' =>
  cannotBeManual(check) || isPackageOnly(check) ? 'document' : (chosen ?? proposedOperation(check));

/** Returns a text of at most `maxLength` UTF-16 code units, cut between characters as people count them. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const characters =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
      : Array.from(text);
  let end = 0;
  for (const { length } of characters) {
    if (end + length > maxLength) break;
    end += length;
  }
  return text.slice(0, end).trimEnd();
}
