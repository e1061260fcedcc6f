import type { QueuePorts } from '../ports.ts';
import type { QueueEvent, Store } from '../store.ts';
import type { AttemptEvent } from '../transition.ts';
import { isMove, isRunning } from '../upload.ts';
import type { TabChannel } from './tab-channel.ts';

/** Time in milliseconds that a closing tab may take to release its locks. */
const graceMs = 2000;

interface RemoteAttemptsOptions {
  readonly channel: TabChannel;
  readonly store: Store;
  readonly setTimer: QueuePorts['setTimer'];
  /** Uploads whose lock is held by another tab, or by an earlier term of this one. */
  readonly lockedKeys: ReadonlySet<string>;
  /** Uploads that an earlier term of this tab is still sending. */
  readonly ownIds: readonly string[];
  readonly signal: AbortSignal;
  readonly onBusyChange: (isOtherTabBusy: boolean) => void;
}

/** Attempts of a former leader that are still under way. The former leader may be this tab in an earlier term. */
export type RemoteAttempts = ReturnType<typeof trackRemoteAttempts>;

/**
 * Waits until the lock of each upload is released. An upload whose result isn't known by then may be stored, and is
 * retried.
 */
export function trackRemoteAttempts(options: RemoteAttemptsOptions) {
  const { channel, store, setTimer, lockedKeys, signal, onBusyChange } = options;
  const ids = new Set(lockedKeys);
  const silent = new Set([...lockedKeys].filter((id) => !options.ownIds.includes(id)));
  /** Uploads whose attempt is known to have ended. */
  const ended = new Set<string>();
  let isGraceOver = false;
  let notifyFree: (() => void) | undefined;

  const isOtherTabBusy = (): boolean => isGraceOver && silent.size > 0;

  async function awaitRelease(id: string): Promise<void> {
    await channel.withLock(id, signal, async () => {
      ids.delete(id);
      answered([id]);
      // The tab that held it may have sent it, even if the list says that it waits.
      store.dispatch({ type: 'interrupted', id, outcomeUnknown: !ended.has(id) });
      notifyFree?.();
    });
  }

  function answered(uploadIds: readonly string[]): void {
    for (const id of uploadIds) silent.delete(id);
    onBusyChange(isOtherTabBusy());
  }

  const unsubscribe = store.subscribe((changes) => {
    for (const { before, after: now } of changes) {
      if (before && isRunning(before) && !(now && isRunning(now))) ended.add(before.id);
    }
  });
  // Rejects only while waiting, by the signal.
  for (const id of ids) awaitRelease(id).catch(() => undefined);
  const cancel = setTimer(graceMs, () => {
    isGraceOver = true;
    onBusyChange(isOtherTabBusy());
  });
  signal.addEventListener(
    'abort',
    () => {
      cancel();
      unsubscribe();
    },
    { once: true },
  );
  return {
    /** Dispatches an event from any tab. Reports of these attempts count, and their uploads aren't moved. */
    dispatch: (event: QueueEvent) => {
      const remote = 'id' in event && ids.has(event.id) ? store.get(event.id) : undefined;
      // The tab that sends it doesn't know the new asset.
      if (remote && event.type === 'edited' && isMove(remote, event.details)) return;
      if (remote && isAttemptEvent(event)) adoptAttempt(event, store);
      store.dispatch(event);
    },
    has: (id: string) => ids.has(id),
    ids: () => [...ids],
    /** Calls back each time an upload is free, so that it may be sent here. */
    onFree: (callback: () => void) => {
      notifyFree = callback;
    },
    /** Returns true if a tab that holds one of them doesn't answer. */
    isOtherTabBusy,
    /** Call when the tab that sends these uploads answers. */
    answered,
  };
}

/** Begins the attempt that a report is about, if its upload waits in this leader's list, which may be older. */
function adoptAttempt(
  { id, attemptId, type }: { readonly id: string } & AttemptEvent,
  store: Pick<Store, 'get' | 'dispatch'>,
): void {
  if (type === 'attempt-succeeded') store.dispatch({ type: 'checked', id });
  const upload = store.get(id);
  if (upload?.status !== 'waiting') return;
  const { kind } = upload.waitsFor;
  // An upload that a person paused stays paused, unless it is stored by now.
  if (kind !== 'queued' && kind !== 'forced' && type !== 'attempt-succeeded') return;
  store.dispatch({ type: 'attempt-started', id, attemptId, knownDocumentCount: 0 });
}

const isAttemptEvent = (event: QueueEvent): event is { readonly id: string } & AttemptEvent =>
  'attemptId' in event && event.type !== 'attempt-started' && event.type !== 'wait-ended';
