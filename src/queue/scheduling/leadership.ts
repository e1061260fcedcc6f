import type { QueuePorts } from '../ports.ts';
import type { QueueEvent, Store } from '../store.ts';
import type { RemoteAttempts } from '../tabs/remote-attempts.ts';
import type { Waiting } from '../upload.ts';

/** This tab's term of leadership, as sending sees it; names as in `TabChannel`. A tab that is alone leads forever. */
export interface Leadership extends Pick<NonNullable<QueuePorts['tabs']>, 'isLeading' | 'withLock'> {
  /**
   * Dispatches the event here, or in the leading tab if leadership has changed. Resolves when it is done, or when this
   * tab's queue has ended.
   */
  readonly deliver: (event: QueueEvent) => Promise<void>;
  /** Returns false for an upload that is left to the next leader. */
  readonly mayStart: (upload: Waiting) => boolean;
  readonly remoteAttempts: Pick<RemoteAttempts, 'has' | 'ids' | 'onFree'>;
}

/** Leadership without other tabs. `sendingIds` are the uploads that this tab is sending already. */
export const createSoleLeadership = (
  { dispatch }: Pick<Store, 'dispatch'>,
  sendingIds: readonly string[] = [],
): Leadership => ({
  isLeading: async () => true,
  withLock: (_key, _signal, act) => act(),
  deliver: async (event) => dispatch(event),
  mayStart: () => true,
  remoteAttempts: { has: (id) => sendingIds.includes(id), ids: () => [], onFree: () => undefined },
});
