import type { ReceiptShape } from '../upload.ts';
import type { QueueEvent, Store } from '../store.ts';
import type { AttemptEvent } from '../transition.ts';

interface AdoptingOptions<R extends ReceiptShape, P> {
  readonly store: Pick<Store<R, P>, 'get' | 'dispatch'>;
  readonly isRemote: (uploadId: string) => boolean;
}

/**
 * Dispatches reports of attempts of a former leader, even if the upload is waiting in this leader's (older) list. The
 * former leader may be this tab in an earlier term.
 */
export function createAdoptingDispatch<R extends ReceiptShape, P>({
  store,
  isRemote,
}: AdoptingOptions<R, P>): Store<R, P>['dispatch'] {
  function adopt(event: QueueEvent<R, P>): void {
    if (!isAttemptEvent(event) || !isRemote(event.id)) return;
    const { id, attemptId, type } = event;
    // The saved row may be older than the attempt.
    if (type === 'attempt-succeeded') store.dispatch({ type: 'checked', id });
    const upload = store.get(id);
    if (upload?.status !== 'waiting') return;
    const { kind } = upload.waitsFor;
    // An upload that a person held back stays so, unless it is stored by now.
    if (kind !== 'queued' && kind !== 'forced' && type !== 'attempt-succeeded') return;
    store.dispatch({ type: 'attempt-started', id, attemptId, knownDocumentCount: 0 });
  }

  return (event) => {
    adopt(event);
    store.dispatch(event);
  };
}

const isAttemptEvent = <R extends ReceiptShape, P>(
  event: QueueEvent<R, P>,
): event is { readonly id: string } & AttemptEvent<R, P> =>
  'attemptId' in event && event.type !== 'attempt-started' && event.type !== 'wait-ended';
