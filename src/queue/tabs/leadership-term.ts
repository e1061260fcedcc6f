import type { QueueEvent, Store } from '../store.ts';
import type { TabChannel } from './tab-channel.ts';
import type { RemoteAttempts } from './remote-attempts.ts';

/** One period of leadership. A tab that is alone leads forever. */
export interface LeadershipTerm extends Pick<TabChannel, 'isLeading' | 'withLock'> {
  /**
   * Dispatches the event here, or in the leading tab if leadership has changed. Resolves when it is done, or when this
   * tab's queue has ended.
   */
  readonly deliver: (event: QueueEvent) => Promise<void>;
  /** Uploads that another tab was sending when this term began, and may still be sending. */
  readonly remoteAttempts: Pick<RemoteAttempts, 'has' | 'ids' | 'onFree'>;
}

/** Term of a queue without other tabs. */
export const createSoleTerm = ({ dispatch }: Pick<Store, 'dispatch'>): LeadershipTerm => ({
  isLeading: async () => true,
  withLock: (_key, _signal, act) => act(),
  deliver: async (event) => dispatch(event),
  remoteAttempts: { has: () => false, ids: () => [], onFree: () => undefined },
});
