import { createAmbiguityGuard, type RetryPolicy } from './retry-policy.ts';
import { runAttempt } from './run-attempt.ts';
import type { SourceFiles } from '../content/source-files.ts';
import type { Change } from '../upload-groups.ts';
import { isConfirmed, isRunning } from '../upload.ts';
import type { Upload, Waiting } from '../upload.ts';
import { createAdmissionControl } from './admission-control.ts';
import type { QueuePorts } from '../ports.ts';
import { settleAttempt, type SettleContext } from './settle-attempt.ts';
import type { Store } from '../store.ts';
import type { LeadershipTerm } from '../tabs/leadership-term.ts';
import type { KnownDocuments } from '../known-documents/known-documents.ts';
import type { AttemptEvent } from '../transition.ts';

/** Options of `startScheduler`. */
export interface SchedulerOptions {
  readonly store: Store;
  readonly ports: QueuePorts;
  /** How many attempts may be under way at once. */
  readonly concurrency: number;
  readonly policy: RetryPolicy;
  readonly files: SourceFiles;
  readonly knownDocuments: KnownDocuments;
  readonly term: LeadershipTerm;
}

/** Starts attempts until it is stopped. */
interface Scheduler {
  /** IDs of the uploads with an attempt under way. */
  readonly sendingIds: () => readonly string[];
  /** Starts no new attempts; those under way continue, and are still aborted when their upload changes. */
  readonly drain: () => void;
  /** Aborts every attempt. */
  readonly stop: () => void;
}

/**
 * Starts attempts for waiting uploads and aborts attempts whose upload has changed.
 */
export function startScheduler(options: SchedulerOptions): Scheduler {
  const { store, ports, concurrency, policy, knownDocuments, term } = options;
  const controllers: Controllers = new Map();
  const admission = createAdmissionControl({ store, ports, term: term, concurrency, onOpen: planStart });
  const mayAttempt = createAmbiguityGuard(policy);
  const context = { ...options, around: { ports, policy, knownDocuments, admission } };
  let isStartPlanned = false;
  let isStopped = false;

  const unsubscribe = store.subscribe((changes) => {
    for (const change of changes) abortOrphan(controllers, change);
    planStart();
  });
  term.remoteAttempts.onFree(planStart);
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
    isStopped || controllers.size >= concurrency ? undefined : admission.nextToStart();

  async function start(upload: Waiting): Promise<void> {
    const { id } = upload;
    if (!mayAttempt(upload)) return store.dispatch({ type: 'cancelled', id });
    const attemptId = ports.createId();
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(attemptId, { id, controller });
    store.dispatch({ type: 'attempt-started', id, attemptId, knownDocumentCount: knownDocuments.count() });
    // No other tab may send it at the same time, not even a former leader that doesn't know it yet.
    await term
      .withLock(id, signal, () => run(upload, { attemptId, signal, controllers }, context))
      // Rejects only while waiting for the lock, by the signal.
      .catch(() => undefined);
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
    sendingIds: () => [...controllers.values()].map(({ id }) => id),
    drain,
    stop() {
      drain();
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

/** Makes one attempt; ends when the leader knows the result, so that no tab sends it again. Never rejects. */
async function run(
  upload: Waiting,
  { attemptId, signal, controllers }: Run,
  { around, ...options }: SchedulerOptions & { readonly around: SettleContext },
): Promise<void> {
  const { id } = upload;
  const { store, knownDocuments, term } = options;
  const { admission } = around;
  const onProgress = (event: AttemptEvent): void => {
    if (!controllers.has(attemptId)) return;
    void term.deliver({ id, ...event });
    admission.bytesSent();
  };
  if (!(await term.isLeading())) return;
  const [end] = await Promise.all([
    runAttempt(options, { attemptId, upload, signal, onProgress }),
    knownDocuments.loaded(),
  ]);
  // The attempt may have been aborted while this was awaited.
  const now = store.get(id);
  if (end === undefined || signal.aborted || !now || isConfirmed(now)) return;
  if (isRunning(now) && now.attemptId !== attemptId) return;
  controllers.delete(attemptId);
  if (end === 'file-missing') {
    await term.deliver({ type: end, id, attemptId });
    return;
  }
  const { event, pauseMs } = settleAttempt(
    // For a new leader it may still be waiting.
    isRunning(now) ? now : { ...upload, status: 'sending', attemptId, sentBytes: 0 },
    end,
    around,
  );
  const delivered = term.deliver({ id, ...event });
  // After the upload's own wait began, so that it doesn't end after that of the others.
  if (pauseMs) admission.pauseFor(pauseMs);
  await delivered;
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
