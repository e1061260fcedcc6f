import type { FindingParams, Severity } from '#lib/finding.ts';

import type { FindingCode } from './codes.ts';

/** Place of a finding. */
export interface Place {
  /** Name of the entry, as the archive writes it. Data, never markup. */
  readonly entry?: string;
  /** 1-based position in a text entry. */
  readonly line?: number;
  readonly column?: number;
}

/**
 * Result of the inspection, grouped by code and target. Messages are made elsewhere from `code` and `params`. The
 * finding's own `entry`, `line` and `column` are those of the first place.
 */
export interface Finding extends Place {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly params: FindingParams;
  /** Number of occurrences: at least 1, and more than `places.length` if the list was cut. */
  readonly count: number;
  /** The first places in archive order, 25 at most. Empty if the finding is about the archive as a whole. */
  readonly places: readonly Place[];
  /** True if a copy of the archive can be repaired, in at least one of the places. */
  readonly repairable: boolean;
}

/** Result of a rule for one place; raw findings with equal code, severity and params become one `Finding`. */
export interface RawFinding extends Place {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly params?: FindingParams;
  readonly repairable?: boolean;
}
