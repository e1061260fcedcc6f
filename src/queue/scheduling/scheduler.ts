import type { QueueContext } from '../queue-context.ts';
import type { Change } from '../store.ts';
import { isRunning } from '../upload.ts';
import type { Upload, Waiting } from '../upload.ts';
import { createAdmissionControl } from './admission-control.ts';
import { runAttempt } from './attempt.ts';
import type { Leadership } from './leadership.ts';
import { createAmbiguityGuard } from './retry-policy.ts';

/** Starts attempts for waiting uploads until it is stopped, and aborts attempts whose upload has changed. */
export function startScheduler(queue: Omit<QueueContext, 'savedByNewer'>, leadership: Leadership) {
  const { store, ports, knownDocuments, settings } = queue;
  const controllers: Controllers = new Map();
  const admission = createAdmissionControl({ store, ports, settings, leadership, onOpen: planStart });
  const mayAttempt = createAmbiguityGuard(settings.policy);
  let isStartPlanned = false;
  let isStopped = false;

  const unsubscribe = store.subscribe((changes) => {
    for (const change of changes) abortOrphan(controllers, change);
    planStart();
  });
  leadership.remoteAttempts.onFree(planStart);
  // The list may be filled already.
  planStart();

  // In a microtask: cancelling a list row by row must not start the rows in between.
  function planStart(): void {
    if (isStartPlanned) return;
    isStartPlanned = true;
    queueMicrotask(() => {
      isStartPlanned = false;
      for (let next = nextToStart(); next; next = nextToStart()) void start(next);
    });
  }

  const nextToStart = (): Waiting | undefined =>
    isStopped ? undefined : admission.nextToStart(controllers.size);

  async function start(upload: Waiting): Promise<void> {
    const { id } = upload;
    if (!mayAttempt(upload)) return store.dispatch({ type: 'cancelled', id });
    const attemptId = ports.createId();
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(attemptId, { id, controller });
    const isCurrent = () => controllers.has(attemptId);
    const onEnd = () => void controllers.delete(attemptId);
    store.dispatch({ type: 'attempt-started', id, attemptId, knownDocumentCount: knownDocuments.count() });
    await runAttempt({ attemptId, upload, signal, isCurrent, onEnd }, { ...queue, admission, leadership });
    controllers.delete(attemptId);
    unsubscribeIfDrained();
    planStart();
  }

  function drain(): void {
    isStopped = true;
    admission.stop();
    unsubscribeIfDrained();
  }

  function unsubscribeIfDrained(): void {
    if (isStopped && controllers.size === 0) unsubscribe();
  }

  return {
    /** IDs of the uploads with an attempt under way. */
    sendingIds: () => [...controllers.values()].map(({ id }) => id),
    /** Starts no new attempts; those under way continue, and are still aborted when their upload changes. */
    drain,
    /** Aborts every attempt. */
    stop: () => {
      drain();
      unsubscribe();
      for (const { controller } of controllers.values()) controller.abort();
    },
  };
}

/** The attempts under way, by attempt ID. */
type Controllers = Map<string, { readonly id: string; readonly controller: AbortController }>;

/** Returns true if it is queued, as for a leader that doesn't know yet that it is being sent here. */
const isQueued = (upload: Upload): boolean =>
  upload.status === 'waiting' && (upload.waitsFor.kind === 'queued' || upload.waitsFor.kind === 'forced');

/** Stops the request of an upload that left its attempt. */
function abortOrphan(controllers: Controllers, { before, after }: Change<Upload>): void {
  if (!before || !isRunning(before) || (after && isQueued(after))) return;
  if (after && isRunning(after) && after.attemptId === before.attemptId) return;
  controllers.get(before.attemptId)?.controller.abort();
  controllers.delete(before.attemptId);
}
