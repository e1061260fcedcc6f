import type { Clock } from '#lib/time/clock.ts';

const maxTickMs = 5000;
const ticksPerLimit = 10;

/** Timers are imprecise; a tick that took more than this many intervals means that the device slept. */
const lateFactor = 2;

/**
 * Watchdog for missing activity. Calls `onIdle` once if nothing happened for the limit, with the milliseconds counted.
 * [Note: a sleep is not a stall] A laptop that sleeps stops the timers and the transfer alike, and on waking the transfer
 * continues (measured: a progress gap of 5 s, then 200). So a tick that is much too late restarts the wait. In a hidden
 * tab, timers run once a minute, so all ticks are late: from the second late tick in a row on each counts, but for at
 * most half the limit, so that a real stall is still detected.
 */
export function watchIdle(clock: Clock, limitMs: number, onIdle: (idleMs: number) => void) {
  let limit = limitMs;
  let idleMs = 0;
  let lastTickAt = clock.now();
  let wasLate = false;
  let cancel: (() => void) | undefined;

  const tick = (intervalMs: number) => {
    const elapsedMs = clock.now() - lastTickAt;
    const isLate = elapsedMs > intervalMs * lateFactor;
    lastTickAt += elapsedMs;
    if (isLate) {
      idleMs = wasLate ? idleMs + Math.min(elapsedMs, limit / 2) : 0;
    } else {
      idleMs += elapsedMs;
    }
    wasLate = isLate;
    if (idleMs < limit) return;
    cancel?.();
    onIdle(idleMs);
  };

  const start = () => {
    const intervalMs = Math.min(maxTickMs, limit / ticksPerLimit);
    cancel = clock.every(intervalMs, () => {
      tick(intervalMs);
    });
  };

  start();
  return {
    /** Reports activity: the wait starts over, from now on with `limitMs` as its limit. */
    restart: (nextLimitMs: number) => {
      idleMs = 0;
      lastTickAt = clock.now();
      wasLate = false;
      if (nextLimitMs === limit) return;
      limit = nextLimitMs;
      cancel?.();
      start();
    },
    stop: () => {
      cancel?.();
    },
  };
}
