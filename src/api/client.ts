import { contentInMemory } from '#lib/file/small-file.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { systemClock, type Clock } from '#lib/time/clock.ts';
import { untilAborted } from '#lib/time/until-aborted.ts';

import type { Receipt } from './contract/receipt.ts';
import { ProblemError } from './errors.ts';
import { isTokenRejected, type Problem } from './problem.ts';
import { checkRequest, type UploadLimits } from './request/check-request.ts';
import { probeFile } from './request/file-probe.ts';
import { isAboutOther } from './request/matches-upload.ts';
import { postMultipart, type MultipartPost } from './request/post-multipart.ts';
import { contractError, readAnswer } from './request/read-answer.ts';
import type { UploadRequest } from './request/upload-request.ts';
import { outcomeOf, type BodyProgress } from './request/upload-watch.ts';
import { type TokenSource, usableToken } from './token/usable-token.ts';

/** Address of a service, source of its tokens, and the deployment's options. */
export interface ClientOptions extends TokenSource {
  /**
   * Absolute http(s) address of the service, with or without a path. From the deployment, never from the page's URL.
   */
  readonly baseUrl: string;
  readonly limits?: UploadLimits;
  /** True if the deployment lets people set `aiEnabled`. Default: no. */
  readonly offerAi?: boolean;
  /** True if only the envelope of the interface means that a document is stored. Default: yes. */
  readonly requireEnvelope?: boolean;
  /** Longest time without progress while the body is under way, in milliseconds. Default: one minute. */
  readonly stallMs?: number;
  /** Longest wait for the first byte to leave, and for the answer after the last one. Default: ten minutes. */
  readonly answerWaitMs?: number;
  readonly createXhr?: () => XMLHttpRequest;
  /** Sends the request. Default: by XMLHttpRequest, which service workers lack. */
  readonly send?: typeof postMultipart;
  readonly clock?: Clock;
  /** Called with a token that the service rejects after a renewal. */
  readonly onTokenRejected?: (token: string) => void;
  /**
   * Returns a hash of a file's content; undefined if it can't be computed. Needed where the browser may send a file
   * without an error although it changes meanwhile: the content is then compared before and after.
   */
  readonly hash?:
    | ((file: Blob, options: Pick<UploadRun, 'signal'>) => Promise<string | undefined>)
    | undefined;
}

/** Abort signal and progress callback of one upload. */
export interface UploadRun {
  readonly signal: AbortSignal;
  /** Called with rising numbers, also across a second POST after a token renewal. */
  readonly onProgress?: (progress: BodyProgress) => void;
}

/** The text parts in the order of the interface. The ZIP operation answers 400 to `aiEnabled`, whatever its value. */
function fieldsOf(request: UploadRequest, offerAi: boolean): (readonly [string, string])[] {
  const { operation, displayName, organizationId, categoryId, aiEnabled } = request;
  const sendsAi = operation === 'document' && offerAi && aiEnabled !== undefined;
  return [
    ['displayname', displayName.normalize('NFC')],
    ['organizationId', organizationId],
    ['categoryId', categoryId],
    ...(sendsAi ? [['aiEnabled', String(aiEnabled)] as const] : []),
  ];
}

/** Drops numbers below the highest so far: a second POST starts at zero, but reported progress never goes back. */
function rising(onProgress: UploadRun['onProgress']): (progress: BodyProgress) => void {
  let highest = 0;
  return (progress) => {
    if (progress.sentBytes <= highest) return;
    highest = progress.sentBytes;
    onProgress?.(progress);
  };
}

/**
 * Creates a client; each upload uses the options of its start. An upload is one POST, or two if the token of the first had
 * expired.
 */
