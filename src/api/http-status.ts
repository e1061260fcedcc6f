/**
 * Meaning of a service's or proxy's error status for an upload:
 * - `busy`: nothing was stored, and the same upload may succeed later;
 * - `ambiguous`: the same, but the document may have been stored;
 * - `sign-in`: the upload waits for a token that the service accepts;
 * - `permanent`: a person has to change something.
 *
 * `message` is the key of the text for people. `remedy` is what may let the upload succeed after it failed: the same
 * again, other values, or another file.
 */
const meanings = [
  { status: 400, kind: 'permanent', message: 400, remedy: 'edit' },
  { status: 401, kind: 'sign-in', message: 401, remedy: 'retry' },
  { status: 403, kind: 'permanent', message: 403, remedy: 'edit' },
  { status: 404, kind: 'permanent', message: 404, remedy: 'retry' },
  { status: 408, kind: 'busy', message: 'client', remedy: 'retry' },
  { status: 413, kind: 'permanent', message: 413, remedy: 'other-file' },
  { status: 415, kind: 'permanent', message: 415, remedy: 'other-file' },
  { status: 421, kind: 'busy', message: 'client', remedy: 'retry' },
  { status: 425, kind: 'busy', message: 'client', remedy: 'retry' },
  { status: 429, kind: 'busy', message: 429, remedy: 'retry' },
  { status: 501, kind: 'permanent', message: 'server', remedy: 'retry' },
  { status: 503, kind: 'busy', message: 'server', remedy: 'retry' },
  { status: 505, kind: 'permanent', message: 'server', remedy: 'retry' },
  { status: 507, kind: 'permanent', message: 507, remedy: 'retry' },
  { status: 508, kind: 'permanent', message: 'server', remedy: 'retry' },
  { status: 511, kind: 'permanent', message: 'blocked', remedy: 'retry' },
] as const;

/** Every other 4xx is the service's last word. */
const otherClient = { kind: 'permanent', message: 'client', remedy: 'retry' } as const;

/** The service, or a proxy that passed the request on, doesn't say what became of it. */
const ambiguous = { kind: 'ambiguous', message: 'unconfirmed', remedy: 'retry' } as const;

/** Something between this device and the service didn't let the request through. */
const blocked = { kind: 'permanent', message: 'blocked', remedy: 'retry' } as const;

type Meaning = (typeof meanings)[number] | typeof otherClient | typeof ambiguous | typeof blocked;

/**
 * Statuses of a service that is in maintenance, is starting, has too much to do, or can't be reached by its proxy.
 * Cloudflare answers 520 to 530 for the last.
 */
const isUnavailable = (status: number): boolean =>
  [429, 502, 503, 504].includes(status) || (status >= 520 && status <= 530);

/** Answer with an error status; `isPage` if something else answered instead of the service. */
interface ErrorAnswer {
  readonly status: number;
  readonly isPage?: true | undefined;
}

/** Returns the meaning of a status that isn't 2xx. */
export function statusMeaning({ status, isPage }: ErrorAnswer) {
  const isClient = status >= 400 && status < 500;
  const meaning: Meaning =
    meanings.find((known) => known.status === status) ?? (isClient ? otherClient : ambiguous);
  // A proxy also knows what is too large.
  const isBlocked = isPage && meaning.kind === 'permanent' && status !== 413;
  return {
    ...(isBlocked ? blocked : meaning),
    /** True if the service takes no uploads for now, whichever they are. */
    isUnavailable: isUnavailable(status),
  };
}
