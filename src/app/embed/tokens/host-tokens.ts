import { setTimer } from '#lib/time/timer.ts';

import type { GetHostToken } from '../contract/props.ts';
import type { HostPerson } from './host-person.ts';
import { NoAnswerError, type TokenState } from './token-state.ts';

interface CallOptions {
  /** Returns the host's current function, and whom it names. */
  readonly host: () => HostPerson;
  /** Takes note of each answer, also of one that came after the limit. */
  readonly state: Pick<TokenState, 'noteToken' | 'noteFailure' | 'rejected'>;
  /** Aborted when the element is unmounted. */
  readonly life: AbortSignal;
}

interface HostTokensOptions extends CallOptions {
  /** Called when a function has answered that the host has replaced meanwhile. */
  readonly onOutdated: () => void;
}

/** Time limit for an answer of the host. A person may be signing in meanwhile: a later answer still counts. */
export const tokenWaitMs = 30_000;

/**
 * Calls the host's function once for all callers; calls it again only when the previous call has ended, is overdue, or was
 * given up.
 */
export function createHostTokens({ onOutdated, ...options }: HostTokensOptions) {
  const { host, state, life } = options;
  let current: Call | undefined;
  /** The last token, and the function that gave it. */
  let last: { readonly token: string; readonly getToken: unknown } | undefined;

  const giveUp = (): void => current?.abandoned.abort();
  function begin(rejected: string | undefined): Call {
    giveUp();
    const call = createCall(rejected, options);
    const settle = (token?: string): void => {
      if (current !== call) return;
      current = undefined;
      if (token !== undefined) last = { token, getToken: call.getToken };
      if (call.getToken !== host().getToken) onOutdated();
    };
    call.answer.then(settle, () => settle());
    current = call;
    return call;
  }

  /** Returns a token other than the rejected one; calls that come together share an answer. */
  async function get(rejected?: string): Promise<string> {
    const isUsable =
      last?.getToken === host().getToken && ![rejected, state.rejected()].includes(last?.token);
    if (!current && rejected !== undefined && last && isUsable) return last.token;
    const shared = current?.isOverdue || current?.abandoned.signal.aborted ? undefined : current;
    const { token: answer, abandoned } = shared ?? begin(rejected);
    try {
      const token = await answer;
      // Another caller may have requested the next token meanwhile.
      return shared && token === rejected ? await get(rejected) : token;
    } catch (error) {
      if (abandoned.signal.aborted && !life.aborted) return get(rejected);
      throw error;
    }
  }

  let fresh: Promise<string> | undefined;
  return {
    get,
    /** Returns the answer to a call that begins now or later. */
    getFresh: (rejected?: string): Promise<string> => {
      if (!current || current.isOverdue) return get(rejected);
      fresh ??= current.token
        // Its caller gets the error.
        .catch(() => undefined)
        .then(() => {
          fresh = undefined;
          return get(rejected);
        });
      return fresh;
    },
    /** Gives up a call under way; its callers get the answer to the next one. */
    giveUp,
    /** Returns true while a call has not answered in time. */
    isOverdue: (): boolean => current?.isOverdue === true,
  };
}

type Call = ReturnType<typeof createCall>;

/** Calls the host's function. The token belongs to the person whom the host names now. */
function createCall(rejected: string | undefined, { host, state, life }: CallOptions) {
  const named = host();
  const { getToken } = named;
  const abandoned = new AbortController();
  const signal = AbortSignal.any([life, abandoned.signal]);
  const { promise: token, resolve, reject } = Promise.withResolvers<string>();
  const cancel = setTimer(tokenWaitMs, () => {
    if (getToken !== host().getToken) return abandoned.abort();
    call.isOverdue = true;
    reject(state.noteFailure(new NoAnswerError('The host gave no answer in time.')));
  });
  async function ask(): Promise<string> {
    const given = await askSafely(getToken as GetHostToken, { rejected, signal }).catch((error: unknown) => {
      throw signal.aborted ? error : state.noteFailure(error);
    });
    signal.throwIfAborted();
    state.noteToken(given, named);
    return given;
  }
  const onAbort = (): void => {
    cancel();
    reject(new Error('The answer is no longer needed.'));
  };
  signal.addEventListener('abort', onAbort, { once: true });
  const answer = ask().finally(cancel);
  answer.then(resolve, reject);
  const call = {
    getToken,
    /** Rejects after `tokenWaitMs`, and when the call is abandoned. */
    token,
    /** As the host gives it, however late. */
    answer,
    abandoned,
    isOverdue: false,
  };
  return call;
}

interface Question {
  readonly rejected: string | undefined;
  readonly signal: AbortSignal;
}

/** Calls the host's function; resolves to a text that a header can contain, or rejects. */
async function askSafely(ask: GetHostToken, { rejected, signal }: Question): Promise<string> {
  const reason = rejected === undefined ? 'initial' : 'expired';
  const token: unknown = await ask({ reason, ...(rejected !== undefined && { rejected }), signal });
  const isUsable = typeof token === 'string' && /^[!-~]+$/.test(token);
  if (!isUsable) throw new TypeError('What the host gave is no token.');
  return token;
}
