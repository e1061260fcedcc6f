import { setTimer } from '#lib/time/timer.ts';
import { whenAborted } from '#lib/time/until-aborted.ts';

/** A lock that a page of this device holds. */
export interface HeldLock {
  readonly name?: string;
  /** The page that holds it. */
  readonly clientId?: string;
}

/** The used part of the Web Locks API. */
export interface Locks {
  readonly request: (name: string, options: LockOptions, held: () => Promise<void>) => Promise<void>;
  readonly query: () => Promise<{ readonly held?: readonly HeldLock[] }>;
}

/** The used part of a `BroadcastChannel`. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  readonly removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
};

interface LeaderLockOptions {
  readonly name: string;
  readonly locks: Locks;
  readonly channel: Channel;
  /** Creates another end of the same channel in the same page. */
  readonly createEcho: () => Channel;
}

interface Holder {
  /** `held` are the locks of all tabs; empty if the browser denies locks. */
  readonly onGranted: (held: readonly HeldLock[]) => void;
  readonly onLost: () => void;
}

/** The lock that only one tab holds at a time; it can be stolen. */
export interface LeaderLock {
  /** Requests the lock until the signal is aborted, and again each time it is lost. */
  readonly request: (holder: Holder, signal: AbortSignal) => void;
  /** Does nothing while the lock is held here, or about to be. */
  readonly steal: () => void;
  /** Asks the browser. Before it resolves to false, `onLost` has been called. Never rejects. */
  readonly isHeld: () => Promise<boolean>;
  /** Returns true if the browser denies locks, as in a sandbox: then this tab is alone. */
  readonly isDenied: () => boolean;
}

/** Doesn't request the lock yet. */
export function createLeaderLock({ name, locks, channel, createEcho }: LeaderLockOptions): LeaderLock {
  let state: 'waiting' | 'stealing' | 'held' | 'denied' = 'waiting';
  let pending: Promise<boolean> | undefined;
  let requestLock: ((isForced: boolean) => Promise<void>) | undefined;

  const askBrowser = async (): Promise<boolean> => {
    pending = undefined;
    // The browser answers in order, so an earlier steal is known by then.
    if (state === 'held') await locks.query().catch(() => undefined);
    return state === 'held' || state === 'denied';
  };

  function request({ onGranted, onLost }: Holder, signal: AbortSignal): void {
    let place = new AbortController();
    signal.addEventListener('abort', () => place.abort(), { once: true });

    requestLock = async (isForced) => {
      place.abort();
      const own = new AbortController();
      place = own;
      let phase: 'waiting' | 'granted' | 'announced' = 'waiting';

      async function hold(): Promise<void> {
        phase = 'granted';
        state = 'held';
        await untilDelivered(channel, createEcho());
        // Even without their names, the locks keep uploads from being sent twice.
        const { held = [] } = await locks.query().catch(() => ({ held: [] }));
        if (place !== own || signal.aborted) return;
        phase = 'announced';
        onGranted(held);
        await whenAborted(signal);
      }

      try {
        // `steal` and `signal` can't be combined (Web Locks API).
        await locks.request(name, isForced ? { steal: true } : { signal: own.signal }, hold);
      } catch (error) {
        // An aborted request rejects with the signal's reason.
        if (signal.aborted || (place !== own && phase === 'waiting')) return;
        if (phase === 'waiting') {
          // A sandboxed page has neither locks nor storage (Chromium: SecurityError): it is alone.
          state = 'denied';
          onGranted([]);
          return;
        }
        if (!isStolen(error)) throw error;
        state = 'waiting';
        void requestLock?.(false);
        if (phase === 'announced') onLost();
      }
    };
    void requestLock(false);
  }

  return {
    request,
    steal() {
      if (state !== 'waiting' || !requestLock) return;
      state = 'stealing';
      void requestLock(true);
    },
    isHeld() {
      // One query for all callers of this moment.
      pending ??= Promise.resolve().then(askBrowser);
      return pending;
    },
    isDenied: () => state === 'denied',
  };
}

const isStolen = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Time limit in milliseconds: a channel without an echo must not block leadership. */
const echoMs = 1000;

/**
 * Resolves when all messages posted so far have arrived. A page that was blocked gets the lock before the last messages
 * of the former leader, and would resend stored uploads.
 */
function untilDelivered(channel: Channel, echo: Channel): Promise<void> {
  return new Promise((resolve) => {
    const marker = crypto.randomUUID();
    const settle = (): void => {
      cancel();
      channel.removeEventListener('message', onMessage);
      echo.close();
      resolve();
    };
    const onMessage = ({ data }: MessageEvent): void => {
      if (data === marker) settle();
    };
    const cancel = setTimer(echoMs, settle);
    channel.addEventListener('message', onMessage);
    echo.postMessage(marker);
  });
}
