import type { RetryPolicy } from './after-failure.ts';
import { runAttempt, type AttemptEnd } from './attempt.ts';
import type { Files } from './files.ts';
import type { Change } from './groups.ts';
import { isRunning } from './item.ts';
import type { ReceiptShape, Upload, Waiting } from './item.ts';
import { createPace } from './pace.ts';
import type { QueuePorts } from './ports.ts';
import { settle } from './settle.ts';
import type { Store } from './store.ts';
import { createTold } from './told.ts';

/** What the scheduler works with. */
export interface SchedulerOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly ports: QueuePorts<R, P>;
  /** How many attempts may be under way at once. */
  readonly concurrency: number;
  readonly policy: RetryPolicy;
  readonly files: Files;
}

/**
 * Keeps the attempts under way in line with the store: starts one for what waits, aborts one whose upload has moved
 * on. Follows the store until the returned function is called, which aborts them all.
 */
export function startScheduler<R extends ReceiptShape, P>(options: SchedulerOptions<R, P>): () => void {
  const { store, ports, concurrency, policy } = options;
  const controllers = new Map<string, AbortController>();
  const told = createTold(ports.toldBefore);
  const pace = createPace({ store, ports, concurrency, onOpen: planStart });
  const around = { ports, policy, told, pace };
  let isStartPlanned = false;
  let isStopped = false;

  const unsubscribe = store.subscribe((changes) => {
    for (const change of changes) abortOrphan(controllers, change);
    planStart();
  });
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
    controllers.set(attemptId, controller);
    store.dispatch({ type: 'attempt-started', id, attemptId, told: told.count() });
    const end = await runAttempt(options, {
      attemptId,
      upload,
      signal,
      onProgress(event) {
        if (!controllers.has(attemptId)) return;
        store.dispatch({ id, ...event });
        pace.moved();
      },
    });
    // Awaiting takes turns of its own, in which the attempt may have been aborted still.
    if (end === undefined || signal.aborted) return;
    controllers.delete(attemptId);
    if (end === 'file-missing') store.dispatch({ type: end, id, attemptId });
    else finish(id, end);
  }

  function finish(id: string, end: AttemptEnd<R, P>): void {
    const upload = store.get(id);
    if (!upload || !isRunning(upload)) return;
    const { event, pauseMs } = settle(upload, end, around);
    store.dispatch({ id, ...event });
    // After the wait of the upload has begun, so that it has its turn again when the others may start.
    if (pauseMs) pace.hold(pauseMs);
  }

  return () => {
    isStopped = true;
    unsubscribe();
    pace.stop();
    for (const controller of controllers.values()) controller.abort();
  };
}

/** Whatever took an upload out of its attempt, the request behind it has to stop. */
function abortOrphan<R extends ReceiptShape, P>(
  controllers: Map<string, AbortController>,
  { before, after }: Change<Upload<R, P>>,
): void {
  if (!before || !isRunning(before) || (after && isRunning(after))) return;
  controllers.get(before.attemptId)?.abort();
  controllers.delete(before.attemptId);
}
