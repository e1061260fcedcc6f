import type { ReceiptShape, Upload, Waiting, WaitsFor } from './item.ts';
import { pickNext } from './lanes.ts';
import { createLine } from './line.ts';
import type { QueuePorts } from './ports.ts';
import type { Store } from './store.ts';
import type { Tenure } from './tenure.ts';
import { createTimers } from './timers.ts';
import { hasSameContent } from './twins.ts';
import { endWaits } from './waits.ts';

/** When the next upload may start: what the attempts have shown of the network and of the service. */
export interface Pace {
  /** An attempt ended without an answer. */
  readonly lost: () => void;
  /** Since when nothing has been answered, in milliseconds since the epoch; `undefined` while the line is up. */
  readonly lostSince: () => number | undefined;
  /** Bytes of an attempt went out. */
  readonly moved: () => void;
  /** An attempt ended with an answer. */
  readonly answered: () => void;
  /** An attempt got through, so somebody is signed in. */
  readonly admitted: () => void;
  /** The service wants nobody to send for that long. */
  readonly hold: (delayMs: number) => void;
  readonly stop: () => void;
}

interface PaceOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly ports: QueuePorts<R, P>;
  readonly tenure: Tenure<R, P>;
  /** How many attempts may be under way at once. */
  readonly concurrency: number;
  /** Something may start that might not before. */
  readonly onOpen: () => void;
}

/** Follows the attempts, and ends the waits of the uploads in the store. */
export function createPace<R extends ReceiptShape, P>(options: PaceOptions<R, P>) {
  const { store, ports, tenure, concurrency, onOpen } = options;
  const timers = createTimers(ports.after);
  let holds = 0;
  let lostSince: number | undefined;

  const line = createLine({
    timers,
    random: ports.random,
    onChange() {
      if (line.isUp()) void tenure.deliver({ type: 'released', from: 'connection' });
      onOpen();
    },
  });
  const stopWaits = endWaits({ store, timers, now: ports.now });
  const stopHints = ports.onConnectivityHint(line.hint);

  const pace: Pace = {
    lost() {
      lostSince ??= ports.now();
      line.lost();
    },
    lostSince: () => lostSince,
    moved: line.moved,
    answered() {
      lostSince = undefined;
      line.moved();
    },
    admitted: () => void tenure.deliver({ type: 'released', from: 'sign-in' }),
    hold(delayMs) {
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
    const isElsewhere = ({ id }: Upload<R, P>): boolean => tenure.elsewhere.has(id);
    const underWay = [...store.inStatus('sending'), ...store.inStatus('storing')];
    const running = underWay.filter((upload) => !isElsewhere(upload));
    const taken = [...underWay, ...waiting.filter(isElsewhere)];
    const isOpen = holds === 0 && line.mayStart(running.length) && !needsSignIn(waiting);
    const mayStart = (upload: Upload<R, P>): upload is Waiting<P> =>
      upload.status === 'waiting' &&
      isOpenFor(upload.waitsFor, isOpen) &&
      !taken.some((other) => other === upload || hasSameContent(other, upload));
    return pickNext(waiting, { running, concurrency, mayStart });
  }

  return { ...pace, nextToStart };
}

/** While nobody is signed in, every other upload would only be refused too. */
const needsSignIn = <R extends ReceiptShape, P>(uploads: readonly Upload<R, P>[]): boolean =>
  uploads.some((upload) => upload.status === 'waiting' && upload.waitsFor.kind === 'sign-in');

function isOpenFor<P>(waitsFor: WaitsFor<P>, isOpen: boolean): boolean {
  switch (waitsFor.kind) {
    case 'asked':
      return true;
    case 'turn':
    case 'connection':
      return isOpen;
    case 'later':
    case 'sign-in':
    case 'resume':
    case 'decision':
      return false;
  }
}
