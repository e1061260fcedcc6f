/**
 * Message of a page to a worker, which may be of another release: it ignores requests that it doesn't know. It posts to
 * the message's port, if there is one, once it will act accordingly.
 */
export type WorkerMessage =
  /**
   * Take over from the worker of another release. A worker of another release than that of `entry`, the entry script,
   * ignores it.
   */
  | { readonly request: 'take-over'; readonly entry: string }
  /** When the page is opened next, wait longer for the network, or answer with the cached page. */
  | { readonly request: 'wait-for-network' | 'open-cached' };

/** Tag of the event in which the worker sends saved uploads. */
export const syncTag = 'uploads';

/** Query of the worker's address with which it sends them. */
export const senderQuery = '?sends';
