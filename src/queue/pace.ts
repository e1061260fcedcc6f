import { isRunning } from './item.ts';
import type { ReceiptShape, Upload, Waiting } from './item.ts';
import { createLine } from './line.ts';
import type { QueuePorts } from './ports.ts';
import type { Store } from './store.ts';
import { createTimers } from './timers.ts';

/** When the next upload may start: what the attempts have shown of the network and of the service. */
export interface Pace {
  /** An attempt ended without an answer. */
  readonly lost: () => void;
  /** Bytes of an attempt went out. */
  readonly moved: () => void;
  /** An attempt ended with an answer. */
  readonly answered: () => void;
  /** The service wants nobody to send for that long. */
  readonly hold: (delayMs: number) => void;
  /** Ends the wait of an upload after that long. */
  readonly endWait: (wait: { readonly id: string; readonly attemptId: string }, delayMs: number) => void;
  readonly stop: () => void;
}

interface PaceOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly ports: QueuePorts<R, P>;
  /** Something may start that might not before. */
  readonly onOpen: () => void;
}

/** Follows the attempts, and ends the waits of the uploads in the store. */
export function createPace<R extends ReceiptShape, P>(options: PaceOptions<R, P>) {
  const { store, ports, onOpen } = options;
  const timers = createTimers(ports.after);
  let holds = 0;

  const line = createLine({
    timers,
    random: ports.random,
    onChange() {
      if (line.isUp()) store.dispatch({ type: 'released', from: 'connection' });
      onOpen();
    },
  });
  const stopHints = ports.onConnectivityHint(line.hint);

  const pace: Pace = {
    lost: line.lost,
    moved: line.moved,
    answered: line.answered,
    hold(delayMs) {
      holds += 1;
      timers.set(delayMs, () => {
        holds -= 1;
        onOpen();
      });
    },
    endWait: (wait, delayMs) => {
      timers.set(delayMs, () => store.dispatch({ type: 'wait-ended', ...wait }));
    },
    stop() {
      stopHints();
      timers.clear();
    },
  };

  /** The first in the list that may start now, so that a retried one keeps its turn. */
  function nextToStart(): Waiting<P> | undefined {
    const uploads = store.getSnapshot();
    const isOpen = holds === 0 && line.mayStart(uploads.filter(isRunning).length) && !needsSignIn(uploads);
    return uploads.find(
      (upload): upload is Waiting<P> => upload.status === 'waiting' && mayStart(upload, isOpen),
    );
  }

  return { ...pace, nextToStart };
}

/** While nobody is signed in, every other upload would only be refused too. */
const needsSignIn = <R extends ReceiptShape, P>(uploads: readonly Upload<R, P>[]): boolean =>
  uploads.some((upload) => upload.status === 'waiting' && upload.waitsFor.kind === 'sign-in');

function mayStart<P>({ waitsFor }: Waiting<P>, isOpen: boolean): boolean {
  switch (waitsFor.kind) {
    case 'asked':
      return true;
    case 'turn':
    case 'connection':
      return isOpen;
    case 'later':
    case 'sign-in':
      return false;
  }
}
