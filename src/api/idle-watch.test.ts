import { expect, test } from 'vitest';

import type { Clock } from './clock.ts';
import { watchIdle } from './idle-watch.ts';

/** A clock that runs when told to, and that sleeps like a laptop: time goes on, timers do not. */
function createClock() {
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

test('[S9] tells once that nothing happened for the limit', () => {
  const { clock, run, timers } = createClock();
  const heard: number[] = [];
  watchIdle(clock, 1000, (idleMs) => heard.push(idleMs));
  run(999);
  expect(heard).toEqual([]);
  run(5000);
  expect(heard).toEqual([1000]);
  expect(timers.size).toBe(0);
});

test('[S9] waits anew whenever something happens, for the new limit', () => {
  const { clock, run } = createClock();
  const heard: number[] = [];
  const watch = watchIdle(clock, 1000, (idleMs) => heard.push(idleMs));
  run(900);
  watch.restart(1000);
  run(900);
  watch.restart(5000);
  run(4900);
  expect(heard).toEqual([]);
  run(200);
  expect(heard).toHaveLength(1);
});

test('[S9] is silent once stopped', () => {
  const { clock, run, timers } = createClock();
  const heard: number[] = [];
  watchIdle(clock, 1000, (idleMs) => heard.push(idleMs)).stop();
  run(5000);
  expect(heard).toEqual([]);
  expect(timers.size).toBe(0);
});

test.for([3_000, 60_000, 36_000_000])(
  '[S11] a sleep of %i ms is no stall, and waiting starts anew',
  (sleepMs) => {
    const { clock, run, sleep } = createClock();
    const heard: number[] = [];
    watchIdle(clock, 1000, (idleMs) => heard.push(idleMs));
    run(950);
    sleep(sleepMs);
    run(950);
    expect(heard).toEqual([]);
    run(200);
    expect(heard).toHaveLength(1);
  },
);

test('[S11] a stall is noticed though every tick comes late, as in a hidden tab', () => {
  const { clock, run, sleep } = createClock();
  const heard: number[] = [];
  watchIdle(clock, 60_000, (idleMs) => heard.push(idleMs));
  for (let minute = 0; minute < 5; minute++) {
    sleep(60_000);
    run(1);
  }
  expect(heard).toHaveLength(1);
});
