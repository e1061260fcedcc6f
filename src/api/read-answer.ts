import { readReceipt, type Receipt } from './contract/receipt.ts';
import { readRetryAfter } from './contract/retry-after.ts';
import { readServiceProblem, speaksOfError } from './contract/service-problem.ts';
import { ContractError, HttpError } from './errors.ts';
import type { Answer } from './post-multipart.ts';

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
    throw new ContractError('not-json', status, { cause });
  }
}

/**
 * Reads what came back from `askedUrl`. A receipt only for a 2xx from that very address whose body is JSON without an
 * error, or a 201 or 204 without a body; throws `HttpError` or `ContractError` otherwise.
 *
 * [Note: another address is no answer] A browser follows redirects silently, so the page behind `/sign-in` arrives as a
 * 200, and its 404 or 401 would be taken for the service's own. Whatever the status, it says nothing about the upload.
 */
export function readAnswer(answer: Answer, askedUrl: string, nowMs: number): Receipt {
  const { status, url, body, retryAfter } = answer;
  if (withoutFragment(url) !== withoutFragment(askedUrl)) throw new ContractError('redirected', status);
  if (status < 200 || status > 299) {
    throw new HttpError(readServiceProblem(status, body), readRetryAfter(retryAfter, nowMs));
  }
  if (body.trim() === '' && bodilessStatuses.has(status)) return { kind: 'stored' };
  const json = parse(body, status);
  if (speaksOfError(json)) throw new ContractError('speaks-of-error', status);
  return readReceipt(json);
}
