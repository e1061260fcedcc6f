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
  /** Puts a failed or cancelled upload back to waiting, at its place in the list and with its file. */
  readonly retry: (id: string) => void;
  /** Takes an ended upload off the list. */
  readonly dismiss: (id: string) => void;
  /** Aborts every attempt and ends the queue: the list stays as it is and no command does anything. */
  readonly dispose: () => void;
}

/** How a queue works. */
export interface QueueOptions {
  /** How many attempts may be under way at once: a whole number from 1, which is the default. */
  readonly concurrency?: number;
}

/** A queue of its own, that shares nothing with another one. */
export function createQueue<R extends ReceiptShape, P>(
  ports: QueuePorts<R, P>,
  { concurrency = 1 }: QueueOptions = {},
): Queue<R, P> {
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new RangeError(`concurrency must be a whole number from 1, not ${concurrency}`);
  }
  const store = createStore<R, P>();
  const stopScheduler = startScheduler({ store, ports, concurrency });
  let isDisposed = false;

  function command(event: QueueEvent<R, P>): void {
    if (!isDisposed) store.dispatch(event);
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    enqueue(jobs) {
      if (isDisposed) return [];
      const uploads = jobs.map((job): Waiting => ({ status: 'waiting', id: ports.createId(), job }));
      command({ type: 'enqueued', uploads });
      return uploads.map(({ id }) => id);
    },
    cancel: (id) => command({ type: 'cancelled', id }),
    refuse: (id, problem) => command({ type: 'refused', id, problem }),
    retry: (id) => command({ type: 'retried', id }),
    dismiss: (id) => command({ type: 'dismissed', id }),
    dispose() {
      isDisposed = true;
      stopScheduler();
    },
  };
}
