import type { InspectionProgress, InspectionReport } from '#manual/report.ts';

/** Why a chosen file will not be sent. */
export type Rejection =
  | { readonly code: 'empty' | 'unreadable' | 'twice' }
  /** A manual in one file that few readers open. */
  | { readonly code: 'web-archive' | 'windows-help' }
  | { readonly code: 'too-large'; readonly limitBytes: number }
  | { readonly code: 'type'; readonly accepted: readonly string[] };

/** What is known of a chosen file before it is sent. */
export type FileCheck =
  | { readonly status: 'checking'; readonly isZip: boolean }
  | { readonly status: 'plain' }
  /** With `progress` while the contents are being read; the report is of the structure alone until then. */
  | { readonly status: 'zip'; readonly report: InspectionReport; readonly progress?: InspectionProgress }
  /** A ZIP that could not be looked into, by no fault of its own. */
  | { readonly status: 'unchecked-zip' }
  | { readonly status: 'refused'; readonly refusal: Rejection };

/** One file that the person chose, in a row of its own. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly check: FileCheck;
}

/** What the deployment allows; absent limits do not exist. */
export interface FileLimits {
  readonly maxFileSizeBytes?: number | undefined;
  /** Extensions with their dot, such as `.pdf`, and MIME patterns, such as `image/*`. */
  readonly acceptedTypes?: readonly string[] | undefined;
}

/** Returns true if an error of the archive forbids the ZIP operation. */
export const isManualRefused = (check: FileCheck): boolean =>
  check.status === 'zip' && check.report.findings.some((finding) => finding.severity === 'error');

/** Returns true if a file turned out to be a ZIP, so that there is an operation to choose. */
export const isArchive = (check: FileCheck): boolean =>
  check.status === 'zip' || check.status === 'unchecked-zip' || (check.status === 'checking' && check.isZip);
