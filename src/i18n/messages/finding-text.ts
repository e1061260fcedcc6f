/** Params of a finding, formatted for display. */
export type Params<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Texts of one code of an inspection, for the people who upload and write manuals: what was found, what it does to a
 * reader, and what to do. A text is a function where it shows params of the finding.
 */
export type FindingText = Readonly<
  Record<'title' | 'explanation' | 'remedy', string | ((params: never) => string)>
>;
