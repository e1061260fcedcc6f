/**
 * Meaning of a service's or proxy's error status for an upload:
 * - `busy`: nothing was stored, and the same upload may succeed later;
 * - `ambiguous`: the same, but the document may have been stored;
 * - `sign-in`: the upload waits for a token that the service accepts;
 * - `final`: a person has to change something.
 *
 * `message` is the key of the text for people. `remedy` is what may let the upload succeed after it failed: the same
 * again, other values, or another file.
 */
const meanings = [
  { status: 400, kind: 'final', message: 400, remedy: 'edit' },
  { status: 401, kind: 'sign-in', message: 401, remedy: 'retry' },
  { status: 403, kind: 'final', message: 403, remedy: 'edit' },
  { status: 404, kind: 'final', message: 404, remedy: 'retry' },
  { status: 408, kind: 'busy', message: 'client', remedy: 'retry' },
  { status: 413, kind: 'final', message: 413, remedy: 'other-file' },
  { status: 415, kind: 'final', message: 415, remedy: 'other-file' },
  { status: 425, kind: 'busy', message: 'client', remedy: 'retry' },
  { status: 429, kind: 'busy', message: 429, remedy: 'retry' },
  { status: 500, kind: 'ambiguous', message: 'server', remedy: 'retry' },
  { status: 502, kind: 'ambiguous', message: 'server', remedy: 'retry' },
  { status: 503, kind: 'busy', message: 'server', remedy: 'retry' },
  { status: 504, kind: 'ambiguous', message: 'server', remedy: 'retry' },
  { status: 507, kind: 'final', message: 507, remedy: 'retry' },
] as const;

/** Statuses of a service that is in maintenance, is starting, has too much to do, or can't be reached by its proxy. */
const unavailable: readonly number[] = [429, 502, 503, 504];

/** Meaning of an error status. */
export interface StatusMeaning {
  readonly kind: (typeof meanings)[number]['kind'];
  readonly message: (typeof meanings)[number]['message'] | 'other';
  readonly remedy: (typeof meanings)[number]['remedy'];
  /** True if the service takes no uploads for now, whichever they are. */
  readonly isUnavailable: boolean;
}

/** Returns the meaning of a status that isn't 2xx. Every status that isn't in the table is final. */
export function statusMeaning(status: number): StatusMeaning {
  // Proxies of Cloudflare answer 520 to 530 when they can't reach the service or understand its answer.
  const standard = status >= 520 && status <= 530 ? 502 : status;
  const known = meanings.find((meaning) => meaning.status === standard);
  const message = status >= 500 ? 'server' : status >= 400 ? 'client' : 'other';
  const isUnavailable = unavailable.includes(standard);
  return { kind: 'final', message, remedy: 'retry', ...known, isUnavailable };
}
