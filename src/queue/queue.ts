import { noHistory } from './history.ts';
import type { Job, ReceiptShape, Waiting } from './item.ts';
import type { QueuePorts } from './ports.ts';
import { startScheduler } from './scheduler.ts';
import { createStore } from './store.ts';
import type { QueueEvent, Store } from './store.ts';

/** Uploads on their way, and what a person can do about them. A command that does not apply does nothing. */
export interface Queue<R extends ReceiptShape, P> extends Pick<Store<R, P>, 'subscribe' | 'getSnapshot'> {
  /** Lists the jobs as waiting, at the end and in this order; gives their upload ids, none after `dispose`. */
  readonly enqueue: (jobs: readonly Job[]) => readonly string[];
  /** Takes back an upload that has not ended, and aborts its attempt. */
  readonly cancel: (id: string) => void;
  /** Fails an upload whose content turned out unfit, and aborts its attempt; nothing where all bytes are out already. */
  readonly refuse: (id: string, problem: P) => void;
  /** Sends a failed, cancelled or held up upload as soon as there is room, at its place in the list, with its file. */
  readonly retry: (id: string) => void;
  /** Somebody has signed in: what waited for that goes on. */
  readonly signedIn: () => void;
  /** Takes an ended upload off the list. */
  readonly dismiss: (id: string) => void;
  /** Aborts every attempt and ends the queue: the list stays as it is and no command does anything. */
  readonly dispose: () => void;
}

/** How a queue works. */
export interface QueueOptions {
  /** How many attempts may be under way at once: a whole number from 1, which is the default. */
  readonly concurrency?: number;
  /** How many attempts of an upload may fail in a row without getting further: a whole number from 1; 6 unless set. */
  readonly attempts?: number;
  /**
   * Whether to try again by itself what the service may have stored; `true` unless set. Safe only with a service that
   * recognises identical content.
   */
  readonly retryAmbiguous?: boolean;
}

/** A queue of its own, that shares nothing with another one. */
export function createQueue<R extends ReceiptShape, P>(
  ports: QueuePorts<R, P>,
  { concurrency = 1, attempts = 6, retryAmbiguous = true }: QueueOptions = {},
): Queue<R, P> {
  for (const [name, value] of Object.entries({ concurrency, attempts })) {
    if (Number.isInteger(value) && value >= 1) continue;
    throw new RangeError(`${name} must be a whole number from 1, not ${value}`);
  }
  const store = createStore<R, P>();
  const stopScheduler = startScheduler({ store, ports, concurrency, policy: { attempts, retryAmbiguous } });
  let isDisposed = false;

  function command(event: QueueEvent<R, P>): void {
    if (!isDisposed) store.dispatch(event);
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    enqueue(jobs) {
      if (isDisposed) return [];
      const uploads = jobs.map((job): Waiting<P> => ({
        status: 'waiting',
        id: ports.createId(),
        job,
        history: noHistory,
        waitsFor: { kind: 'turn' },
      }));
      command({ type: 'enqueued', uploads });
      return uploads.map(({ id }) => id);
    },
    cancel: (id) => command({ type: 'cancelled', id }),
    refuse: (id, problem) => command({ type: 'refused', id, problem }),
    retry: (id) => command({ type: 'retried', id }),
    signedIn: () => command({ type: 'released', from: 'sign-in' }),
    dismiss: (id) => command({ type: 'dismissed', id }),
    dispose() {
      isDisposed = true;
      stopScheduler();
    },
  };
}
