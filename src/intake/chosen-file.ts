import type { DocumentCode, DocumentReport } from '#document/document-report.ts';
import type { Severity } from '#lib/finding.ts';
import type { InspectedZip, InspectionProgress, InspectionReport } from '#manual/report.ts';
import type { ObjectId, PackageDocument, PackageReport } from '#package/report/package-report.ts';

import type { StoredDocument } from './contents.ts';

/** Reason why a chosen file can't be uploaded. */
export type FileRejection =
  | { readonly code: 'empty' | 'unreadable' }
  /** An error that was found in a document. */
  | { readonly code: 'finding'; readonly finding: DocumentCode }
  /** A manual format that few readers open. */
  | { readonly code: 'web-archive' | 'windows-help' }
  | { readonly code: 'too-large'; readonly sizeBytes: number; readonly limitBytes: number }
  | { readonly code: 'type'; readonly accepted: readonly string[] };

/** Handover package in a file, or `unread` if that couldn't be found out, for reasons other than the file. */
export type PackageCheck = PackageReport | 'unread';

/** Result for a file whose inspection couldn't run, or failed on the way. */
interface Unchecked {
  readonly isUnchecked: true;
  readonly document?: never;
  readonly progress?: never;
}

/** Package in a file. */
export interface MayBePackage {
  /** Absent for files that can't be packages, and until it is read. */
  readonly packageCheck?: PackageCheck | 'none';
}

/** A file that can't be uploaded; documents of the package in it may be. */
export interface RejectedFile extends MayBePackage {
  readonly status: 'rejected';
  readonly rejection: FileRejection;
}

/** Result of checking a chosen file. */
export type FileCheck =
  | { readonly status: 'checking'; readonly isZip: boolean }
  /** Without `document`, the file isn't inspected, or not yet. */
  | ({ readonly status: 'regular' } & MayBePackage & (Unchecked | { readonly document?: DocumentReport }))
  /** With `progress`, contents are still being read; then, and if that failed, the report covers only the structure. */
  | ({ readonly status: 'zip'; readonly report: InspectionReport } & MayBePackage &
      (Unchecked | { readonly progress?: InspectionProgress }))
  /** A ZIP that wasn't inspected, for reasons other than the ZIP itself: a person stopped it, or it couldn't run. */
  | ({ readonly status: 'unchecked-zip' } & MayBePackage)
  | RejectedFile;

/** A chosen file whose inspection has ended, with what was found. */
export interface InspectedDocument {
  readonly file: File;
  readonly findings: readonly { readonly code: string; readonly severity: Severity }[];
}

/** A document taken from a package. */
export interface TakenDocument {
  readonly file: File;
  readonly document: PackageDocument;
  /** Title for the person, if the package names one. */
  readonly title: string | undefined;
  /** Folders in a ZIP of documents, below its name. */
  readonly folder?: string;
}

/** A document as its package describes it. */
export interface PackageOrigin {
  /** File name of the package. */
  readonly packageName: string;
  readonly title?: string | undefined;
  readonly languages: readonly string[];
  /** Classes of VDI 2770, such as `03-02`. */
  readonly classIds: readonly string[];
  /** Products that the document belongs to. */
  readonly objectIds: readonly ObjectId[];
}

/** Facts about the content of a file; each is absent until it is known. */
export interface ContentFacts {
  readonly hash?: string;
  /** The document with this content that this device stored on the asset. */
  readonly stored?: StoredDocument;
}

/** A chosen file: one row of the form. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  /** Folders that it was chosen with, such as `Press/Plans`; absent for a single file. */
  readonly folder?: string;
  readonly check: FileCheck;
  readonly content?: ContentFacts;
  /** Longest display name that may be proposed, in UTF-16 code units; absent for no limit. */
  readonly maxNameLength?: number | undefined;
  /** The chosen file, if `file` is a repaired copy of it. */
  readonly original?: InspectedZip;
  /** Present for a document taken from a package. */
  readonly fromPackage?: PackageOrigin;
}

/** Returns the folders of a path; nothing for a bare name. */
export function inFolder(path: string): Pick<ChosenFile, 'folder'> {
  const [, folder] = /^(.+)\/[^/]*$/.exec(path) ?? [];
  return folder === undefined ? {} : { folder };
}

/** Returns the file that a person chose. */
export const chosenFileOf = ({ file, original }: ChosenFile): File => original?.file ?? file;

/** Returns true for a file that can be uploaded, or may be once it is checked. */
export const isSendable = ({ check }: Pick<ChosenFile, 'check'>): boolean => check.status !== 'rejected';
