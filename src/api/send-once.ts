import { fail, ok, type Result } from '#lib/result.ts';

import type { Receipt } from './contract/receipt.ts';
import { isContractError, isHttpError, isNetworkError, isTimeoutError } from './errors.ts';
import { probeFile } from './file-probe.ts';
import { postMultipart, type MultipartPost } from './post-multipart.ts';
import { problemFromError } from './problem-from-error.ts';
import type { Outcome, Problem } from './problem.ts';
import { readAnswer } from './read-answer.ts';

/** Shorter tokens aren't secrets, and replacing one could damage an answer. */
const minSecretLength = 16;

/** Removes the token from the service's error, which is shown and logged. */
const withoutToken = (body: string, token: string): string =>
  token.length < minSecretLength ? body : body.replaceAll(token, '[token]');

/**
 * Tells file errors from network errors: without a status, browsers report a changed or removed file like a broken
 * network. The file isn't checked if the request has an answer, so other errors are returned unchanged.
 */
async function problemOf(error: unknown, post: MultipartPost): Promise<Problem> {
  const isSilent = isNetworkError(error) || isTimeoutError(error);
  if (!isSilent) return problemFromError(error);
  const state = await probeFile(post.file, error.sentBytes, post.clock);
  if (state === 'readable' || state === 'empty') return problemFromError(error);
  const outcome: Outcome = error.sentBytes === 0 ? 'not-stored' : 'unknown';
  return { code: `file-${state}`, outcome };
}

/** One POST, and the answers that count as stored. */
interface Attempt extends MultipartPost {
  readonly requireEnvelope?: boolean;
}

/**
 * Makes one attempt: sends one POST, reads the answer, then checks the file. Rejects with the signal's reason, and with
 * the error of a defect in this code.
 */
export async function sendOnce(post: Attempt): Promise<Result<Receipt, Problem>> {
  try {
    const answer = await postMultipart(post);
    const receipt = readAnswer(
      { ...answer, body: withoutToken(answer.body, post.token) },
      { requestUrl: post.url, nowMs: Date.now(), requireEnvelope: post.requireEnvelope },
    );
    // [Note: a torn upload] Chromium answers 200 to a file overwritten while it was sent (measured: 12 of 12), and the
    // service stored neither version. A file that was only removed was sent completely from its open handle.
    const state = await probeFile(post.file, 0, post.clock);
    return state === 'changed'
      ? fail({ code: 'file-changed-while-sending', outcome: 'unknown' })
      : ok(receipt);
  } catch (error) {
    post.signal.throwIfAborted();
    const isTransport =
      isNetworkError(error) || isTimeoutError(error) || isHttpError(error) || isContractError(error);
    if (!isTransport) throw error;
    const problem = await problemOf(error, post);
    post.signal.throwIfAborted();
    return fail(problem);
  }
}
