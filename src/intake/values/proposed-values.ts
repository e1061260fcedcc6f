import { proposeDisplayName } from '#lib/text/propose-display-name.ts';
import { withoutControls } from '#lib/text/shown-name.ts';

import { cannotBeManual, isPackageOnly } from '../checks/check-facts.ts';
import type { ChosenFile, FileCheck } from '../chosen-file.ts';

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
  chosen: 'document' | 'manual' | undefined,
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
export const operationOf = (
  check: FileCheck,
  chosen: 'document' | 'manual' | undefined,
): 'document' | 'manual' | '' =>
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
