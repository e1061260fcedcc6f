import type { Finding } from './finding.ts';

/** What an inspection learnt of an archive. */
export interface Report {
  /** `manual`: fit for the ZIP operation; `not-a-manual`: a sound ZIP of something else; `unsafe`: unreadable or dangerous. */
  readonly verdict: 'manual' | 'not-a-manual' | 'unsafe';
  /** Entry that the manual opens with. */
  readonly startPage?: string;
  /** `<title>` of the start page, white space folded. */
  readonly title?: string;
  readonly pages: number;
  readonly files: number;
  readonly unpackedBytes: number;
  readonly findings: readonly Finding[];
}
