import { startContentChecker } from './content/content-checker.ts';
import type { QueueContext } from './queue-context.ts';
import type { Leadership } from './scheduling/leadership.ts';
import { startScheduler } from './scheduling/scheduler.ts';
import { startPersister, type Persister } from './storage/persister.ts';
import { restoreUploads } from './storage/restore.ts';
import type { Store } from './store.ts';
import { transition } from './transition.ts';
import { isRunning } from './upload.ts';

/** The work that only the leading tab does. */
export type LeaderWork = ReturnType<typeof startLeaderWork>;

interface LeaderWorkStart {
  /** True if the list must be read from the device; otherwise the store has all of it. */
  readonly shouldRestore: boolean;
}

/** Sends, checks and saves the uploads of the list until it is stopped. */
export function startLeaderWork(
  queue: QueueContext,
  leadership: Leadership,
  { shouldRestore }: LeaderWorkStart,
) {
  const { store, files, knownDocuments, savedByNewer } = queue;
  const { persistence, now, setTimer, compareReceipt, hash } = queue.ports;
  let hasEnded = false;
  const stops: (() => unknown)[] = [];
  let persister: Persister | undefined;

  interrupt(store, leadership);
  knownDocuments.load();
  const scheduler = startScheduler(queue, leadership);
  stops.push(startContentChecker({ store, files, knownDocuments, hash, setTimer }));
  const restored = persistence && restoreAndPersist(persistence);

  async function restoreAndPersist(ports: NonNullable<typeof persistence>): Promise<void> {
    const restored = shouldRestore ? await restoreUploads(ports.storage, now()) : undefined;
    if (hasEnded && !(await leadership.isLeading())) return;
    const saved = restored?.uploads ?? [];
    if (restored && !hasEnded) {
      savedByNewer.set(restored.savedByNewer);
      const notListed = saved.filter(({ upload }) => !store.get(upload.id)).map(({ upload }) => upload);
      store.dispatch({ type: 'replaced', uploads: [...notListed, ...store.getSnapshot()] });
    }
    const persisted = { store, files, ports, now, setTimer, compareReceipt };
    persister = startPersister({ ...persisted, restored: saved, isLeading: leadership.isLeading });
    if (hasEnded) await persister.stop();
  }

  async function end(): Promise<void> {
    hasEnded = true;
    await Promise.all([...stops.splice(0).map((stop) => stop()), persister ? persister.stop() : restored]);
  }

  return {
    /** Resolves when saved uploads are in the list; absent if there is nothing to wait for. */
    whenRestored: shouldRestore ? restored : undefined,
    /** IDs of the uploads with an attempt under way. */
    sendingIds: scheduler.sendingIds,
    /** Resolves when all changes so far are saved, or couldn't be. Never rejects. */
    whenWritten: async () => {
      await restored;
      await persister?.whenWritten();
    },
    /** Lets running attempts finish; starts nothing new. Resolves when everything so far is saved. Never rejects. */
    drain: () => {
      scheduler.drain();
      return end();
    },
    /** Also aborts running attempts. Resolves when everything is saved. Never rejects. */
    stop: () => {
      scheduler.stop();
      return end();
    },
  };
}

/**
 * Marks the attempts of the former leader as interrupted. Of those that its tab is still sending, the outcome is marked
 * as unknown.
 */
function interrupt(store: Store, { remoteAttempts }: Leadership): void {
  const uploads = store.getSnapshot().map((upload) =>
    isRunning(upload) && remoteAttempts.has(upload.id)
      ? // The progress of that tab isn't known.
        { ...upload, pastAttempts: { ...upload.pastAttempts, outcomeUnknown: true } }
      : transition(upload, { type: 'interrupted' }),
  );
  store.dispatch({ type: 'replaced', uploads });
}
