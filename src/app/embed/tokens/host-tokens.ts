import { setTimer } from '#lib/time/timer.ts';

import type { GetHostToken } from '../contract/props.ts';

/** Tokens of the host's current function. The first two methods reject with the host's reason, or with `NoAnswerError`. */
export interface HostTokens {
  /** Returns a token other than the rejected one; calls that come together share an answer. */
  readonly get: (rejected?: string) => Promise<string>;
  /** Returns the answer to a call that begins now or later. */
  readonly getFresh: (rejected?: string) => Promise<string>;
  /**
   * The host has another function, or names another person (`graceMs` is 0). The answer of a call under way doesn't
   * count, and it is given up within `graceMs`: then the new function is called. If that is replaced before it has
   * answered, too, its answer counts nevertheless; otherwise a host that renders faster than it answers would never be
   * heard.
   */
  readonly replace: (graceMs: number) => void;
  /** Returns true if the last answer came from a function that had been replaced. */
  readonly isOutdated: () => boolean;
  /** Returns true while a call has not answered in time. */
  readonly isOverdue: () => boolean;
}

interface HostTokensOptions {
  readonly ask: GetHostToken;
  /** Aborted when the element is unmounted. */
  readonly life: AbortSignal;
  /** Called with a token that came after the limit, when its callers have given up. */
  readonly onLateToken: (token: string) => void;
}

/** One call of the host's function. */
interface Call {
  readonly token: Promise<string>;
  /** As the host gives it, however late. */
  readonly answer: Promise<string>;
  readonly abandon: () => void;
  isOverdue: boolean;
  /** True once the host has another function. */
  isReplaced: boolean;
  /** True if the answer counts even then. */
  countsAnyway: boolean;
}

/** The host has not answered within `tokenWaitMs`. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError' as const;
}

/** Time limit for an answer of the host. A person may be signing in meanwhile: a later answer still counts. */
export const tokenWaitMs = 30_000;

/**
 * Calls the host's function once for all callers; calls it again only when the previous call has ended, is overdue, or
 * was given up because the function was replaced.
 */
export function createHostTokens({ ask, life, onLateToken }: HostTokensOptions): HostTokens {
  let current: Call | undefined;
  let last: string | undefined;
  /** True if the last answer didn't count. */
  let [wasIgnored, isOutdated] = [false, false];

  const begin = (rejected: string | undefined): Call => {
    current?.abandon();
    const call = createCall(ask, { rejected, life, countsAnyway: wasIgnored });
    current = call;
    const settle = (token?: string) => {
      if (current !== call) return;
      current = undefined;
      wasIgnored = isIgnored(call);
      if (token === undefined || wasIgnored) return;
      isOutdated = call.isReplaced;
      last = isOutdated ? undefined : token;
      if (call.isOverdue) onLateToken(token);
    };
    call.answer.then(settle, () => settle());
    return call;
  };
  /** Waits for the answer of a call; if that doesn't count, for that of the next one. */
  const answerOf = async (call: Call, rejected: string | undefined): Promise<string> => {
    try {
      const token = await call.token;
      return isIgnored(call) ? await get(rejected) : token;
    } catch (error) {
      if (call.isReplaced && !life.aborted) return get(rejected);
      throw error;
    }
  };
  const get: HostTokens['get'] = async (rejected) => {
    if (current && !current.isOverdue) {
      const token = await answerOf(current, rejected);
      // Another caller may have requested the next token meanwhile.
      return token === rejected ? get(rejected) : token;
    }
    if (!current && rejected !== undefined && last !== undefined && last !== rejected) return last;
    return answerOf(begin(rejected), rejected);
  };
  const giveUp = (call: Call) => {
    if (current === call) {
      current = undefined;
      wasIgnored = true;
    }
    call.abandon();
  };
  return {
    get,
    getFresh: createGetFresh(() => current, get),
    replace: (graceMs) => {
      last = undefined;
      const call = current;
      if (!call) return;
      call.isReplaced = true;
      if (graceMs === 0) call.countsAnyway = false;
      if (graceMs === 0 || call.isOverdue) giveUp(call);
      else if (!call.countsAnyway) giveUpAfter(call, graceMs, () => giveUp(call));
    },
    isOutdated: () => isOutdated,
    isOverdue: () => current?.isOverdue === true,
  };
}

/** Returns a function that waits for the end of the call under way, and shares the answer of the next one. */
function createGetFresh(current: () => Call | undefined, get: HostTokens['get']): HostTokens['getFresh'] {
  let fresh: Promise<string> | undefined;
  return (rejected) => {
    const call = current();
    if (!call || call.isOverdue) return get(rejected);
    fresh ??= call.token
      .catch(() => undefined)
      .then(() => {
        fresh = undefined;
        return get(rejected);
      });
    return fresh;
  };
}

const isIgnored = (call: Call): boolean => call.isReplaced && !call.countsAnyway;

/** Calls `giveUp` after a while, unless the call or the element has ended by then. */
function giveUpAfter({ token }: Call, ms: number, giveUp: () => void): void {
  const cancel = setTimer(ms, giveUp);
  // Ends with the element, too.
  token.then(cancel, cancel);
}

interface CallOptions extends Pick<Call, 'countsAnyway'> {
  readonly rejected: string | undefined;
  readonly life: AbortSignal;
}

function createCall(ask: GetHostToken, { rejected, life, countsAnyway }: CallOptions): Call {
  const abandon = new AbortController();
  const signal = AbortSignal.any([life, abandon.signal]);
  const reason =
    rejected === undefined ? { reason: 'initial' as const } : { reason: 'expired' as const, rejected };
  const answer = askSafely(ask, { ...reason, signal });
  const token = withLimit(answer, signal, () => {
    call.isOverdue = true;
  });
  const call: Call = {
    token,
    answer,
    abandon: () => abandon.abort(),
    isOverdue: false,
    isReplaced: false,
    countsAnyway,
  };
  return call;
}

/** Rejects with `NoAnswerError` after `tokenWaitMs`, and when the signal is aborted, which also ends the timer. */
function withLimit(answer: Promise<string>, signal: AbortSignal, onOverdue: () => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const cancel = setTimer(tokenWaitMs, () => {
      onOverdue();
      reject(new NoAnswerError('The host gave no answer in time.'));
    });
    const onAbort = () => {
      cancel();
      reject(new NoAnswerError('The answer is no longer needed.'));
    };
    signal.addEventListener('abort', onAbort, { once: true });
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
