import { setTimer } from '#lib/time/timer.ts';

import { onConnectivityHint } from '../../session/connectivity.ts';
import type { TokenState } from './token-state.ts';

/** Shortest time between two questions while the element is used, or while there is a problem, in milliseconds. */
export const confirmIntervalMs = 5000;
/**
 * Shortest time between two questions that other functions or the focus cause, in milliseconds. A host may pass a new
 * function at every rendering.
 */
const minIntervalMs = 1000;
/** First and longest pause between two attempts without a connection, in milliseconds. */
const pauseMs = { first: 2000, longest: 30_000 };

interface HostQuestionsOptions {
  readonly state: Pick<TokenState, 'problem' | 'onProblem' | 'confirmedAt'>;
  /** Returns false while there is no function, or a call is overdue, whose answer still counts. */
  readonly canAsk: () => boolean;
  readonly ask: () => void;
  /** Aborted when the element is unmounted. */
  readonly life: AbortSignal;
}

/**
 * Asks who is here without a caller: also when the page is shown or gets the focus, and again after a failure that may
 * pass.
 */
export function createHostQuestions({ state, canAsk, ask, life }: HostQuestionsOptions) {
  const { problem, confirmedAt } = state;
  let requestedAt = -Infinity;
  let cancelLater: (() => void) | undefined;

  const askIfDue = (intervalMs: number): void => {
    const minMs = problem() === undefined ? intervalMs : confirmIntervalMs;
    const isDue = performance.now() - Math.max(requestedAt, confirmedAt()) >= minMs;
    if (!isDue || !canAsk()) return;
    requestedAt = performance.now();
    ask();
  };
  /** The host has another function: asks it a little later. */
  const later = (): void => {
    cancelLater ??= setTimer(Math.max(0, confirmedAt() + minIntervalMs - performance.now()), () => {
      cancelLater = undefined;
      askIfDue(0);
    });
  };
  const onShown = () => {
    if (document.visibilityState !== 'visible') return;
    if (performance.now() - confirmedAt() >= minIntervalMs) askIfDue(minIntervalMs);
    else later();
  };
  addEventListener('focus', onShown, { signal: life });
  document.addEventListener('visibilitychange', onShown, { signal: life });
  retryWhileOffline(state, ask, life);
  life.addEventListener('abort', () => cancelLater?.(), { once: true });
  return {
    /** The element is used. */
    noteUse: () => askIfDue(confirmIntervalMs),
    later,
  };
}

/**
 * Asks again after growing pauses and whenever the network may be back. Before there is a session no upload asks for a
 * token, so nothing else would notice the connection.
 */
function retryWhileOffline(
  { problem, onProblem }: HostQuestionsOptions['state'],
  ask: () => void,
  life: AbortSignal,
): void {
  let nextMs = pauseMs.first;
  let stops: readonly (() => void)[] = [];
  const end = () => {
    for (const stop of stops) stop();
    stops = [];
  };
  const askAgain = () => {
    end();
    ask();
  };
  onProblem(() => {
    if (problem() !== 'offline' && problem() !== 'person-mismatch') {
      end();
      nextMs = pauseMs.first;
    } else if (stops.length === 0) {
      stops = [setTimer(nextMs, askAgain), onConnectivityHint(askAgain)];
      nextMs = Math.min(nextMs * 2, pauseMs.longest);
    }
  });
  life.addEventListener('abort', end, { once: true });
}
