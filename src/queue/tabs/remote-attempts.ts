import type { QueuePorts } from '../ports.ts';
import type { Store } from '../store.ts';
import { isRunning } from '../upload.ts';
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

/**
 * Attempts of a former leader that are still under way. Waits until the lock of each upload is released. An upload whose
 * result isn't known by then may be stored, and is retried.
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

  async function follow(id: string): Promise<void> {
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

  const stopFollowing = store.subscribe((changes) => {
    for (const { before, after: now } of changes) {
      if (before && isRunning(before) && !(now && isRunning(now))) ended.add(before.id);
    }
  });
  // Rejects only while waiting, by the signal.
  for (const id of ids) follow(id).catch(() => undefined);
  const cancel = setTimer(graceMs, () => {
    isGraceOver = true;
    onBusyChange(isOtherTabBusy());
  });
  signal.addEventListener(
    'abort',
    () => {
      cancel();
      stopFollowing();
    },
    { once: true },
  );
  return {
    has: (id: string) => ids.has(id),
    ids: () => [...ids],
    onFree: (callback: () => void) => {
      notifyFree = callback;
    },
    /** Returns true if a tab that holds one of them doesn't answer. */
    isOtherTabBusy,
    /** Call when the tab that sends these uploads answers. */
    answered,
  };
}
