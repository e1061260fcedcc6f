import type { RetryPolicy } from './after-failure.ts';
import { startChecker } from './checker.ts';
import type { Files } from './files.ts';
import { isRunning } from './item.ts';
import type { ReceiptShape } from './item.ts';
import { startKeeper } from './persistence/keeper.ts';
import { restoreUploads } from './persistence/restore.ts';
import type { QueuePorts } from './ports.ts';
import { startScheduler } from './scheduler.ts';
import type { Store } from './store.ts';
import type { Tenure } from './tenure.ts';
import { transition } from './transition.ts';

export interface SendingOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly files: Files;
  readonly ports: QueuePorts<R, P>;
  readonly concurrency: number;
  readonly policy: RetryPolicy;
}

/** All that is done with the list in one tab only. */
export interface SendingWork {
  /** Resolves when what is kept is in the list; absent where there is nothing to wait for. */
  readonly restored: Promise<void> | undefined;
  /** Uploads of which an attempt is under way. */
  readonly sendingIds: () => readonly string[];
  /** Leaves everything to another tab but the attempts that are under way. */
  readonly retire: () => void;
  /** Aborts the attempts too. Resolves when everything is written down. Never rejects. */
  readonly stop: () => Promise<void>;
}

interface Term<R extends ReceiptShape, P> {
  readonly tenure: Tenure<R, P>;
  /** Whether the list is to be read from the device; otherwise the store has all of it. */
  readonly isToRestore: boolean;
}

/** Sends, checks and keeps what is in the list until it is stopped. */
export function startSending<R extends ReceiptShape, P>(
  { store, files, ports, concurrency, policy }: SendingOptions<R, P>,
  { tenure, isToRestore }: Term<R, P>,
): SendingWork {
  const { kept, now, after, content } = ports;
  let isOver = false;
  const stops: (() => unknown)[] = [];

  interrupt(store, tenure);
  const scheduler = startScheduler({ store, ports, concurrency, policy, files, tenure });
  stops.push(startChecker({ store, files, content }));
  const restored = kept && keep(kept);

  async function keep(own: NonNullable<typeof kept>): Promise<void> {
    const earlier = isToRestore ? await restoreUploads<R, P>({ ...own, now: now() }) : [];
    if (isOver) return;
    const present = store.getSnapshot();
    const missing = earlier.filter(({ upload }) => !store.get(upload.id)).map(({ upload }) => upload);
    store.dispatch({ type: 'replaced', uploads: [...missing, ...present] });
    const { isLeading } = tenure;
    stops.push(startKeeper({ store, files, kept: own, now, after, restored: earlier, mayWrite: isLeading }));
  }

  async function end(): Promise<void> {
    isOver = true;
    await Promise.all(stops.splice(0).map((stop) => stop()));
  }

  return {
    restored: isToRestore ? restored : undefined,
    sendingIds: scheduler.sendingIds,
    retire() {
      scheduler.retire();
      void end();
    },
    stop() {
      scheduler.stop();
      return end();
    },
  };
}

/**
 * What the leader before was sending has stopped with it, unless that tab is still there; and nobody counts any more what
 * it was told.
 */
function interrupt<R extends ReceiptShape, P>(store: Store<R, P>, { elsewhere }: Tenure<R, P>): void {
  const uploads = store.getSnapshot().map((upload) =>
    isRunning(upload) && elsewhere.has(upload.id)
      ? // How far that tab has got by now isn't known.
        { ...upload, history: { ...upload.history, mayBeStored: true } }
      : transition(upload, { type: 'interrupted' }),
  );
  store.dispatch({ type: 'replaced', uploads });
}
