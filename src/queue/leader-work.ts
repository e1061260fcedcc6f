import type { RetryPolicy } from './scheduling/retry-policy.ts';
import { startContentChecker } from './content/content-checker.ts';
import type { SourceFiles } from './content/source-files.ts';
import { isRunning } from './upload.ts';
import type { ReceiptShape } from './upload.ts';
import { startPersister } from './storage/persister.ts';
import { restoreUploads } from './storage/restore.ts';
import type { QueuePorts } from './ports.ts';
import { startScheduler } from './scheduling/scheduler.ts';
import type { Store } from './store.ts';
import type { LeadershipTerm } from './tabs/leadership-term.ts';
import { transition } from './transition.ts';

export interface LeaderWorkOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly files: SourceFiles;
  readonly ports: QueuePorts<R, P>;
  readonly concurrency: number;
  readonly policy: RetryPolicy;
}

/** All that is done with the list in one tab only. */
export interface LeaderWork {
  /** Resolves when what is kept is in the list; absent where there is nothing to wait for. */
  readonly restored: Promise<void> | undefined;
  /** Uploads of which an attempt is under way. */
  readonly sendingIds: () => readonly string[];
  /** Leaves everything to another tab but the attempts that are under way. */
  readonly drain: () => void;
  /** Aborts the attempts too. Resolves when everything is written down. Never rejects. */
  readonly stop: () => Promise<void>;
}

interface LeaderWorkTerm<R extends ReceiptShape, P> {
  readonly term: LeadershipTerm<R, P>;
  /** Whether the list is to be read from the device; otherwise the store has all of it. */
  readonly shouldRestore: boolean;
}

/** Sends, checks and keeps what is in the list until it is stopped. */
export function startLeaderWork<R extends ReceiptShape, P>(
  { store, files, ports, concurrency, policy }: LeaderWorkOptions<R, P>,
  { term, shouldRestore }: LeaderWorkTerm<R, P>,
): LeaderWork {
  const { persistence, now, setTimer, content } = ports;
  let isOver = false;
  const stops: (() => unknown)[] = [];

  interrupt(store, term);
  const scheduler = startScheduler({ store, ports, concurrency, policy, files, term });
  stops.push(startContentChecker({ store, files, content }));
  const restored = persistence && keep(persistence);

  async function keep(own: NonNullable<typeof persistence>): Promise<void> {
    const earlier = shouldRestore ? await restoreUploads<R, P>({ ...own, now: now() }) : [];
    if (isOver) return;
    const present = store.getSnapshot();
    const missing = earlier.filter(({ upload }) => !store.get(upload.id)).map(({ upload }) => upload);
    store.dispatch({ type: 'replaced', uploads: [...missing, ...present] });
    const { isLeading } = term;
    stops.push(
      startPersister({
        store,
        files,
        kept: own,
        now,
        after: setTimer,
        restored: earlier,
        isLeading,
      }),
    );
  }

  async function end(): Promise<void> {
    isOver = true;
    await Promise.all(stops.splice(0).map((stop) => stop()));
  }

  return {
    restored: shouldRestore ? restored : undefined,
    sendingIds: scheduler.sendingIds,
    drain() {
      scheduler.drain();
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
function interrupt<R extends ReceiptShape, P>(
  store: Store<R, P>,
  { remoteAttempts }: LeadershipTerm<R, P>,
): void {
  const uploads = store.getSnapshot().map((upload) =>
    isRunning(upload) && remoteAttempts.has(upload.id)
      ? // How far that tab has got by now isn't known.
        { ...upload, history: { ...upload.history, outcomeUnknown: true } }
      : transition(upload, { type: 'interrupted' }),
  );
  store.dispatch({ type: 'replaced', uploads });
}
