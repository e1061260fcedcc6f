import type { QueueEvent, Store } from '../store.ts';
import type { AttemptEvent } from '../transition.ts';
import { isMove } from '../upload.ts';

interface AdoptingOptions {
  readonly store: Pick<Store, 'get' | 'dispatch'>;
  readonly isRemote: (uploadId: string) => boolean;
}

/**
 * Dispatches reports of attempts of a former leader, even if the upload is waiting in this leader's (older) list. The
 * former leader may be this tab in an earlier term. Meanwhile these uploads aren't moved.
 */
export function createAdoptingDispatch({ store, isRemote }: AdoptingOptions): Store['dispatch'] {
  function adopt(event: QueueEvent): void {
    if (!isAttemptEvent(event) || !isRemote(event.id)) return;
    const { id, attemptId, type } = event;
    // The saved row may be older than the attempt.
    if (type === 'attempt-succeeded') store.dispatch({ type: 'checked', id });
    const upload = store.get(id);
    if (upload?.status !== 'waiting') return;
    const { kind } = upload.waitsFor;
    // An upload that a person paused stays paused, unless it is stored by now.
    if (kind !== 'queued' && kind !== 'forced' && type !== 'attempt-succeeded') return;
    store.dispatch({ type: 'attempt-started', id, attemptId, knownDocumentCount: 0 });
  }

  /** The tab that sends it doesn't know the new asset. */
  function movesRemote(event: QueueEvent): boolean {
    if (event.type !== 'edited' || !isRemote(event.id)) return false;
    const upload = store.get(event.id);
    return upload !== undefined && isMove(upload, event.details);
  }

  return (event) => {
    if (movesRemote(event)) return;
    adopt(event);
    store.dispatch(event);
  };
}

const isAttemptEvent = (event: QueueEvent): event is { readonly id: string } & AttemptEvent =>
  'attemptId' in event && event.type !== 'attempt-started' && event.type !== 'wait-ended';
