import { smallFileBytes } from '#lib/small-file.ts';

import type { Upload, Waiting, WaitsFor } from '../upload.ts';
import { createConnectionState } from './connection-state.ts';
import type { QueuePorts } from '../ports.ts';
import type { Store } from '../store.ts';
import type { LeadershipTerm } from '../tabs/leadership-term.ts';
import { createPauses, type Pauses } from './pauses.ts';
import { createTimers } from './timers.ts';
import { hasSameContent } from '../content/same-content.ts';
import { startRetryTimers } from './retry-timers.ts';

/** Decides when the next upload may start, based on the results of attempts. */
export interface AdmissionControl {
  /** Call when an attempt ended without an answer. */
  readonly connectionLost: () => void;
  /** Start of the current outage in milliseconds since the epoch; undefined while online. */
  readonly offlineSince: () => number | undefined;
  /** Call when bytes of an attempt were sent. */
  readonly bytesSent: () => void;
  /** Call when an attempt ended with an answer. `isRejected`: it said that the service takes no uploads now. */
  readonly answered: (isRejected?: boolean) => void;
  readonly rejected: Pauses['rejected'];
  /** Call when an attempt succeeded: the person is signed in, and the service takes uploads. */
  readonly succeeded: () => void;
  readonly stop: () => void;
}

interface AdmissionControlOptions {
  readonly store: Store;
  readonly ports: QueuePorts;
  readonly term: LeadershipTerm;
  /** Limit of concurrent attempts; `slotsFor` says how many of small files. */
  readonly concurrency: number;
  /** Called when an upload may start that couldn't before. */
  readonly onOpen: () => void;
}

/** Also ends the waits of the uploads in the store. */
export function createAdmissionControl(options: AdmissionControlOptions) {
  const { store, ports, term, concurrency, onOpen } = options;
  const timers = createTimers(ports.setTimer);
  const pauses = createPauses({ timers, random: ports.random, onEnd: onOpen });
  let offlineSince: number | undefined;

  const connection = createConnectionState({
    timers,
    random: ports.random,
    isOffline: ports.isOffline,
    onChange() {
      if (connection.isOnline()) void term.deliver({ type: 'released', from: 'connection' });
      onOpen();
    },
  });
  const stopWaits = startRetryTimers({ store, timers, now: ports.now });
  const stopHints = ports.onConnectivityHint(connection.probeNow);

  const admission: AdmissionControl = {
    connectionLost() {
      offlineSince ??= ports.now();
      connection.lost();
    },
    offlineSince: () => offlineSince,
    bytesSent: connection.reached,
    answered(isRejected = false) {
      offlineSince = undefined;
      if (!isRejected) pauses.answered();
      connection.reached();
    },
    rejected: pauses.rejected,
    succeeded() {
      pauses.stored();
      void term.deliver({ type: 'released', from: 'sign-in' });
    },
    stop() {
      stopWaits();
      stopHints();
      timers.clear();
    },
  };

  const isElsewhere = ({ id }: Upload): boolean => term.remoteAttempts.has(id);

  /** Returns the upload to start now, if any, while `attemptCount` attempts are under way. */
  function nextToStart(attemptCount: number): Waiting | undefined {
    const waiting = store.inStatus('waiting');
    const underWay = [...store.inStatus('sending'), ...store.inStatus('storing')];
    const running = underWay.filter((upload) => !isElsewhere(upload));
    const elsewhere = term.remoteAttempts.ids().flatMap((id) => store.get(id) ?? []);
    const taken = [...underWay, ...elsewhere.filter(({ status }) => status === 'waiting')];
    // Without sign-in, the service would reject every other upload too.
    const needsSignIn = store.waitingFor('sign-in').length > 0;
    const isOpen = !pauses.isPaused() && connection.mayStart(running.length) && !needsSignIn;
    const mayStart = (upload: Upload): upload is Waiting =>
      upload.status === 'waiting' &&
      isOpenFor(upload.waitsFor, isOpen) &&
      term.mayStart(upload) &&
      !taken.some((other) => other === upload || hasSameContent(other, upload));
    const next = pickNext(waiting, { running, concurrency, mayStart });
    return next && attemptCount < slotsFor([...running, next], concurrency) ? next : undefined;
  }

  return { ...admission, nextToStart };
}

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
const mostConnections = 5;

/**
 * Returns how many of these uploads may be under way at once: of small files more, since they wait for the service most of
 * the time. A limit of one stays one.
 */
function slotsFor(uploads: readonly Upload[], concurrency: number): number {
  const areSmall = uploads.every(({ job }) => job.file.size <= smallFileBytes);
  if (!areSmall || concurrency === 1) return concurrency;
  return Math.max(concurrency, Math.min(2 * concurrency, mostConnections));
}

/** From this size in bytes a file takes long enough to block others. */
export const bigBytes = 16 * 2 ** 20;

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

const isBig = ({ job }: Upload): boolean => job.file.size >= bigBytes;
