import type { QueuePorts } from '../ports.ts';
import { needsSignIn, type QueueEvent, type Store } from '../store.ts';

interface SharedSignInOptions {
  readonly store: Store;
  readonly ports: Pick<QueuePorts, 'setTimer' | 'random'>;
  /** Returns true while this tab leads. */
  readonly isLeading: () => boolean;
  readonly takeOver: () => void;
}

/**
 * Time in milliseconds after which a tab takes over from a leader whose uploads begin to wait for sign-in; up to twice as long,
 * so that several tabs don't take over at once.
 */
export const takeOverMs = 500;

export type SharedSignIn = ReturnType<typeof createSharedSignIn>;

/**
 * Lets this tab send what waits for sign-in in any tab, while it is signed in as far as it knows. Starts without a
 * sign-in. A tab whose own sign-in fails can't send, so that no two tabs take turns.
 */
export function createSharedSignIn(options: SharedSignInOptions) {
  const { store, ports, isLeading, takeOver } = options;
  let isSignedIn = false;
  let isStopped = false;
  let cancel: (() => void) | undefined;

  const isNeeded = (): boolean => !isStopped && isSignedIn && needsSignIn(store);

  function unblock(): void {
    if (isNeeded()) store.dispatch({ type: 'unblocked', from: 'sign-in' });
  }

  function use(): void {
    if (isLeading()) unblock();
    else if (isNeeded()) takeOver();
  }

  const unsubscribe = store.subscribe(() => {
    if (!isNeeded()) return;
    // A former leader may have left uploads waiting.
    if (isLeading()) return unblock();
    // The leader may be signed in as well.
    cancel ??= ports.setTimer(takeOverMs * (1 + ports.random()), () => {
      cancel = undefined;
      use();
    });
  });
  return {
    /** Call for each event of this tab's person and attempts, before it is dispatched. */
    note: (event: QueueEvent) => {
      if (isSignIn(event)) isSignedIn = true;
      else if (isSignInFailure(event)) isSignedIn = false;
    },
    /** Call when this tab has signed in. Takes the lead if uploads wait for it. */
    use,
    /** Call when this tab begins to lead, before it posts its list: another signed-in tab would take over in turn. */
    unblock,
    stop: () => {
      isStopped = true;
      unsubscribe();
      cancel?.();
    },
  };
}

/** Returns true if the event queues what waits for sign-in. */
export const isSignIn = (event: QueueEvent): boolean =>
  event.type === 'unblocked' && event.from === 'sign-in';

const isSignInFailure = (event: QueueEvent): boolean =>
  event.type === 'attempt-failed' && typeof event.next !== 'string' && event.next.kind === 'sign-in';
