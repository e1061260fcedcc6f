import type { Finding } from './finding.ts';

/** `manual`: fit for the ZIP operation; `not-a-manual`: a sound ZIP of something else; `unsafe`: unreadable or dangerous. */
export type Verdict = 'manual' | 'not-a-manual' | 'unsafe';

/** What an inspection learnt of an archive. */
export interface InspectionReport {
  /** `manual` means that a start page was found and no finding is an error. */
  readonly verdict: Verdict;
  /**
   * False where not everything was checked: for the verdict on the structure, which comes while the contents are still
   * being read, and where files are too large to be read.
   */
  readonly complete: boolean;
  /** Entry that the manual opens with. */
  readonly startPage?: string;
  /** `<title>` of the start page, white space folded. */
  readonly title?: string;
  /** `lang` of the start page, as written. */
  readonly language?: string;
  /** HTML entries. */
  readonly pages: number;
  /** Entries that are no folders. */
  readonly files: number;
  /** Pages, style sheets and scripts that were too large to be read: intact, but their links were not checked. */
  readonly unreadFiles: number;
  /** Sum of the sizes that the archive declares. */
  readonly unpackedBytes: number;
  readonly findings: readonly Finding[];
}

/** How far an inspection is. */
export interface InspectionProgress {
  readonly doneFiles: number;
  readonly totalFiles: number;
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/** Errors about the document make it no manual; every other error makes the archive unsafe. */
export function verdictOf(findings: readonly Finding[], startPage: string | undefined): Verdict {
  const errors = findings.filter((finding) => finding.severity === 'error');
  if (errors.some((finding) => !finding.code.startsWith('DOC-'))) return 'unsafe';
  return errors.length === 0 && startPage !== undefined ? 'manual' : 'not-a-manual';
}
