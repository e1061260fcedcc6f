import type { ReceiptShape } from './item.ts';
import type { QueueEvent, Store } from './store.ts';
import type { Crew } from './tabs/crew.ts';
import type { Elsewhere } from './tabs/elsewhere.ts';

/** The time for which this tab leads, and what its work needs to know of it. Alone, a tab leads for ever. */
export interface Tenure<R extends ReceiptShape, P> extends Pick<Crew, 'isLeading' | 'exclusively'> {
  /**
   * Does it here, or asks the leader to where another tab leads by now. Resolves when a leader has done it, or when this
   * tab's queue has ended.
   */
  readonly deliver: (event: QueueEvent<R, P>) => Promise<void>;
  /** Uploads that another tab was sending when this one began to lead, and may be sending still. */
  readonly elsewhere: Pick<Elsewhere, 'has' | 'onFree'>;
}

/** Of a queue that has no other tabs. */
export const createTenureAlone = <R extends ReceiptShape, P>({
  dispatch,
}: Pick<Store<R, P>, 'dispatch'>): Tenure<R, P> => ({
  isLeading: async () => true,
  exclusively: (_key, _signal, act) => act(),
  deliver: async (event) => dispatch(event),
  elsewhere: { has: () => false, onFree: () => undefined },
});