export function createClient(optionsNow: () => ClientOptions) {
  /**
   * Sends one document. Expected failures are returned as problems; rejects with the signal's reason if aborted, and with
   * programming errors.
   */
  async function upload(
    request: UploadRequest,
    { signal, onProgress }: UploadRun,
  ): Promise<Result<Receipt, Problem>> {
    signal.throwIfAborted();
    const options = optionsNow();
    const { baseUrl, limits = {}, offerAi = false, requireEnvelope = true, clock = systemClock } = options;
    const {
      stallMs = 60_000,
      answerWaitMs = 600_000,
      createXhr = () => new XMLHttpRequest(),
      send = postMultipart,
      hash,
    } = options;
    const { file } = request;
    const url = checkRequest(request, baseUrl, limits);
    if (!url.ok) return url;
    const state = await untilAborted(probeFile(file, 0, clock), signal);
    if (state !== 'readable') return fail({ code: `file-${state}` });

    const hashBefore = contentInMemory(file) ? undefined : await hash?.(file, { signal });
    const hasContentChanged = async () => {
      const hashAfter = hashBefore && (await hash?.(file, { signal }));
      // A removed file has no hash any more, and was sent completely.
      return hashAfter !== undefined && hashAfter !== hashBefore;
    };
    const fields = fieldsOf(request, offerAi);
    const waits = { stallMs, answerWaitMs, createXhr, clock };
    const post = {
      url: url.value,
      fields,
      file,
      signal,
      onProgress: rising(onProgress),
      requireEnvelope,
      send,
      hasContentChanged,
      isAboutOther: (receipt: Receipt) => isAboutOther(receipt, request),
      ...waits,
    };
    const token = await usableToken(options, { reason: 'initial', signal });
    if (!token.ok) return token;
    const first = await sendOnce({ ...post, token: token.value });
    if (first.ok || !isTokenRejected(first.problem)) return first;

    const fresh = await usableToken(options, { reason: 'expired', rejected: token.value, signal });
    if (!fresh.ok) return fresh;
    // The service would reject the same token again, after the whole file was sent.
    const second = fresh.value === token.value ? first : await sendOnce({ ...post, token: fresh.value });
    if (!second.ok && isTokenRejected(second.problem)) options.onTokenRejected?.(fresh.value);
    return second;
  }
  return { upload };
}

/** Shorter tokens aren't secrets, and replacing one could damage an answer. */
const minSecretLength = 16;

/** Removes the token from the service's error, which is shown and logged. */
const withoutToken = (body: string, token: string): string =>
  token.length < minSecretLength ? body : body.replaceAll(token, '[token]');

/**
 * Tells file errors from network errors: without a status, browsers report a changed or removed file like a broken
 * network. The file isn't checked if the request has an answer, so other errors are returned unchanged.
 */
async function problemOf({ problem, sentBytes }: ProblemError, post: MultipartPost): Promise<Problem> {
  if (!['network', 'stalled', 'no-answer'].includes(problem.code)) return problem;
  const state = await probeFile(post.file, sentBytes, post.clock);
  if (state === 'readable' || state === 'empty') return problem;
  return { code: `file-${state}`, outcome: outcomeOf(sentBytes) };
}

/** One POST, the setting for answers without an envelope, and checks of the receipt and of the file after a success. */
interface CheckedPost extends MultipartPost {
  readonly requireEnvelope?: boolean;
  readonly send?: typeof postMultipart;
  readonly hasContentChanged?: () => Promise<boolean>;
  readonly isAboutOther?: (receipt: Receipt) => boolean;
}

/**
 * Sends one POST, reads the answer, then checks the file. Rejects with the signal's reason, and with the error of a defect
 * in this code.
 */
export async function sendOnce(post: CheckedPost): Promise<Result<Receipt, Problem>> {
  try {
    const { send = postMultipart } = post;
    const answer = await send(post);
    const receipt = readAnswer(
      { ...answer, body: withoutToken(answer.body, post.token) },
      { requestUrl: post.url, nowMs: Date.now(), requireEnvelope: post.requireEnvelope },
    );
    if (post.isAboutOther?.(receipt)) throw contractError('other-document', answer.status);
    // [Note: a torn upload] Chromium answers 200 to a file overwritten while it was sent (measured: 12 of 12), and the
    // service stored neither version. Firefox also reads such a file without an error. A file that was only removed was
    // sent completely from its open handle.
    const state = await probeFile(post.file, 0, post.clock);
    return state === 'changed' || (await post.hasContentChanged?.())
      ? fail({ code: 'file-changed-while-sending', outcome: 'unknown' })
      : ok(receipt);
  } catch (error) {
    post.signal.throwIfAborted();
    if (!(error instanceof ProblemError)) throw error;
    const problem = await problemOf(error, post);
    post.signal.throwIfAborted();
    return fail(problem);
  }
}
