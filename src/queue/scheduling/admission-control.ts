import { smallFileBytes } from '#lib/file/small-file.ts';

import { hasSameContent } from '../content/same-content.ts';
import type { QueueContext } from '../queue-context.ts';
import { type Store, needsSignIn } from '../store.ts';
import { type Timers, createTimers } from '../timers.ts';
import { type Upload, type Waiting, type WaitsFor, isBig } from '../upload.ts';
import { type ConnectionState, createConnectionState } from './connection-state.ts';
import type { Leadership } from './leadership.ts';
import { type ServicePauses, createServicePauses } from './service-pauses.ts';

/** Decides when the next upload may start, based on the results of attempts. */
export interface AdmissionControl {
  readonly offlineSince: ConnectionState['offlineSince'];
  /** Call when bytes of an attempt were sent. */
  readonly bytesSent: () => void;
  /** Call when an attempt failed. */
  readonly failed: ServicePauses['failed'];
  /** True while the service takes no uploads: only a forced attempt begins. */
  readonly isServicePaused: ServicePauses['isPaused'];
  /**
   * Call when an attempt succeeded: the person is signed in, and the service takes uploads. `isForced`: it began although the
   * service took none.
   */
  readonly succeeded: (isForced: boolean) => void;
  readonly stop: () => void;
}

interface AdmissionControlOptions extends Pick<QueueContext, 'store' | 'ports' | 'settings'> {
  readonly leadership: Leadership;
  /** Called when an upload may start that couldn't before. */
  readonly onOpen: () => void;
}

/** Also ends the waits of the uploads in the store. */
export function createAdmissionControl(options: AdmissionControlOptions) {
  const { store, ports, leadership, onOpen } = options;
  const { concurrency, unattended } = options.settings;
  const timers = createTimers(ports.setTimer);
  const pauses = createServicePauses({ timers, random: ports.random, onEnd: onOpen });
  const connection = createConnectionState({
    timers,
    random: ports.random,
    now: ports.now,
    isOffline: ports.isOffline,
    onChange() {
      if (connection.isOnline()) void leadership.deliver({ type: 'unblocked', from: 'connection' });
      onOpen();
    },
  });
  const stopWaits = startRetryTimers({ store, timers, now: ports.now, onFound: pauses.restore });
  const stopHints = ports.onConnectivityHint(connection.probeNow);

  const admission: AdmissionControl = {
    offlineSince: connection.offlineSince,
    bytesSent: connection.reached,
    isServicePaused: pauses.isPaused,
    failed(upload, failureClass) {
      if (failureClass.kind === 'no-connection') connection.lost(upload.id);
      else if (failureClass.kind !== 'file') connection.answered();
      return pauses.failed(upload, failureClass);
    },
    succeeded(isForced) {
      connection.answered();
      pauses.stored(isForced);
      const blockers = ['service', 'sign-in', isForced && 'requested-pause'] as const;
      for (const from of blockers) if (from) void leadership.deliver({ type: 'unblocked', from });
    },
    stop() {
      stopWaits();
      stopHints();
      timers.clear();
    },
  };

  const isRemote = ({ id }: Upload): boolean => leadership.remoteAttempts.has(id);

  /** Returns the upload to start now, if any, while `attemptCount` attempts are under way. */
  function nextToStart(attemptCount: number): Waiting | undefined {
    const waiting = store.inStatus('waiting');
    const underWay = [...store.inStatus('sending'), ...store.inStatus('storing')];
    const running = underWay.filter((upload) => !isRemote(upload));
    const remote = leadership.remoteAttempts.ids().flatMap((id) => store.get(id) ?? []);
    const taken = [...underWay, ...remote.filter(({ status }) => status === 'waiting')];
    // Without sign-in, the service would reject every other upload too.
    const isOpen = !pauses.isPaused() && connection.mayStart(running.length) && !needsSignIn(store);
    const mayStart = (upload: Upload): upload is Waiting =>
      upload.status === 'waiting' &&
      isOpenFor(upload.waitsFor, isOpen) &&
      isAllowed(upload, options) &&
      !taken.some((other) => other === upload || hasSameContent(other, upload));
    const next = pickNext(unattended ? waiting.toSorted(bySize) : connection.inOrder(waiting), {
      running,
      concurrency,
      mayStart,
    });
    return next && attemptCount < slotsFor([...running, next], concurrency) ? next : undefined;
  }

  return { ...admission, nextToStart };
}

