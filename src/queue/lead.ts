import type { RetryPolicy } from './after-failure.ts';
import { startChecker } from './checker.ts';
import { letGoOfFiles, type Files } from './files.ts';
import type { ReceiptShape } from './item.ts';
import { startKeeper } from './persistence/keeper.ts';
import { restoreUploads } from './persistence/restore.ts';
import type { QueuePorts } from './ports.ts';
import { startScheduler } from './scheduler.ts';
import type { QueueEvent, Store } from './store.ts';
import { startFollower } from './tabs/follower.ts';
import { startLeader } from './tabs/leader.ts';
import { transition } from './transition.ts';

interface LeadOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly files: Files;
  readonly ports: QueuePorts<R, P>;
  readonly concurrency: number;
  readonly policy: RetryPolicy;
}

/** One that sends what is in the list, or that shows it while another one sends. */
interface Lead<R extends ReceiptShape, P> {
  readonly command: (event: QueueEvent<R, P>) => void;
  readonly stop: () => void;
}

/** Leads at once when alone; in a crew it follows the leader until it is the one to lead. */
export function startLead<R extends ReceiptShape, P>(options: LeadOptions<R, P>): Lead<R, P> {
  const { store, files, ports } = options;
  const { crew } = ports;
  letGoOfFiles(store, files);
  if (!crew) {
    const { stop } = startSending(options, true);
    return { command: store.dispatch, stop: () => void stop() };
  }
  const abort = new AbortController();
  const follower = startFollower<R, P>({ crew, store, files });
  let stopLeading: (() => Promise<void>) | undefined;
  let isStopped = false;
  crew.lead(() => {
    if (isStopped) return;
    follower.stop();
    const sending = startSending(options, !follower.isInformed());
    const stopTelling = startLeader({ crew, store, files, restored: sending.restored });
    stopLeading = () => {
      stopTelling();
      return sending.stop();
    };
  }, abort.signal);
  return {
    command: (event) => (stopLeading ? store.dispatch(event) : follower.ask(event)),
    stop() {
      isStopped = true;
      follower.stop();
      // Nobody else leads before this one has written down what it did.
      void Promise.resolve(stopLeading?.()).then(() => abort.abort());
    },
  };
}

interface Sending {
  /** Resolves when what is kept is in the list; absent where there is nothing to wait for. */
  readonly restored: Promise<void> | undefined;
  /** Resolves when everything is written down. Never rejects. */
  readonly stop: () => Promise<void>;
}

/** Does all that is done with the list in one place only. */
function startSending<R extends ReceiptShape, P>(
  { store, files, ports, concurrency, policy }: LeadOptions<R, P>,
  isToRestore: boolean,
): Sending {
  const { kept, now, after, content } = ports;
  let isStopped = false;
  const stops: (() => unknown)[] = [];

  interrupt(store);
  stops.push(startScheduler({ store, ports, concurrency, policy, files }));
  stops.push(startChecker({ store, files, content }));
  const restored = kept && keep(kept);

  async function keep(own: NonNullable<typeof kept>): Promise<void> {
    const earlier = isToRestore ? await restoreUploads<R, P>({ ...own, now: now() }) : [];
    if (isStopped) return;
    const present = store.getSnapshot();
    const missing = earlier.filter(({ upload }) => !store.get(upload.id)).map(({ upload }) => upload);
    store.dispatch({ type: 'replaced', uploads: [...missing, ...present] });
    stops.push(startKeeper({ store, files, kept: own, now, after, restored: earlier }));
  }

  return {
    restored: isToRestore ? restored : undefined,
    async stop() {
      isStopped = true;
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** What the leader before was sending has stopped with it, and nobody counts any more what it was told. */
function interrupt<R extends ReceiptShape, P>(store: Store<R, P>): void {
  const uploads = store.getSnapshot().map((upload) => transition(upload, { type: 'interrupted' }));
  store.dispatch({ type: 'replaced', uploads });
}
