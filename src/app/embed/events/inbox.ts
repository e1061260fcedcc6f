/** Passes chosen files to the form, which may still be loading when they are dropped. */
export interface Inbox<T> {
  readonly put: (files: readonly T[]) => void;
  /** Sets the receiver, which gets waiting files first. Returns a function that closes the inbox. */
  readonly open: (accept: (files: readonly T[]) => void) => () => void;
  /** Returns waiting files. */
  readonly waiting: () => readonly T[];
  /** Discards waiting files. */
  readonly empty: () => void;
}

/**
 * Creates an inbox that holds files in order until there is a receiver. `onWaiting` gets their number when it changes.
 */
export function createInbox<T>(onWaiting?: (waitingCount: number) => void): Inbox<T> {
  let waiting: readonly T[] = [];
  let accept: ((files: readonly T[]) => void) | undefined;
  const deliver = () => {
    if (!accept || waiting.length === 0) return;
    const files = waiting;
    waiting = [];
    accept(files);
    onWaiting?.(0);
  };
  return {
    put: (files) => {
      waiting = [...waiting, ...files];
      if (accept) deliver();
      else onWaiting?.(waiting.length);
    },
    waiting: () => waiting,
    empty: () => {
      waiting = [];
      onWaiting?.(0);
    },
    open: (next) => {
      accept = next;
      // In a microtask: in React's strict mode a form opens, closes and opens again.
      queueMicrotask(deliver);
      return () => {
        accept = undefined;
      };
    },
  };
}
