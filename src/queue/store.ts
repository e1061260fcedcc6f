import { isEnded } from './item.ts';
import type { ReceiptShape, Upload } from './item.ts';
import { release, transition } from './transition.ts';
import type { UploadEvent } from './transition.ts';

/** What can happen to the list: rows come, rows go, or one of them changes. */
export type QueueEvent<R extends ReceiptShape, P> =
  | { readonly type: 'enqueued'; readonly uploads: readonly Upload<R, P>[] }
  /** The list was told by whoever leads, or read from the device. */
  | { readonly type: 'replaced'; readonly uploads: readonly Upload<R, P>[] }
  | { readonly type: 'dismissed'; readonly id: string }
  /** The connection is back, or somebody has signed in. */
  | { readonly type: 'released'; readonly from: 'connection' | 'sign-in' }
  | ({ readonly id: string } & UploadEvent<R, P>);

/** Holds the list of uploads and tells who listens that it changed; fits React's `useSyncExternalStore`. */
export interface Store<R extends ReceiptShape, P> {
  readonly subscribe: (listener: () => void) => () => void;
  /** The list in the order of enqueueing; the same array as long as nothing changed. */
  readonly getSnapshot: () => readonly Upload<R, P>[];
  readonly dispatch: (event: QueueEvent<R, P>) => void;
}

/** A store that holds no uploads yet. */
export function createStore<R extends ReceiptShape, P>(): Store<R, P> {
  let uploads: readonly Upload<R, P>[] = [];
  const subscriptions = new Set<{ readonly listener: () => void }>();

  return {
    subscribe(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => subscriptions.delete(subscription);
    },
    getSnapshot: () => uploads,
    dispatch(event) {
      const next = reduce(uploads, event);
      if (next === uploads) return;
      uploads = next;
      for (const { listener } of subscriptions) callSafely(listener);
    },
  };
}

function reduce<R extends ReceiptShape, P>(
  uploads: readonly Upload<R, P>[],
  event: QueueEvent<R, P>,
): readonly Upload<R, P>[] {
  if (event.type === 'enqueued') {
    return event.uploads.length === 0 ? uploads : [...uploads, ...event.uploads];
  }
  if (event.type === 'replaced') return event.uploads;
  if (event.type === 'released') {
    const next = uploads.map((upload) => release(upload, event.from));
    return next.some((upload, index) => upload !== uploads[index]) ? next : uploads;
  }
  const index = uploads.findIndex((upload) => upload.id === event.id);
  const upload = uploads[index];
  if (upload === undefined) return uploads;
  if (event.type === 'dismissed') return isEnded(upload) ? uploads.toSpliced(index, 1) : uploads;
  const next = transition(upload, event);
  return next === upload ? uploads : uploads.with(index, next);
}

/** A view that throws must not stop the sending: its error surfaces as an uncaught one of its own. */
function callSafely(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
