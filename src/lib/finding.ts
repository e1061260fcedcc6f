/** `error` stops an upload, `warning` is a defect that readers will notice, `info` is a note. */
export type Severity = 'error' | 'warning' | 'info';

/** Values for messages: data of the file's author, never markup. */
export type FindingParams = Readonly<Record<string, string | number>>;
