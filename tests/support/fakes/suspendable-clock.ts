import type { Clock } from '#lib/time/clock.ts';

/** A clock that the test advances, and that can sleep like a laptop: time passes, timers don't run. */
export function createSuspendableClock() {
  let now = 1000;
  const timers = new Map<object, { everyMs: number; at: number; tick: () => void }>();
  const clock: Clock = {
    now: () => now,
    every: (everyMs, tick) => {
      const key = {};
      timers.set(key, { everyMs, at: now + everyMs, tick });
      return () => timers.delete(key);
    },
  };
  const run = (ms: number) => {
    for (const end = now + ms; now < end; now++) {
      for (const timer of timers.values()) {
        if (timer.at > now) continue;
        timer.at = now + timer.everyMs;
        timer.tick();
      }
    }
  };
  return { clock, run, sleep: (ms: number) => (now += ms), timers };
}
