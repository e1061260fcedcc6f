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

interface Holder {
  /** `held` are the locks of all tabs; empty if the browser denies locks. */
  readonly onGranted: (held: readonly HeldLock[]) => void;
  readonly onLost: () => void;
}

/** The lock that only one tab holds at a time; it can be stolen. `request` asks the browser for it. */
export function createLeaderLock(name: string, locks: Locks) {
  let state: 'requested' | 'stealing' | 'held' | 'denied' = 'requested';
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
      let phase: 'requested' | 'granted' | 'announced' = 'requested';

      async function hold(): Promise<void> {
        phase = 'granted';
        state = 'held';
        // Meanwhile, the last messages of the former leader arrive: a page that was blocked may get the lock before them. Even
        // without their names, the locks keep uploads from being sent twice.
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
        if (signal.aborted || (place !== own && phase === 'requested')) return;
        if (phase === 'requested') {
          // A sandboxed page has neither locks nor storage (Chromium: SecurityError): it is alone.
          state = 'denied';
          onGranted([]);
          return;
        }
        if (!isStolen(error)) throw error;
        state = 'requested';
        void requestLock?.(false);
        if (phase === 'announced') onLost();
      }
    };
    void requestLock(false);
  }

  return {
    /** Requests the lock until the signal is aborted, and again each time it is lost. */
    request,
    /** Does nothing while the lock is held here, or about to be. */
    steal: () => {
      if (state !== 'requested' || !requestLock) return;
      state = 'stealing';
      void requestLock(true);
    },
    /** Asks the browser. Before it resolves to false, `onLost` has been called. Never rejects. */
    isHeld: () => {
      // One query for all callers of this moment.
      pending ??= Promise.resolve().then(askBrowser);
      return pending;
    },
    /** Returns true if the browser denies locks, as in a sandbox: then this tab is alone. */
    isDenied: () => state === 'denied',
  };
}

const isStolen = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
