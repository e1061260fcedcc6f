import type { QueueEvent } from '../store.ts';

import type { TabChannel } from './tab-channel.ts';

/** Dispatches at once, then verifies that this tab was still leading. */
export interface ConfirmedDispatch {
  /** Resolves when a leader has handled the event: this tab, or the one that took over. */
  readonly deliver: (event: QueueEvent) => Promise<void>;
  /** Passes unverified events on to the next leader. */
  readonly handOver: (ask: (event: QueueEvent) => Promise<void>) => void;
}

/** Starts without unverified events. */
export function createConfirmedDispatch({
  channel,
  dispatch,
}: {
  readonly channel: TabChannel;
  readonly dispatch: (event: QueueEvent) => void;
}): ConfirmedDispatch {
  /** By event: resolves its delivery by the next leader. */
  const unverified = new Map<QueueEvent, (delivered: Promise<void>) => void>();
  return {
    async deliver(event) {
      dispatch(event);
      // The next progress event replaces it.
      if (event.type === 'progressed') return;
      const deliveredByNext = new Promise<void>((resolve) => unverified.set(event, resolve));
      // The end of the attempt verifies it as well, a moment later for a small file.
      if (event.type === 'body-sent') return;
      const dispatched = [...unverified.keys()];
      if (await channel.isLeading()) for (const each of dispatched) unverified.delete(each);
      else await deliveredByNext;
    },
    handOver(ask) {
      for (const [event, resolve] of unverified) resolve(ask(event));
    },
  };
}
