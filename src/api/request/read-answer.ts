import { type Receipt, readReceipt } from '../contract/receipt.ts';
import { isObject, reportsError } from '../contract/reports-error.ts';
import { readServiceProblem } from '../contract/service-problem.ts';
import { ProblemError } from '../errors.ts';
import type { ContractBreach } from '../problem.ts';

/** A complete answer of any status, not yet interpreted. */
export interface HttpAnswer {
  readonly status: number;
  /** Final address, after redirects. */
  readonly url: string;
  readonly body: string;
  /** Value of the header, if the service exposes it to this origin. */
  readonly retryAfter: string | null;
}

/** Error for an answer that doesn't follow the contract. */
export const contractError = (reason: ContractBreach, status: number, cause?: unknown): ProblemError =>
  new ProblemError({ code: 'contract', reason, status, outcome: 'unknown' }, { cause });

/** Statuses of a success that needs no body (RFC 9110, sections 15.3.2 and 15.3.5). */
const bodilessStatuses = new Set([201, 204]);

function withoutFragment(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

function parse(body: string, status: number): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw contractError('not-json', status, cause);
  }
}

/** Returns true if JSON is the envelope of the interface (section 2.2): an object with an object `data`. */
const isEnvelope = (json: unknown): boolean => isObject(json) && 'data' in json && isObject(json.data);

interface AnswerContext {
  /** The address of the request. */
  readonly requestUrl: string;
  readonly nowMs: number;
  /** True if only the envelope means that the document is stored. Default: yes. */
  readonly requireEnvelope?: boolean | undefined;
}

/**
 * Reads the answer to a request to `requestUrl`. Returns a receipt for a 2xx from that very address whose body is the
 * envelope without an error; without `requireEnvelope` also for any JSON object without an error, and for a 201 or 204
 * without a body. Throws `ProblemError` otherwise.
 *
 * [Note: another address is no answer] A browser follows redirects silently, so the page at `/sign-in` arrives as a
 * 200, and its 404 or 401 would be taken for the service's own. Whatever its status, such an answer says nothing about
 * the upload.
 */
export function readAnswer(
  answer: HttpAnswer,
  { requestUrl, nowMs, requireEnvelope = true }: AnswerContext,
): Receipt {
  const { status, url, body, retryAfter } = answer;
  if (withoutFragment(url) !== withoutFragment(requestUrl)) throw contractError('redirected', status);
  if (status < 200 || status > 299) {
    const { code: serviceCode, ...words } = readServiceProblem(status, body);
    const retryDelayMs = readRetryAfter(retryAfter, nowMs);
    throw new ProblemError({ code: 'http', ...words, serviceCode, retryDelayMs });
  }
  if (body.trim() === '' && bodilessStatuses.has(status)) {
    if (requireEnvelope) throw contractError('no-envelope', status);
    return { kind: 'stored' };
  }
  const json = parse(body, status);
  if (reportsError(json)) throw contractError('reports-error', status);
  if (!(requireEnvelope ? isEnvelope(json) : isObject(json))) throw contractError('no-envelope', status);
  return readReceipt(json);
}

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
