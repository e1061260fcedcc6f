/** Upper limit of any delay, whatever the service or a wrong clock says. */
const maxWaitMs = 3_600_000;

/** The date format of RFC 9110, section 5.6.7, without its obsolete ones. `Date.parse` alone accepts `foo 1` as a date. */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads `Retry-After` (RFC 9110, section 10.2.3), seconds or a date, into milliseconds from `nowMs` (epoch), at least 0
 * and at most one hour. Anything else is `undefined`.
 */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  const value = header?.trim() ?? '';
  const dateMs = httpDate.test(value) ? Date.parse(value) : Number.NaN;
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1000 : dateMs - nowMs;
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(waitMs, 0), maxWaitMs);
}
