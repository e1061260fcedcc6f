import type { ReceiptShape } from '../upload.ts';
import type { QueueEvent } from '../store.ts';

import type { TabChannel } from './tab-channel.ts';

/** Does what is asked for at once, and makes sure that it was the leader's to do. */
export interface ConfirmedDispatch<R extends ReceiptShape, P> {
  /** Resolves when a leader has done it: this one, or the one that has taken the lead from it. */
  readonly deliver: (event: QueueEvent<R, P>) => Promise<void>;
  /** Asks for everything again of which it isn't sure. */
  readonly handOver: (ask: (event: QueueEvent<R, P>) => Promise<void>) => void;
}

/** Has done nothing yet. */
export function createConfirmedDispatch<R extends ReceiptShape, P>({
  crew,
  dispatch,
}: {
  readonly crew: TabChannel;
  readonly dispatch: (event: QueueEvent<R, P>) => void;
}): ConfirmedDispatch<R, P> {
  /** By event, whoever waits for its delivery by the next leader. */
  const unverified = new Map<QueueEvent<R, P>, (delivered: Promise<void>) => void>();
  return {
    async deliver(event) {
      dispatch(event);
      // The next one says more.
      if (event.type === 'progressed') return;
      const deliveredByNext = new Promise<void>((resolve) => unverified.set(event, resolve));
      if (await crew.isLeading()) unverified.delete(event);
      else await deliveredByNext;
    },
    handOver(ask) {
      for (const [event, resolve] of unverified) resolve(ask(event));
    },
  };
}
