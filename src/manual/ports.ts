import type { InspectRequest } from './protocol.ts';

/**
 * The part of a `Worker` that the inspector uses. Must give `message` events with a `WorkerMessage`, and `error` when
 * its code does not load or breaks down.
 */
export interface InspectWorker extends EventTarget {
  readonly postMessage: (request: InspectRequest) => void;
  /** Must stop at once, whatever runs. */
  readonly terminate: () => void;
}
