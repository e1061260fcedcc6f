import { setTimer } from '#lib/timer.ts';

import type { GetHostToken } from '../contract/props.ts';

/** Returns a token of the host other than the rejected one. Rejects with the host's reason, or with `NoAnswerError`. */
type GetToken = (rejected?: string) => Promise<string>;

interface HostTokensOptions {
  readonly ask: GetHostToken;
  /** Aborted when the element is unmounted. */
  readonly life: AbortSignal;
  /** Called with a token that came after the limit, when its callers have given up. */
  readonly onLateToken: (token: string) => void;
}

/** One call of the host's function. */
interface Request {
  readonly abandon: AbortController;
  token: Promise<string>;
  isOverdue: boolean;
}

/** The host has not answered within `tokenWaitMs`. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError' as const;
}

/** Time limit for an answer of the host. A person may be signing in meanwhile: a later answer still counts. */
export const tokenWaitMs = 30_000;

/**
 * Calls the host's function once for all callers; calls it again only when the previous call has ended or is overdue.
 */
export function createHostTokens({ ask, life, onLateToken }: HostTokensOptions): GetToken {
  let current: Request | undefined;
  let last: string | undefined;

  const begin = (rejected: string | undefined): Promise<string> => {
    current?.abandon.abort();
    const abandon = new AbortController();
    const signal = AbortSignal.any([life, abandon.signal]);
    const reason =
      rejected === undefined ? { reason: 'initial' as const } : { reason: 'expired' as const, rejected };
    const answer = askSafely(ask, { ...reason, signal });
    const request: Request = { abandon, token: answer, isOverdue: false };
    current = request;
    const settle = (token?: string) => {
      if (current !== request) return;
      current = undefined;
      last = token ?? last;
      if (token !== undefined && request.isOverdue) onLateToken(token);
    };
    answer.then(settle, () => settle());
    request.token = withLimit(answer, signal, () => {
      request.isOverdue = true;
    });
    return request.token;
  };
  const get: GetToken = async (rejected) => {
    if (current && !current.isOverdue) {
      const token = await current.token;
      // Another caller may have requested the next token meanwhile.
      return token === rejected ? get(rejected) : token;
    }
    if (!current && rejected !== undefined && last !== undefined && last !== rejected) return last;
    return begin(rejected);
  };
  return get;
}

/** Rejects with `NoAnswerError` after `tokenWaitMs`; the timer ends with the signal. */
function withLimit(answer: Promise<string>, signal: AbortSignal, onOverdue: () => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const cancel = setTimer(tokenWaitMs, () => {
      onOverdue();
      reject(new NoAnswerError('The host gave no answer in time.'));
    });
    signal.addEventListener('abort', cancel);
    answer.finally(cancel).then(resolve, reject);
  });
}

/** Calls the host's function; resolves to a text that a header can contain, or rejects. */
async function askSafely(ask: GetHostToken, request: Parameters<GetHostToken>[0]): Promise<string> {
  const token: unknown = await ask(request);
  const isUsable = typeof token === 'string' && /^[!-~]+$/.test(token);
  if (!isUsable) throw new TypeError('What the host gave is no token.');
  return token;
}
