import { fail, ok, type Result } from '#lib/result.ts';

import type { Receipt } from './contract/receipt.ts';
import { isContractError, isHttpError, isNetworkError, isTimeoutError } from './errors.ts';
import { probeFile } from './file-probe.ts';
import { postMultipart, type MultipartPost } from './post-multipart.ts';
import { problemFromError } from './problem-from-error.ts';
import type { Outcome, Problem } from './problem.ts';
import { readAnswer } from './read-answer.ts';

/** Shorter tokens are no secrets, and replacing one could spoil an honest answer. */
const minSecretLength = 16;

/** A service that quotes the token in its error must not get it onto the screen or into a log. */
const withoutToken = (body: string, token: string): string =>
  token.length < minSecretLength ? body : body.replaceAll(token, '[token]');

/**
 * A status-less failure, told apart: browsers report a file that was changed or removed just like a broken network.
 * Nothing is known of the file while the request has an answer, so the others are taken at their word.
 */
async function problemOf(error: unknown, post: MultipartPost): Promise<Problem> {
  const isSilent = isNetworkError(error) || isTimeoutError(error);
  if (!isSilent) return problemFromError(error);
  const state = await probeFile(post.file, error.sentBytes, post.clock);
  if (state === 'readable' || state === 'empty') return problemFromError(error);
  const outcome: Outcome = error.sentBytes === 0 ? 'not-stored' : 'unknown';
  return { code: `file-${state}`, outcome };
}

/** One POST, and which answers to it count as stored. */
interface Attempt extends MultipartPost {
  readonly requireEnvelope?: boolean;
}

/**
 * One attempt: one POST, its answer read, the file looked at afterwards. Rejects with the signal's reason, and with what
 * is a defect of ours.
 */
export async function sendOnce(post: Attempt): Promise<Result<Receipt, Problem>> {
  try {
    const answer = await postMultipart(post);
    const receipt = readAnswer(
      { ...answer, body: withoutToken(answer.body, post.token) },
      { askedUrl: post.url, nowMs: Date.now(), requireEnvelope: post.requireEnvelope },
    );
    // [Note: a torn upload] Chromium answers 200 to a file overwritten while it was sent (measured: 12 of 12), and what
    // the service holds is neither version. One that was only removed was sent whole from its open handle.
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
