import { isTypeAccepted } from '#api/accepted-type.ts';
import type { InspectionProgress, Report } from '#manual/report.ts';

/** Why a chosen file will not be sent. */
export type Refusal =
  | { readonly code: 'empty' | 'unreadable' | 'twice' }
  | { readonly code: 'too-large'; readonly limitBytes: number }
  | { readonly code: 'type'; readonly accepted: readonly string[] };

/** What is known of a chosen file before it is sent. */
export type FileCheck =
  | { readonly status: 'checking'; readonly isZip: boolean }
  | { readonly status: 'plain' }
  /** With `progress` while the contents are being read; the report is of the structure alone until then. */
  | { readonly status: 'zip'; readonly report: Report; readonly progress?: InspectionProgress }
  /** A ZIP that could not be looked into, by no fault of its own. */
  | { readonly status: 'unchecked-zip' }
  | { readonly status: 'refused'; readonly refusal: Refusal };

/** One file that the person chose, in a row of its own. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly check: FileCheck;
}

/** What the deployment allows; absent limits do not exist. */
export interface Limits {
  readonly maxFileSizeBytes?: number | undefined;
  /** Extensions with their dot, such as `.pdf`, and MIME patterns, such as `image/*`. */
  readonly acceptedTypes?: readonly string[] | undefined;
}

/** Whether a file is one of others, as far as can be told without reading it. */
const isAmong = (file: File, others: readonly File[]): boolean =>
  others.some(
    ({ name, size, lastModified }) =>
      name === file.name && size === file.size && lastModified === file.lastModified,
  );

/** Whether a file was refused because it is in the list already. */
const isTwin = (check: FileCheck): boolean => check.status === 'refused' && check.refusal.code === 'twice';

const refused = (refusal: Refusal): FileCheck => ({ status: 'refused', refusal });

/** What can be said of a file at once, without reading it. */
export function checkAtSight(file: File, others: readonly File[], limits: Limits): FileCheck {
  const { maxFileSizeBytes, acceptedTypes } = limits;
  if (isAmong(file, others)) return refused({ code: 'twice' });
  if (maxFileSizeBytes !== undefined && file.size > maxFileSizeBytes) {
    return refused({ code: 'too-large', limitBytes: maxFileSizeBytes });
  }
  if (!isTypeAccepted(file, acceptedTypes)) return refused({ code: 'type', accepted: acceptedTypes ?? [] });
  return { status: 'checking', isZip: false };
}

/** The first twin whose other copy is gone from the list. */
export const freedTwin = (rows: readonly ChosenFile[]): ChosenFile | undefined =>
  rows.find(({ file, check }, index) => {
    const before = rows.slice(0, index).map((row) => row.file);
    return isTwin(check) && !isAmong(file, before);
  });

/** Ids of the twins of some of the rows. */
export function twinsOf(rows: readonly ChosenFile[], ids: readonly string[]): readonly string[] {
  const others = rows.filter((row) => ids.includes(row.id)).map((row) => row.file);
  return rows.filter(({ file, check }) => isTwin(check) && isAmong(file, others)).map(({ id }) => id);
}

/** Whether an error of the archive forbids the ZIP operation. */
export const isManualRefused = (check: FileCheck): boolean =>
  check.status === 'zip' && check.report.findings.some((finding) => finding.severity === 'error');

/** Whether a file turned out to be a ZIP, so that there is an operation to choose. */
export const isArchive = (check: FileCheck): boolean =>
  check.status === 'zip' || check.status === 'unchecked-zip' || (check.status === 'checking' && check.isZip);
