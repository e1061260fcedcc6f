import type { RetryPolicy } from './after-failure.ts';
import { runAttempt } from './attempt.ts';
import type { Files } from './files.ts';
import type { Change } from './groups.ts';
import { isConfirmed, isRunning } from './item.ts';
import type { ReceiptShape, Upload, Waiting } from './item.ts';
import { createPace } from './pace.ts';
import type { QueuePorts } from './ports.ts';
import { settle, type Surroundings } from './settle.ts';
import type { Store } from './store.ts';
import type { Tenure } from './tenure.ts';
import { createTold } from './told.ts';
import type { AttemptEvent } from './transition.ts';

/** What the scheduler works with. */
export interface SchedulerOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly ports: QueuePorts<R, P>;
  /** How many attempts may be under way at once. */
  readonly concurrency: number;
  readonly policy: RetryPolicy;
  readonly files: Files;
  readonly tenure: Tenure<R, P>;
}

/** Keeps attempts going until it is stopped. */
interface Scheduler {
  /** Uploads of which an attempt is under way. */
  readonly sendingIds: () => readonly string[];
  /** Starts no more; what is under way goes on, and is aborted still when its upload moves on. */
  readonly retire: () => void;
  /** Aborts every attempt. */
  readonly stop: () => void;
}

/**
 * Keeps the attempts under way in line with the store: starts one for what waits, aborts one whose upload has moved
 * on.
 */
export function startScheduler<R extends ReceiptShape, P>(options: SchedulerOptions<R, P>): Scheduler {
  const { store, ports, concurrency, policy, tenure } = options;
  const controllers: Controllers = new Map();
  const told = createTold(ports.toldBefore);
  const pace = createPace({ store, ports, tenure, concurrency, onOpen: planStart });
  const context = { ...options, around: { ports, policy, told, pace } };
  let isStartPlanned = false;
  let isStopped = false;

  const unsubscribe = store.subscribe((changes) => {
    for (const change of changes) abortOrphan(controllers, change);
    planStart();
  });
  tenure.elsewhere.onFree(planStart);
  // The list may be there already.
  planStart();

  // Not at once: a caller that cancels a list row by row must not start the rows in between.
  function planStart(): void {
    if (isStartPlanned) return;
    isStartPlanned = true;
    queueMicrotask(() => {
      isStartPlanned = false;
      for (let next = nextToStart(); next; next = nextToStart()) void start(next);
    });
  }

  const nextToStart = (): Waiting<P> | undefined =>
    isStopped || controllers.size >= concurrency ? undefined : pace.nextToStart();

  async function start(upload: Waiting<P>): Promise<void> {
    const { id } = upload;
    const attemptId = ports.createId();
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(attemptId, { id, controller });
    store.dispatch({ type: 'attempt-started', id, attemptId, told: told.count() });
    // No other tab sends it at the same time, not even one that has lost the lead without knowing it.
    await tenure
      .exclusively(id, signal, () => run(upload, { attemptId, signal, controllers }, context))
      // Only the wait for that is rejected, by the signal.
      .catch(() => undefined);
    controllers.delete(attemptId);
    planStart();
  }

  function retire(): void {
    isStopped = true;
    pace.stop();
  }

  return {
    sendingIds: () => [...controllers.values()].map(({ id }) => id),
    retire,
    stop() {
      retire();
      unsubscribe();
      for (const { controller } of controllers.values()) controller.abort();
    },
  };
}

interface Run {
  readonly attemptId: string;
  readonly signal: AbortSignal;
  readonly controllers: Controllers;
}

/** Sends once, and ends when whoever leads knows how that ended, so that nobody sends it again. Never rejects. */
async function run<R extends ReceiptShape, P>(
  upload: Waiting<P>,
  { attemptId, signal, controllers }: Run,
  { around, ...options }: SchedulerOptions<R, P> & { readonly around: Surroundings<R, P> },
): Promise<void> {
  const { id } = upload;
  const { store, tenure } = options;
  const { pace } = around;
  const onProgress = (event: AttemptEvent<never, never>): void => {
    if (!controllers.has(attemptId)) return;
    void tenure.deliver({ id, ...event });
    pace.moved();
  };
  if (!(await tenure.isLeading())) return;
  const end = await runAttempt(options, { attemptId, upload, signal, onProgress });
  // Awaiting takes turns of its own, in which the attempt may have been aborted still.
  const now = store.get(id);
  if (end === undefined || signal.aborted || !now || isConfirmed(now)) return;
  if (isRunning(now) && now.attemptId !== attemptId) return;
  controllers.delete(attemptId);
  if (end === 'file-missing') {
    await tenure.deliver({ type: end, id, attemptId });
    return;
  }
  const { event, pauseMs } = settle(
    // Another leader may know it only as waiting.
    isRunning(now) ? now : { ...upload, status: 'sending', attemptId, sentBytes: 0 },
    end,
    around,
  );
  const delivered = tenure.deliver({ id, ...event });
  // After the wait of the upload has begun, so that it has its turn again when the others may start.
  if (pauseMs) pace.hold(pauseMs);
  await delivered;
}

/** The attempts under way, by attempt ID. */
type Controllers = Map<string, { readonly id: string; readonly controller: AbortController }>;

/** Whether it is to be sent, as by a leader that doesn't know yet that it is being sent here. */
const hasTurn = <R extends ReceiptShape, P>(upload: Upload<R, P>): boolean =>
  upload.status === 'waiting' && (upload.waitsFor.kind === 'turn' || upload.waitsFor.kind === 'asked');

/** Whatever took an upload out of its attempt, the request behind it has to stop. */
function abortOrphan<R extends ReceiptShape, P>(
  controllers: Controllers,
  { before, after }: Change<Upload<R, P>>,
): void {
  if (!before || !isRunning(before) || (after && hasTurn(after))) return;
  if (after && isRunning(after) && after.attemptId === before.attemptId) return;
  controllers.get(before.attemptId)?.controller.abort();
  controllers.delete(before.attemptId);
}
