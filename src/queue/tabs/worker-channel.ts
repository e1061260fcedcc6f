import { setTimer } from '#lib/time/timer.ts';

import { releaseLockName } from './release.ts';
import { createTabChannel, type TabChannel } from './tab-channel.ts';

/** The part of the browser's locks that tells who leads. */
export type WorkerLocks = Pick<LockManager, 'request' | 'query'>;

/** A service worker among the tabs that show the same queue. */
export interface WorkerChannel {
  readonly channel: TabChannel;
  /** Resolves to false if a tab leads. */
  readonly whenDecided: Promise<boolean>;
}

/** Time in milliseconds after which a tab that waits for the lead is noticed. */
const noticeMs = 200;

/**
 * Connects a service worker with the tabs: it leads only if no tab does, and isn't a tab of a release. `onTabWaits` is
 * called once a tab waits for the lead.
 */
export function createWorkerChannel(
  name: string,
  { signal, onTabWaits }: { readonly signal: AbortSignal; readonly onTabWaits: () => void },
  locks: WorkerLocks = navigator.locks,
): WorkerChannel {
  const { promise: whenDecided, resolve } = Promise.withResolvers<boolean>();

  async function watch(): Promise<void> {
    if (signal.aborted) return;
    const { pending = [] } = await locks.query();
    if (pending.some((each) => each.name === name)) onTabWaits();
    else setTimer(noticeMs, () => void watch());
  }

  async function request(lock: string, options: LockOptions, held: () => Promise<void>): Promise<void> {
    // Tabs of another release would take it for a tab that stays open.
    if (lock === releaseLockName(name, channel.release)) return;
    if (lock !== name) return locks.request(lock, options, held);
    await locks.request(lock, { ifAvailable: true }, async (granted) => {
      if (!granted) return resolve(false);
      void watch();
      const holding = held();
      // The lead begins once the locks are known.
      resolve(locks.query().then(() => true));
      await holding;
    });
  }

  const channel = createTabChannel(name, {
    locks: { request, query: () => locks.query() },
    createChannel: (of) => new BroadcastChannel(of),
  })!;
  return { channel, whenDecided };
}