const isAllowed = (upload: Waiting, { leadership, settings }: AdmissionControlOptions): boolean =>
  leadership.mayStart(upload) && (settings.unattended?.mayStart(upload.job.file.size) ?? true);

const bySize = (a: Upload, b: Upload): number => a.job.file.size - b.job.file.size;

function isOpenFor(waitsFor: WaitsFor, isOpen: boolean): boolean {
  switch (waitsFor.kind) {
    case 'forced':
      return true;
    case 'queued':
    case 'connection':
      return isOpen;
    case 'retry-scheduled':
    case 'sign-in':
    case 'resume':
    case 'decision':
      return false;
  }
}

/** Leaves one of the six connections that browsers open to a host for other requests. */
const maxConnections = 5;

/**
 * Returns how many of these uploads may be under way at once: of small files more, since they wait for the service most of
 * the time. A limit of one stays one.
 */
function slotsFor(uploads: readonly Upload[], concurrency: number): number {
  const areSmall = uploads.every(({ job }) => job.file.size <= smallFileBytes);
  if (!areSmall || concurrency === 1) return concurrency;
  return Math.max(concurrency, Math.min(2 * concurrency, maxConnections));
}

interface SlotOptions {
  readonly running: readonly Upload[];
  /** Limit of concurrent attempts. */
  readonly concurrency: number;
  readonly mayStart: (upload: Upload) => upload is Waiting;
}

/**
 * Returns the first upload that may start. If all slots but one send big files, returns the first small one, so that a
 * photo doesn't wait for three videos.
 */
function pickNext(
  uploads: readonly Upload[],
  { running, concurrency, mayStart }: SlotOptions,
): Waiting | undefined {
  const first = uploads.find(mayStart);
  if (!first || !isBig(first) || running.filter(isBig).length < concurrency - 1) return first;
  const firstSmall = (upload: Upload): upload is Waiting => !isBig(upload) && mayStart(upload);
  return uploads.find(firstSmall) ?? first;
}

interface WaitsOptions {
  readonly store: Store;
  readonly timers: Timers;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called for each upload that waits already when it is listed, with the milliseconds left of its wait. */
  readonly onFound: (upload: Waiting, leftMs: number) => void;
}

/**
 * Ends the wait of each scheduled retry in time, including those started in another tab. Returns a function that
 * unsubscribes; the caller clears the timers.
 */
function startRetryTimers({ store, timers, now, onFound }: WaitsOptions): () => void {
  function plan(upload: Upload, isFound: boolean): void {
    if (upload.status !== 'waiting') return;
    const { id, waitsFor } = upload;
    const restMs = waitsFor.kind === 'retry-scheduled' ? leftMs(waitsFor, now()) : 0;
    if (isFound) onFound(upload, restMs);
    if (waitsFor.kind !== 'retry-scheduled') return;
    const { attemptId } = waitsFor;
    timers.set(restMs, () => store.dispatch({ type: 'wait-ended', id, attemptId }));
  }

  for (const upload of store.inStatus('waiting')) plan(upload, true);
  return store.subscribe((changes) => {
    for (const { before, after } of changes) if (after && !isSameWait(before, after)) plan(after, !before);
  });
}

const isSameWait = (before: Upload | undefined, after: Upload): boolean =>
  before?.status === 'waiting' && after.status === 'waiting' && before.waitsFor === after.waitsFor;

/** Milliseconds left of a wait; at most its whole length, since the clock may have been set back. */
const leftMs = (wait: Extract<WaitsFor, { readonly kind: 'retry-scheduled' }>, now: number): number =>
  Math.min(wait.retryDelayMs, Math.max(0, wait.retryAt - now));
