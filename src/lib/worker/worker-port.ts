/**
 * The part of a `Worker` that is used. Must fire `message` events, the first of them `Alive`, and `error` if its code
 * doesn't load or breaks down.
 */
export interface WorkerPort<Request> extends EventTarget {
  readonly postMessage: (request: Request) => void;
  /** Must stop at once, even during work. */
  readonly terminate: () => void;
}

/** Sent once, when the worker's code has loaded. */
export interface Alive {
  readonly kind: 'alive';
}

/** Message of a worker about a job; messages about an ended job are dropped. */
export interface Answer {
  readonly kind: string;
  readonly job: number;
}
