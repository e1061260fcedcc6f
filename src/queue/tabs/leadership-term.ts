import type { ReceiptShape } from '../upload.ts';
import type { QueueEvent, Store } from '../store.ts';
import type { TabChannel } from './tab-channel.ts';
import type { RemoteAttempts } from './remote-attempts.ts';

/** The time for which this tab leads, and what its work needs to know of it. Alone, a tab leads for ever. */
export interface LeadershipTerm<R extends ReceiptShape, P> extends Pick<
  TabChannel,
  'isLeading' | 'withLock'
> {
  /**
   * Does it here, or asks the leader to where another tab leads by now. Resolves when a leader has done it, or when this
   * tab's queue has ended.
   */
  readonly deliver: (event: QueueEvent<R, P>) => Promise<void>;
  /** Uploads that another tab was sending when this one began to lead, and may be sending still. */
  readonly remoteAttempts: Pick<RemoteAttempts, 'has' | 'onFree'>;
}

/** Of a queue that has no other tabs. */
export const createSoleTerm = <R extends ReceiptShape, P>({
  dispatch,
}: Pick<Store<R, P>, 'dispatch'>): LeadershipTerm<R, P> => ({
  isLeading: async () => true,
  withLock: (_key, _signal, act) => act(),
  deliver: async (event) => dispatch(event),
  remoteAttempts: { has: () => false, onFree: () => undefined },
});
