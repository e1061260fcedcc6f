import type { Finding } from './finding.ts';

/**
 * `manual`: can be uploaded as a manual; `not-a-manual`: a sound ZIP of other content; `unsafe`: unreadable or
 * dangerous.
 */
export type Verdict = 'manual' | 'not-a-manual' | 'unsafe';

/** Page that a person can choose as the start page. */
export interface StartCandidate {
  /** Path of the page. Data, never markup. */
  readonly path: string;
  /** Its `<title>`, once the contents were read. */
  readonly title?: string;
  /** True if its name or the links between the pages say that it is the start page. */
  readonly isLikely?: boolean;
}

/** Result of an inspection. */
export interface InspectionReport {
  /** `manual` means that a start page was found and no finding is an error. */
  readonly verdict: Verdict;
  /**
   * False if not everything was checked: in the report on the structure, which comes while the contents are still being
   * read, and if files are too large to be read.
   */
  readonly complete: boolean;
  /** Entry that the manual opens with. */
  readonly startPage?: string;
  /** Start pages to choose from, five at most and the likeliest first, if it is missing or one of several. */
  readonly startCandidates?: readonly StartCandidate[];
  /** `<title>` of the start page, with white space collapsed. */
  readonly title?: string;
  /** `lang` of the start page, as written. */
  readonly language?: string;
  /** Number of HTML entries, without a start page that a repair added. */
  readonly pages: number;
  /** Number of entries that aren't folders. */
  readonly files: number;
  /** Pages, style sheets and scripts that were too large to be read: intact, but their links were not checked. */
  readonly unreadFiles: number;
  /** Sum of the declared sizes. */
  readonly unpackedBytes: number;
  readonly findings: readonly Finding[];
}

/** A ZIP and its inspection. */
export interface InspectedZip {
  readonly file: File;
  readonly report: InspectionReport;
}

/** Progress of reading or writing. */
export interface ByteProgress {
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/** Progress of an inspection. */
export interface InspectionProgress extends ByteProgress {
  readonly doneFiles: number;
  readonly totalFiles: number;
}

/**
 * Errors on the document and its links make it `not-a-manual`; all others make the archive `unsafe`. A manual also has a
 * start page, or needs none by the operator's rules.
 */
export function verdictOf(findings: readonly Finding[], hasStart: boolean): Verdict {
  const errors = findings.filter((finding) => finding.severity === 'error');
  if (errors.some(isOfArchive)) return 'unsafe';
  return errors.length === 0 && hasStart ? 'manual' : 'not-a-manual';
}

const isOfArchive = ({ code }: Finding): boolean => !/^(?:DOC|LINK|RES)-/.test(code);

/**
 * Returns true if a repaired copy can be made: everything was read, and whatever makes the archive unsafe can be left
 * out.
 */
export function isRepairable({ complete, verdict, findings }: InspectionReport): boolean {
  const errors = findings.filter((finding) => finding.severity === 'error' && isOfArchive(finding));
  const isSafeWithout = errors.length > 0 && errors.every(({ repairable }) => repairable);
  return complete && (verdict !== 'unsafe' || isSafeWithout);
}
