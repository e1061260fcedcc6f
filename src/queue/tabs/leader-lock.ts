import { setTimer } from '#lib/timer.ts';

/** What of the Web Locks API is needed. */
export interface Locks {
  readonly request: (name: string, options: LockOptions, held: () => Promise<void>) => Promise<void>;
  readonly query: () => Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** What of a `BroadcastChannel` is needed. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  readonly removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
};

interface LeaderLockOptions {
  readonly name: string;
  readonly locks: Locks;
  readonly channel: Channel;
  /** Another end of the same channel, in the same page. */
  readonly createEcho: () => Channel;
}

interface Holder {
  /** `heldNames` are the locks of all tabs; none where the page is refused locks. */
  readonly onGranted: (heldNames: readonly string[]) => void;
  readonly onLost: () => void;
}

/** The lock that one tab of all holds at a time; it can be stolen. */
export interface LeaderLock {
  /** Stands in line for it until the signal is aborted, and again each time that it is lost. */
  readonly request: (holder: Holder, signal: AbortSignal) => void;
  readonly steal: () => void;
  /** Asks the browser; when the answer is no, `onLost` has been called. Never rejects. */
  readonly isHeld: () => Promise<boolean>;
  /** Whether the page is refused locks, as in a sandbox: it is alone then. */
  readonly isRefused: () => boolean;
}

/** Isn't requested yet. */
export function createLeaderLock({ name, locks, channel, createEcho }: LeaderLockOptions): LeaderLock {
  let state: 'waiting' | 'held' | 'rejected' = 'waiting';
  let asked: Promise<boolean> | undefined;
  let standInLine: ((isForced: boolean) => Promise<void>) | undefined;

  const heldNames = async (): Promise<readonly string[]> => {
    const { held = [] } = await locks.query();
    return held.flatMap((lock) => lock.name ?? []);
  };

  const askBrowser = async (): Promise<boolean> => {
    asked = undefined;
    // The browser answers in the order in which it acts: whoever stole the lock before is known by then.
    if (state === 'held') await locks.query().catch(() => undefined);
    return state !== 'waiting';
  };

  function request({ onGranted, onLost }: Holder, signal: AbortSignal): void {
    let place = new AbortController();
    signal.addEventListener('abort', () => place.abort(), { once: true });

    standInLine = async (isForced) => {
      place.abort();
      const own = new AbortController();
      place = own;
      let phase: 'waiting' | 'granted' | 'told' = 'waiting';

      async function hold(): Promise<void> {
        phase = 'granted';
        state = 'held';
        await untilHeard(channel, createEcho());
        // Unknown, they still keep what is sent elsewhere from being sent here.
        const names = await heldNames().catch(() => []);
        if (place !== own || signal.aborted) return;
        phase = 'told';
        onGranted(names);
        await untilAborted(signal);
      }

      try {
        // A lock can't be stolen and waited for with a signal at once (Web Locks API).
        await locks.request(name, isForced ? { steal: true } : { signal: own.signal }, hold);
      } catch (error) {
        // Waiting in vain ends with the signal's reason.
        if (signal.aborted || (place !== own && phase === 'waiting')) return;
        if (phase === 'waiting') {
          // A page in a sandbox is refused locks, and with them everything kept (Chromium: SecurityError): it is alone.
          state = 'rejected';
          onGranted([]);
          return;
        }
        if (!isStolen(error)) throw error;
        state = 'waiting';
        void standInLine?.(false);
        if (phase === 'told') onLost();
      }
    };
    void standInLine(false);
  }

  return {
    request,
    steal() {
      if (state === 'waiting') void standInLine?.(true);
    },
    isHeld() {
      // Once for all that ask at the same moment.
      asked ??= Promise.resolve().then(askBrowser);
      return asked;
    },
    isRefused: () => state === 'rejected',
  };
}

const isStolen = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** In milliseconds: a channel that doesn't echo must not keep anybody from leading. */
const echoMs = 1000;

/**
 * Resolves when everything that was posted so far has been heard here. A page that was blocked is given the lock before it
 * hears what the leader said last, and would send again what is stored.
 */
function untilHeard(channel: Channel, echo: Channel): Promise<void> {
  return new Promise((resolve) => {
    const marker = crypto.randomUUID();
    const settle = (): void => {
      cancel();
      channel.removeEventListener('message', hear);
      echo.close();
      resolve();
    };
    const hear = ({ data }: MessageEvent): void => {
      if (data === marker) settle();
    };
    const cancel = setTimer(echoMs, settle);
    channel.addEventListener('message', hear);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    echo.postMessage(marker);
  });
}
