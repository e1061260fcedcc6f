/**
 * What a code of an inspection means to the people who upload and write manuals: what was found, what it does to a
 * reader, and what to do. `{name}` stands for the finding's param of that name.
 */
export interface FindingText {
  readonly title: string;
  readonly explanation: string;
  readonly remedy: string;
}
