import type { ReceiptShape, Upload, Waiting, WaitsFor } from '../upload.ts';
import { pickNext } from './slot-policy.ts';
import { createConnectionState } from './connection-state.ts';
import type { QueuePorts } from '../ports.ts';
import type { Store } from '../store.ts';
import type { LeadershipTerm } from '../tabs/leadership-term.ts';
import { createTimers } from './timers.ts';
import { hasSameContent } from '../content/same-content.ts';
import { startRetryTimers } from './retry-timers.ts';

/** When the next upload may start: what the attempts have shown of the network and of the service. */
export interface AdmissionControl {
  /** An attempt ended without an answer. */
  readonly connectionLost: () => void;
  /** Since when nothing has been answered, in milliseconds since the epoch; `undefined` while the line is up. */
  readonly offlineSince: () => number | undefined;
  /** Bytes of an attempt went out. */
  readonly bytesSent: () => void;
  /** An attempt ended with an answer. */
  readonly answered: () => void;
  /** An attempt got through, so somebody is signed in. */
  readonly authenticated: () => void;
  /** The service wants nobody to send for that long. */
  readonly pauseFor: (delayMs: number) => void;
  readonly stop: () => void;
}

interface AdmissionControlOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly ports: QueuePorts<R, P>;
  readonly term: LeadershipTerm<R, P>;
  /** How many attempts may be under way at once. */
  readonly concurrency: number;
  /** Something may start that might not before. */
  readonly onOpen: () => void;
}

/** Follows the attempts, and ends the waits of the uploads in the store. */
export function createAdmissionControl<R extends ReceiptShape, P>(options: AdmissionControlOptions<R, P>) {
  const { store, ports, term, concurrency, onOpen } = options;
  const timers = createTimers(ports.setTimer);
  let holds = 0;
  let lostSince: number | undefined;

  const connection = createConnectionState({
    timers,
    random: ports.random,
    onChange() {
      if (connection.isOnline()) void term.deliver({ type: 'released', from: 'connection' });
      onOpen();
    },
  });
  const stopWaits = startRetryTimers({ store, timers, now: ports.now });
  const stopHints = ports.onConnectivityHint(connection.probeNow);

  const admission: AdmissionControl = {
    connectionLost() {
      lostSince ??= ports.now();
      connection.lost();
    },
    offlineSince: () => lostSince,
    bytesSent: connection.reached,
    answered() {
      lostSince = undefined;
      connection.reached();
    },
    authenticated: () => void term.deliver({ type: 'released', from: 'sign-in' }),
    pauseFor(delayMs) {
      holds += 1;
      timers.set(delayMs, () => {
        holds -= 1;
        onOpen();
      });
    },
    stop() {
      stopWaits();
      stopHints();
      timers.clear();
    },
  };

  /** The one that is to start now, if any. */
  function nextToStart(): Waiting<P> | undefined {
    const waiting = store.inStatus('waiting');
    const isElsewhere = ({ id }: Upload<R, P>): boolean => term.remoteAttempts.has(id);
    const underWay = [...store.inStatus('sending'), ...store.inStatus('storing')];
    const running = underWay.filter((upload) => !isElsewhere(upload));
    const taken = [...underWay, ...waiting.filter(isElsewhere)];
    const isOpen = holds === 0 && connection.mayStart(running.length) && !needsSignIn(waiting);
    const mayStart = (upload: Upload<R, P>): upload is Waiting<P> =>
      upload.status === 'waiting' &&
      isOpenFor(upload.waitsFor, isOpen) &&
      !taken.some((other) => other === upload || hasSameContent(other, upload));
    return pickNext(waiting, { running, concurrency, mayStart });
  }

  return { ...admission, nextToStart };
}

/** While nobody is signed in, every other upload would only be refused too. */
const needsSignIn = <R extends ReceiptShape, P>(uploads: readonly Upload<R, P>[]): boolean =>
  uploads.some((upload) => upload.status === 'waiting' && upload.waitsFor.kind === 'sign-in');

function isOpenFor<P>(waitsFor: WaitsFor<P>, isOpen: boolean): boolean {
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
