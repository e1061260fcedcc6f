import { isRunning } from '../upload.ts';
import type { ReceiptShape } from '../upload.ts';
import type { QueuePorts } from '../ports.ts';
import type { Store } from '../store.ts';

import type { TabChannel } from './tab-channel.ts';

/** A tab that goes away takes a moment to let go of its uploads, in milliseconds. */
const graceMs = 2000;

interface RemoteAttemptsOptions<R extends ReceiptShape, P> {
  readonly crew: TabChannel;
  readonly store: Store<R, P>;
  readonly after: QueuePorts<R, P>['setTimer'];
  /** Uploads of which another tab, or an earlier term of this one, holds an attempt. */
  readonly heldKeys: ReadonlySet<string>;
  /** Uploads that an earlier term of this tab still sends. */
  readonly ownIds: readonly string[];
  readonly signal: AbortSignal;
  readonly onBusyChange: (isOtherTabBusy: boolean) => void;
}

/** Uploads that another tab still sends, although it doesn't lead any more. */
export interface RemoteAttempts {
  readonly has: (uploadId: string) => boolean;
  /** Calls back each time that a tab has let go of one, so that it may be sent here. */
  readonly onFree: (callback: () => void) => void;
  /** Whether one of them is in a tab that doesn't answer. */
  readonly isOtherTabBusy: () => boolean;
  /** The tab that sends these answers. */
  readonly answered: (uploadIds: readonly string[]) => void;
}

/**
 * Waits for each of the uploads until its tab lets go of it. What that tab didn't tell the end of by then may be stored and
 * is tried again.
 */
export function trackRemoteAttempts<R extends ReceiptShape, P>(
  options: RemoteAttemptsOptions<R, P>,
): RemoteAttempts {
  const { crew, store, after, heldKeys, signal, onBusyChange } = options;
  const ids = new Set(heldKeys);
  const silent = new Set([...heldKeys].filter((id) => !options.ownIds.includes(id)));
  /** Those of which this tab knows how the attempt ended. */
  const ended = new Set<string>();
  let isGraceOver = false;
  let tellFree: (() => void) | undefined;

  const isOtherTabBusy = (): boolean => isGraceOver && silent.size > 0;

  async function follow(id: string): Promise<void> {
    await crew.withLock(id, signal, async () => {
      ids.delete(id);
      answered([id]);
      // Whoever holds an upload may have sent it, also where the list only says that it waits.
      store.dispatch({ type: 'interrupted', id, outcomeUnknown: !ended.has(id) });
      tellFree?.();
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
  // Only the wait is rejected, by the signal.
  for (const id of ids) follow(id).catch(() => undefined);
  const cancel = after(graceMs, () => {
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
    has: (id) => ids.has(id),
    onFree: (callback) => {
      tellFree = callback;
    },
    isOtherTabBusy,
    answered,
  };
}
