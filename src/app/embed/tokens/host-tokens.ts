import { setTimer } from '#lib/timer.ts';

import type { GetHostToken } from '../contract/props.ts';

/** Tokens of the host's current function. Each method rejects with the host's reason, or with `NoAnswerError`. */
export interface HostTokens {
  /** Returns a token other than the rejected one; calls that come together share an answer. */
  readonly get: (rejected?: string) => Promise<string>;
  /** Returns the answer to a call that begins now or later. */
  readonly getFresh: () => Promise<string>;
  /**
   * The host has another function, or names another person: answers to earlier calls don't count. A call under way is
   * given up within `graceMs`.
   */
  readonly replace: (graceMs: number) => void;
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
  readonly abandon: AbortController;
  readonly token: Promise<string>;
  isOverdue: boolean;
  /** True once the function was replaced: its answer doesn't count. */
  isReplaced: boolean;
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
  let fresh: Promise<string> | undefined;

  const begin = (rejected: string | undefined): Call => {
    current?.abandon.abort();
    const abandon = new AbortController();
    const signal = AbortSignal.any([life, abandon.signal]);
    const reason =
      rejected === undefined ? { reason: 'initial' as const } : { reason: 'expired' as const, rejected };
    const answer = askSafely(ask, { ...reason, signal });
    const onOverdue = () => {
      call.isOverdue = true;
    };
    const call: Call = {
      abandon,
      token: withLimit(answer, signal, onOverdue),
      isOverdue: false,
      isReplaced: false,
    };
    current = call;
    const settle = (token?: string) => {
      if (current !== call) return;
      current = undefined;
      if (token === undefined || call.isReplaced) return;
      last = token;
      if (call.isOverdue) onLateToken(token);
    };
    answer.then(settle, () => settle());
    return call;
  };
  /** Waits for the answer of a call; if the function is replaced meanwhile, for that of the next one. */
  const answerOf = async (call: Call, rejected: string | undefined): Promise<string> => {
    try {
      const token = await call.token;
      return call.isReplaced ? await get(rejected) : token;
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
  return {
    get,
    getFresh: () => {
      if (!current || current.isOverdue) return get();
      fresh ??= current.token
        .catch(() => undefined)
        .then(() => {
          fresh = undefined;
          return get();
        });
      return fresh;
    },
    replace: (graceMs) => {
      last = undefined;
      const call = current;
      if (!call) return;
      call.isReplaced = true;
      const giveUp = () => {
        if (current === call) current = undefined;
        call.abandon.abort();
      };
      if (graceMs === 0 || call.isOverdue) {
        giveUp();
        return;
      }
      const cancel = setTimer(graceMs, giveUp);
      life.addEventListener('abort', cancel);
      call.token.catch(() => undefined).finally(cancel);
    },
  };
}

/** Rejects with `NoAnswerError` after `tokenWaitMs`, and when the signal is aborted, which also ends the timer. */
function withLimit(answer: Promise<string>, signal: AbortSignal, onOverdue: () => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const cancel = setTimer(tokenWaitMs, () => {
      onOverdue();
      reject(new NoAnswerError('The host gave no answer in time.'));
    });
    signal.addEventListener('abort', () => {
      cancel();
      reject(new NoAnswerError('The answer is no longer needed.'));
    });
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
