/** All that show the same queue on this device: tabs, windows, and several places of one page. One of them leads. */
export interface Crew {
  /**
   * Calls back once, when this one is to lead and nobody else does: at once, or when the leader has gone, however it went.
   * Leads until the signal is aborted.
   */
  readonly lead: (onLead: () => void, signal: AbortSignal) => void;
  /** Says something to all the others; files go along as they are. */
  readonly post: (message: unknown) => void;
  /** Hears the others until the returned function is called. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** What of `navigator` is needed. */
interface Browser {
  readonly locks?: {
    readonly request: (name: string, options: LockOptions, held: () => Promise<void>) => Promise<void>;
  };
}

/**
 * The crew of a name, by a Web Lock and a channel; `undefined` where the browser has none, as on a page without TLS. Then
 * nothing may be shared: two that do not know of each other would both send what is kept.
 */
export function createTabCrew(name: string, browser: Browser = navigator): Crew | undefined {
  const { locks } = browser;
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    lead(onLead, signal) {
      let isGranted = false;
      const held = (): Promise<void> =>
        new Promise((resolve) => {
          isGranted = true;
          if (signal.aborted) return resolve();
          signal.addEventListener('abort', () => resolve(), { once: true });
          return onLead();
        });
      locks.request(name, { signal }, held).catch((error: unknown) => {
        // Waiting in vain ends with the signal's reason.
        if (signal.aborted) return;
        if (isGranted) throw error;
        // A page in a sandbox is refused locks, and with them everything kept (Chromium: SecurityError): it is alone.
        onLead();
      });
      signal.addEventListener('abort', () => channel.close(), { once: true });
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent): void => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
