/** `error` refuses the ZIP operation, `warning` is a defect a reader will meet, `info` is worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** One thing that the inspection of an archive says. Texts for people are made elsewhere from `code` and `params`. */
export interface Finding {
  /** Stable code of the catalogue, such as `DOC-NO-START`. */
  readonly code: string;
  readonly severity: Severity;
  readonly params: Readonly<Record<string, string | number>>;
  /** Name of the entry it is about, as the archive writes it. Data, never markup. */
  readonly entry?: string;
  /** 1-based place in a text entry. */
  readonly line?: number;
  readonly column?: number;
}
