import type { QueueEvent, Store } from '../store.ts';

interface SharedSignInOptions {
  readonly store: Store;
  /** Returns true while this tab leads. */
  readonly isLeading: () => boolean;
  readonly takeOver: () => void;
}

/** Lets this tab send what waits for sign-in in any tab, while it is signed in as far as it knows. */
export interface SharedSignIn {
  /** Call for each event of this tab's person and attempts, before it is dispatched. */
  readonly note: (event: QueueEvent) => void;
  /** Call when this tab has signed in, or begins to lead. */
  readonly use: () => void;
  readonly stop: () => void;
}

/** Starts without a sign-in. A tab whose own sign-in fails can't send, so that no two tabs take turns. */
export function createSharedSignIn({ store, isLeading, takeOver }: SharedSignInOptions): SharedSignIn {
  let isSignedIn = false;
  let isStopped = false;

  function use(): void {
    if (isStopped || !isSignedIn || store.waitingFor('sign-in').length === 0) return;
    if (isLeading()) store.dispatch({ type: 'released', from: 'sign-in' });
    else takeOver();
  }

  // Another tab may have left uploads waiting.
  const unsubscribe = store.subscribe(use);
  return {
    note(event) {
      if (isSignInRelease(event)) isSignedIn = true;
      else if (isSignInFailure(event)) isSignedIn = false;
    },
    use,
    stop() {
      isStopped = true;
      unsubscribe();
    },
  };
}

/** Returns true if the event queues what waits for sign-in. */
export const isSignInRelease = (event: QueueEvent): boolean =>
  event.type === 'released' && event.from === 'sign-in';

const isSignInFailure = (event: QueueEvent): boolean =>
  event.type === 'attempt-failed' && typeof event.next !== 'string' && event.next.kind === 'sign-in';
