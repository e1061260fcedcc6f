import type { FileType } from '#file-type/file-type.ts';
import type { FindingParams, Severity } from '#lib/finding.ts';

/**
 * Codes of findings about documents, in display order, with their severities. Only an error stops an upload: damaged
 * evidence may still be evidence.
 */
export const documentSeverities = {
  'FILE-WEB-PAGE': 'error',
  'FILE-SHORTCUT': 'error',
  'FILE-PROGRAM': 'warning',
  'FILE-PARTIAL': 'warning',
  'FILE-SPLIT': 'warning',
  'FILE-ZEROS': 'warning',
  'FILE-TYPE': 'warning',
  'PDF-NOT-PDF': 'warning',
  'PDF-TRUNCATED': 'warning',
  'PDF-DAMAGED': 'warning',
  'PDF-NO-PAGES': 'warning',
  'PDF-PASSWORD': 'warning',
  'PDF-RIGHTS': 'warning',
  'PDF-PORTFOLIO': 'warning',
  'PDF-NO-TEXT': 'warning',
  'PDF-GARBLED-TEXT': 'warning',
  'PDF-BLANK-PAGES': 'warning',
  'PDF-XFA': 'warning',
  'PDF-RESTRICTED': 'warning',
  'IMAGE-DAMAGED': 'warning',
  'IMAGE-HEIC': 'warning',
  'OFFICE-DAMAGED': 'warning',
  'OFFICE-PASSWORD': 'warning',
  'TEXT-NOT-UTF8': 'warning',
  'SVG-SCRIPT': 'warning',
  'FILE-UNCHECKED': 'info',
  'PDF-UNCHECKED': 'info',
  'PDF-REBUILT': 'info',
  'OFFICE-LEGACY': 'info',
  'OFFICE-MACROS': 'info',
  'PDF-ATTACHMENTS': 'info',
  'PDF-SCRIPT': 'info',
} as const satisfies Readonly<Record<string, Severity>>;

/** Stable identifier of a finding about a document. */
export type DocumentCode = keyof typeof documentSeverities;

interface DocumentParams extends FindingParams {
  /** The type of the content, if the file's name says another. */
  readonly content?: FileType;
}

/** A defect of a document, or a note. The screen says what its `code` means; `page` and other `params` are for reports. */
export interface DocumentFinding {
  readonly code: DocumentCode;
  readonly severity: Severity;
  readonly params: DocumentParams;
  /** 1-based; absent if the finding is about the document as a whole. */
  readonly page?: number;
}

/** Facts about a PDF, as it states them. */
export interface PdfFacts {
  readonly pages: number;
  readonly title?: string;
  /** The title, if it says more about the document than the file's name. */
  readonly proposedName?: string;
  /** BCP 47. */
  readonly language?: string;
  readonly version?: string;
  /** Part and level of PDF/A, such as `2b`; unproven. */
  readonly pdfA?: string;
  readonly isSigned: boolean;
}

/** Facts about an image. */
export interface ImageFacts {
  readonly width?: number;
  readonly height?: number;
  /** False where nothing decodes images, as on the command line: then only the structure was checked. */
  readonly isDecoded: boolean;
}

/** Result of an inspection. */
export interface DocumentReport {
  /** By the content, never by the name. */
  readonly type: FileType;
  /** Errors before warnings before notes, each code once. */
  readonly findings: readonly DocumentFinding[];
  /** Facts about a PDF that can be opened. */
  readonly facts?: PdfFacts;
  /** Facts about an image. */
  readonly image?: ImageFacts;
}

/** Creates a finding with the severity of its code. */
export const documentFinding = (code: DocumentCode, params: DocumentParams = {}): DocumentFinding => ({
  code,
  severity: documentSeverities[code],
  params,
});

/** Sorts findings in the order of their codes, the worst first; each code once. */
export const inDisplayOrder = (findings: readonly DocumentFinding[]): readonly DocumentFinding[] =>
  Object.keys(documentSeverities).flatMap((code) =>
    findings.filter((finding) => finding.code === code).slice(0, 1),
  );
