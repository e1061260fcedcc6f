import type { QueueEvent, Store } from '../store.ts';
import type { TabChannel } from './tab-channel.ts';
import type { Waiting } from '../upload.ts';
import type { RemoteAttempts } from './remote-attempts.ts';

/** One period of leadership. A tab that is alone leads forever. */
export interface LeadershipTerm extends Pick<TabChannel, 'isLeading' | 'withLock'> {
  /**
   * Dispatches the event here, or in the leading tab if leadership has changed. Resolves when it is done, or when this
   * tab's queue has ended.
   */
  readonly deliver: (event: QueueEvent) => Promise<void>;
  /** Returns false for an upload that is left to the next leader. */
  readonly mayStart: (upload: Waiting) => boolean;
  /** Uploads that another tab was sending when this term began, and may still be sending. */
  readonly remoteAttempts: Pick<RemoteAttempts, 'has' | 'ids' | 'onFree'>;
}

/** Term of a queue without other tabs. `sendingIds` are the uploads that this tab is sending already. */
export const createSoleTerm = (
  { dispatch }: Pick<Store, 'dispatch'>,
  sendingIds: readonly string[] = [],
): LeadershipTerm => ({
  isLeading: async () => true,
  withLock: (_key, _signal, act) => act(),
  deliver: async (event) => dispatch(event),
  mayStart: () => true,
  remoteAttempts: { has: (id) => sendingIds.includes(id), ids: () => [], onFree: () => undefined },
});
