import { createLeaderLock, type Channel, type Locks } from './leader-lock.ts';

/** What a member of a crew does when it comes to lead, and when it doesn't lead any more. */
export interface LeadershipListener {
  /** `heldKeys` are the keys that other members, or an earlier term of this one, still hold by `exclusively`. */
  readonly onLead: (heldKeys: ReadonlySet<string>) => void;
  /** Another one has taken the lead; this one stands in line again. */
  readonly onLost: () => void;
}

/** All that show the same queue on this device: tabs, windows, and several places of one page. One of them leads. */
export interface TabChannel {
  /**
   * Stands in line for the lead: it comes when nobody else leads, at once or when the leader has gone, however it went.
   * Leads until the signal is aborted or another one takes over.
   */
  readonly requestLeadership: (leadership: LeadershipListener, signal: AbortSignal) => void;
  /** Takes the lead from whoever has it. */
  readonly takeOver: () => void;
  /**
   * Asks the browser whether this one leads. When it says no, `onLost` has been called. A yes may be out of date by the
   * time that it is read only if the page was blocked in between. Never rejects.
   */
  readonly isLeading: () => Promise<boolean>;
  /** Runs `act` once no other one holds this key, and holds it until `act` settles. Rejects with the signal's reason. */
  readonly withLock: (key: string, signal: AbortSignal, act: () => Promise<void>) => Promise<void>;
  /** Says something to all the others; files go along as they are. */
  readonly post: (message: unknown) => void;
  /** Hears the others until the returned function is called. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** What is needed of the browser. */
export interface Browser {
  readonly locks?: Locks | undefined;
  /** Absent where there are no channels. */
  readonly createChannel?: ((name: string) => Channel) | undefined;
}

const thisBrowser = (): Browser => ({
  locks: (navigator as Browser).locks,
  createChannel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
});

/**
 * The crew of a name, by a Web Lock and a channel; `undefined` where the browser has none, as on a page without TLS. Then
 * nothing may be shared: two that do not know of each other would both send what is kept.
 */
export function createTabChannel(name: string, browser: Browser = thisBrowser()): TabChannel | undefined {
  const { locks, createChannel } = browser;
  if (!locks || !createChannel) return undefined;
  const channel = createChannel(name);
  const keyPrefix = `${name} `;
  const lock = createLeaderLock({ name, locks, channel, createEcho: () => createChannel(name) });

  const keysOf = (names: readonly string[]): ReadonlySet<string> =>
    new Set(names.flatMap((held) => (held.startsWith(keyPrefix) ? held.slice(keyPrefix.length) : [])));

  return {
    requestLeadership({ onLead, onLost }, signal) {
      lock.request({ onGranted: (heldNames) => onLead(keysOf(heldNames)), onLost }, signal);
      signal.addEventListener('abort', () => channel.close(), { once: true });
    },
    takeOver: lock.steal,
    isLeading: lock.isHeld,
    withLock: (key, signal, act) =>
      lock.isRefused() ? act() : locks.request(keyPrefix + key, { signal }, act),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent): void => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
