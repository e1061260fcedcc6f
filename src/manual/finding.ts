import type { FindingCode } from './codes.ts';

/** `error` refuses the ZIP operation, `warning` is a defect a reader will meet, `info` is worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** What a text for people is filled with: data of the archive's author, never markup. */
export type FindingParams = Readonly<Record<string, string | number>>;

/** Where something was found. */
export interface Place {
  /** Name of the entry, as the archive writes it. Data, never markup. */
  readonly entry?: string;
  /** 1-based place in a text entry. */
  readonly line?: number;
  readonly column?: number;
}

/**
 * One thing that the inspection of an archive says, grouped by code and target. Texts for people are made elsewhere
 * from `code` and `params`. The finding's own `entry`, `line` and `column` are those of the first place.
 */
export interface Finding extends Place {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly params: FindingParams;
  /** How often it was found; at least 1, and more than `places.length` where the list was cut. */
  readonly count: number;
  /** The first places in the order of the archive, 25 at most. Empty where it is about the archive as a whole. */
  readonly places: readonly Place[];
  /** True if a copy of the archive can be mended without its author, in one of the places at least. */
  readonly repairable: boolean;
}

/** A defect in the content of an entry. */
export type ContentFault = Required<Pick<RawFinding, 'code' | 'params'>>;

/** What a rule says about one place; findings of equal code, severity and params become one `Finding`. */
export interface RawFinding extends Place {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly params?: FindingParams;
  readonly repairable?: boolean;
}
