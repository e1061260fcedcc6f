/** Chosen files on their way to the form, which may still be loading when they are dropped. */
export interface Inbox<T> {
  readonly put: (files: readonly T[]) => void;
  /** Names who takes the files, those that wait first; gives back how to close again. */
  readonly open: (take: (files: readonly T[]) => void) => () => void;
  /** Drops what waits. */
  readonly empty: () => void;
}

/** Makes an inbox; files wait in it in the order in which they came. `onWaiting` is told how many, when that changes. */
export function createInbox<T>(onWaiting?: (waitingCount: number) => void): Inbox<T> {
  let waiting: readonly T[] = [];
  let take: ((files: readonly T[]) => void) | undefined;
  const deliver = () => {
    if (!take || waiting.length === 0) return;
    const files = waiting;
    waiting = [];
    take(files);
    onWaiting?.(0);
  };
  return {
    put: (files) => {
      waiting = [...waiting, ...files];
      if (take) deliver();
      else onWaiting?.(waiting.length);
    },
    empty: () => {
      waiting = [];
      onWaiting?.(0);
    },
    open: (next) => {
      take = next;
      // Not at once: a form in React's strict mode opens, closes and opens again, and what it began has ended by then.
      queueMicrotask(deliver);
      return () => {
        take = undefined;
      };
    },
  };
}
