import type { FindingParams, Severity } from '#manual/finding.ts';

/**
 * Codes of findings about documents, in display order, with their severities. Warnings do not stop an upload: damaged
 * evidence may still be evidence.
 */
const severities = {
  'PDF-NOT-PDF': 'warning',
  'PDF-TRUNCATED': 'warning',
  'PDF-DAMAGED': 'warning',
  'PDF-NO-PAGES': 'warning',
  'PDF-PASSWORD': 'warning',
  'PDF-NO-TEXT': 'warning',
  'PDF-GARBLED-TEXT': 'warning',
  'PDF-BLANK-PAGES': 'warning',
  'PDF-XFA': 'warning',
  'PDF-RESTRICTED': 'warning',
  'PDF-UNCHECKED': 'info',
  'PDF-ATTACHMENTS': 'info',
  'PDF-SCRIPT': 'info',
} as const satisfies Readonly<Record<string, Severity>>;

/** Stable identifier of a finding about a document. */
export type DocumentCode = keyof typeof severities;

/** A defect of a document, or a note. The screen says what its `code` means; `params` and `page` are for reports. */
export interface DocumentFinding {
  readonly code: DocumentCode;
  readonly severity: Severity;
  readonly params: FindingParams;
  /** 1-based; absent if the finding is about the document as a whole. */
  readonly page?: number;
}

/** Facts about a PDF, as it states them. */
export interface PdfFacts {
  readonly pages: number;
  readonly title?: string;
  /** BCP 47. */
  readonly language?: string;
  readonly version?: string;
  /** Part and level of PDF/A, such as `2b`; unproven. */
  readonly pdfA?: string;
  readonly isSigned: boolean;
}

/** Result of an inspection. */
export interface DocumentReport {
  /** Warnings before notes, each code once. */
  readonly findings: readonly DocumentFinding[];
  /** Absent if the document can't be opened. */
  readonly facts?: PdfFacts;
}

/** Creates a finding with the severity of its code. */
export const documentFinding = (code: DocumentCode, params: FindingParams = {}): DocumentFinding => ({
  code,
  severity: severities[code],
  params,
});

/** Sorts findings: warnings before notes, otherwise in the order of their codes; each code once. */
export const inDisplayOrder = (findings: readonly DocumentFinding[]): readonly DocumentFinding[] =>
  Object.keys(severities).flatMap((code) => findings.filter((finding) => finding.code === code).slice(0, 1));
