/** Files of the host that wait for the page of an asset. */
export interface Inbox {
  readonly put: (files: readonly File[]) => void;
  /** Sets the receiver, which gets waiting files first. Returns a function that closes the inbox. */
  readonly open: (accept: (files: readonly File[]) => void) => () => void;
  /** Returns waiting files. */
  readonly waiting: () => readonly File[];
  /** Discards waiting files. */
  readonly empty: () => void;
}

/** Creates an inbox that holds files in order until there is a receiver. */
export function createInbox(): Inbox {
  let waiting: readonly File[] = [];
  let accept: ((files: readonly File[]) => void) | undefined;
  const deliver = () => {
    if (!accept || waiting.length === 0) return;
    const files = waiting;
    waiting = [];
    accept(files);
  };
  return {
    put: (files) => {
      waiting = [...waiting, ...files];
      deliver();
    },
    waiting: () => waiting,
    empty: () => {
      waiting = [];
    },
    open: (next) => {
      accept = next;
      // In a microtask: in React's strict mode a page opens, closes and opens again.
      queueMicrotask(deliver);
      return () => {
        accept = undefined;
      };
    },
  };
}
