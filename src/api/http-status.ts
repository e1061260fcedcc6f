/**
 * Meaning of a service's or proxy's error status for an upload:
 * - `busy`: nothing was stored, and the same upload may succeed later;
 * - `ambiguous`: the same, but the document may have been stored;
 * - `sign-in`: the upload waits for a token that the service accepts;
 * - `final`: a person has to change something.
 *
 * `message` is the key of the text for people.
 */
const meanings = [
  { status: 400, kind: 'final', message: 400 },
  { status: 401, kind: 'sign-in', message: 401 },
  { status: 403, kind: 'final', message: 403 },
  { status: 404, kind: 'final', message: 404 },
  { status: 408, kind: 'busy', message: 'client' },
  { status: 413, kind: 'final', message: 413 },
  { status: 415, kind: 'final', message: 415 },
  { status: 425, kind: 'busy', message: 'client' },
  { status: 429, kind: 'busy', message: 429 },
  { status: 500, kind: 'ambiguous', message: 'server' },
  { status: 502, kind: 'ambiguous', message: 'server' },
  { status: 503, kind: 'busy', message: 'server' },
  { status: 504, kind: 'ambiguous', message: 'server' },
  { status: 507, kind: 'final', message: 507 },
] as const;

/** Meaning of an error status. */
export interface StatusMeaning {
  readonly kind: (typeof meanings)[number]['kind'];
  readonly message: (typeof meanings)[number]['message'] | 'other';
}

/** Returns the meaning of a status that isn't 2xx. Every status that isn't in the table is final. */
export function statusMeaning(status: number): StatusMeaning {
  const known = meanings.find((meaning) => meaning.status === status);
  return known ?? { kind: 'final', message: status >= 500 ? 'server' : status >= 400 ? 'client' : 'other' };
}
