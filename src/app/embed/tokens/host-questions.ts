import { setTimer } from '#lib/time/timer.ts';

import { retryWhileOffline } from './retry-while-offline.ts';
import type { TokenState } from './token-state.ts';

/** Shortest time between two questions while the element is used, or while there is a problem, in milliseconds. */
export const confirmIntervalMs = 5000;
/**
 * Time that a call has to answer after its function was replaced, and shortest time between two questions that other
 * functions or the focus cause, in milliseconds. A host may pass a new function at every rendering.
 */
export const graceMs = 1000;

interface HostQuestionsOptions {
  readonly state: Pick<TokenState, 'problem' | 'confirmedAt'>;
  /** Returns false while there is no function, or a call is overdue, whose answer still counts. */
  readonly canAsk: () => boolean;
  readonly ask: () => void;
  /** Aborted when the element is unmounted. */
  readonly life: AbortSignal;
}

/** Asks who is here without a caller. */
export interface HostQuestions {
  /** The element is used. */
  readonly noteUse: () => void;
  /** The host has another function: asks it a little later. */
  readonly later: () => void;
}

/** Also asks when the page is shown or gets the focus, and again after a failure that may pass. */
export function createHostQuestions({ state, canAsk, ask, life }: HostQuestionsOptions): HostQuestions {
  const { problem, confirmedAt } = state;
  let requestedAt = -Infinity;
  let cancelLater: (() => void) | undefined;

  const askIfDue = (intervalMs: number): void => {
    const leastMs = problem.get() === undefined ? intervalMs : confirmIntervalMs;
    const isDue = performance.now() - Math.max(requestedAt, confirmedAt()) >= leastMs;
    if (!isDue || !canAsk()) return;
    requestedAt = performance.now();
    ask();
  };
  const later = (): void => {
    cancelLater ??= setTimer(Math.max(0, confirmedAt() + graceMs - performance.now()), () => {
      cancelLater = undefined;
      askIfDue(0);
    });
  };
  const onShown = () => {
    if (document.visibilityState !== 'visible') return;
    if (performance.now() - confirmedAt() >= graceMs) askIfDue(graceMs);
    else later();
  };
  addEventListener('focus', onShown, { signal: life });
  document.addEventListener('visibilitychange', onShown, { signal: life });
  const stopRetries = retryWhileOffline(
    {
      isOffline: () => problem.get() === 'offline' || problem.get() === 'person-mismatch',
      subscribe: problem.subscribe,
    },
    ask,
  );
  const end = () => {
    stopRetries();
    cancelLater?.();
  };
  life.addEventListener('abort', end, { once: true });
  return { noteUse: () => askIfDue(confirmIntervalMs), later };
}
