import { whenAborted } from '#lib/time/until-aborted.ts';

import { createLeaderLock, type HeldLock, type Locks } from './leader-lock.ts';
import { openReleases, queueRelease, releaseLockName, type OpenReleases } from './release.ts';

/** Called when this tab gains or loses leadership. */
export interface LeadershipListener {
  /** `lockedKeys` are the keys that other tabs, or an earlier term of this one, still hold by `withLock`. */
  readonly onGained: (lockedKeys: ReadonlySet<string>, releases: OpenReleases) => void;
  /** Another tab leads; this one has requested leadership again. */
  readonly onLost: () => void;
}

/** Connects all tabs, windows and elements that show the same queue on this device. One of them leads. */
export interface TabChannel {
  /** Rank of this tab's release. */
  readonly release: number;
  /** Asks the browser which releases are open. Never rejects. */
  readonly releases: () => Promise<OpenReleases>;
  /**
   * Requests leadership: granted as soon as no other tab leads, even if the leader crashed. It lasts until the signal
   * is aborted or another tab takes over.
   */
  readonly requestLeadership: (leadership: LeadershipListener, signal: AbortSignal) => void;
  /** Takes leadership from another tab. */
  readonly takeOver: () => void;
  /** Gives up leadership for good. */
  readonly resign: () => void;
  /**
   * Asks the browser if this tab leads. Before it resolves to false, `onLost` has been called. `true` can be out of
   * date only if the page was blocked in between. Never rejects.
   */
  readonly isLeading: () => Promise<boolean>;
  /** Runs `act` while holding the lock of this key. Rejects if the signal is aborted before, or the browser denies it. */
  readonly withLock: (key: string, signal: AbortSignal, act: () => Promise<void>) => Promise<void>;
  /** Posts a message to all other tabs; files are included by reference. */
  readonly post: (message: unknown) => void;
  /** Subscribes to messages. Returns a function that unsubscribes. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** The used part of a `BroadcastChannel`. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  readonly removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
};

/** The browser features used, for tests. */
export interface Browser {
  readonly locks?: Locks | undefined;
  /** Absent if the browser has no `BroadcastChannel`. */
  readonly createChannel?: ((name: string) => Channel) | undefined;
}

function thisBrowser(): Browser {
  // Absent on a page without TLS, against its type.
  const { locks }: Browser = navigator;
  return {
    locks,
    createChannel: typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
  };
}

/**
 * Creates a channel from a Web Lock and a `BroadcastChannel`. Returns undefined if the browser has none, as on a page
 * without TLS. Then nothing may be saved: two tabs that don't know of each other would both send it.
 */
export function createTabChannel(
  name: string,
  { locks, createChannel }: Browser = thisBrowser(),
  release = queueRelease,
): TabChannel | undefined {
  if (!locks || !createChannel) return undefined;
  const channel = createChannel(name);
  const candidacy = new AbortController();
  let isClosed = false;
  const close = (): void => {
    isClosed = true;
    channel.close();
  };
  const keyPrefix = `${name} `;
  const lock = createLeaderLock(name, locks);

  const keysOf = (held: readonly HeldLock[]): ReadonlySet<string> =>
    new Set(
      held.flatMap((each) => (each.name?.startsWith(keyPrefix) ? each.name.slice(keyPrefix.length) : [])),
    );

  const releasesOf = (held: readonly HeldLock[]): OpenReleases => openReleases(held, { name, release });

  return {
    release,
    releases: async () => {
      const { held = [] } = await locks.query().catch(() => ({ held: [] }));
      return releasesOf(held);
    },
    requestLeadership({ onGained, onLost }, signal) {
      // First: a tab that leads is known by its release. Rejects only if the browser denies locks.
      void locks
        .request(releaseLockName(name, release), { mode: 'shared' }, () => whenAborted(signal))
        .catch(() => undefined);
      const onGranted = (held: readonly HeldLock[]): void => onGained(keysOf(held), releasesOf(held));
      lock.request({ onGranted, onLost }, candidacy.signal);
      signal.addEventListener(
        'abort',
        () => {
          candidacy.abort();
          close();
        },
        { once: true },
      );
    },
    takeOver: lock.steal,
    resign: () => candidacy.abort(),
    isLeading: lock.isHeld,
    withLock: (key, signal, act) =>
      lock.isDenied() ? act() : locks.request(keyPrefix + key, { signal }, act),
    post: (message) => void (isClosed || channel.postMessage(message)),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent): void => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
