import { isAboutArchive } from '#package/report/package-finding.ts';
import type { PackageReport } from '#package/report/package-report.ts';

import type { ChosenFile, FileCheck, InspectedDocument, PackageCheck, RejectedFile } from '../chosen-file.ts';

/** Returns true if an error rules out uploading as a manual. */
export const cannotBeManual = (check: FileCheck): boolean =>
  check.status === 'zip' && check.report.findings.some((finding) => finding.severity === 'error');

/** Returns the package in a file, or `unread` if there may be one. */
export const packageCheckOf = (check: FileCheck): PackageCheck | undefined =>
  'packageCheck' in check && check.packageCheck !== 'none' ? check.packageCheck : undefined;

/** Returns the package in a file. */
export function packageOf(check: FileCheck): PackageReport | undefined {
  const found = packageCheckOf(check);
  return found === 'unread' ? undefined : found;
}

/** Returns true for a file that couldn't be read when it was chosen, and may be read later. */
export const isUnreadable = ({ check }: Pick<ChosenFile, 'check'>): boolean =>
  check.status === 'rejected' && check.rejection.code === 'unreadable';

/** Returns true for a file that may be a package whose documents are within the limits, unlike the file. */
export const mayBeSplit = ({ rejection: { code } }: RejectedFile): boolean =>
  code === 'too-large' || code === 'type';

/** Returns true for a package that can't be uploaded as a manual: its defects as a manual don't matter. */
export const isPackageOnly = (check: FileCheck): boolean =>
  packageOf(check) !== undefined && (check.status !== 'zip' || cannotBeManual(check));

/** Returns the findings of an inspection that has ended; `undefined` for a file that isn't inspected. */
export function findingsOf(check: FileCheck): InspectedDocument['findings'] | undefined {
  const ofPackage = packageOf(check)?.findings ?? [];
  switch (check.status) {
    case 'zip': {
      const { findings } = check.report;
      return [...ofPackage, ...(isPackageOnly(check) ? findings.filter(isAboutArchive) : findings)];
    }
    case 'regular':
      return check.document && [...ofPackage, ...check.document.findings];
    case 'rejected':
      return check.rejection.code === 'finding'
        ? [{ code: check.rejection.finding, severity: 'error' }]
        : undefined;
    default:
      return undefined;
  }
}

/** Returns true for a file whose inspection couldn't run, and may later. */
export const isUnchecked = (check: FileCheck): boolean =>
  check.status === 'unchecked-zip' || 'isUnchecked' in check;

/** Returns true if an inspection found something that readers will notice. */
export const hasWarnings = (check: FileCheck): boolean =>
  findingsOf(check)?.some(({ severity }) => severity === 'warning') ?? false;

/** Returns true for a ZIP: the person can choose the operation. */
export const isArchive = (check: FileCheck): boolean =>
  check.status === 'zip' || check.status === 'unchecked-zip' || (check.status === 'checking' && check.isZip);
