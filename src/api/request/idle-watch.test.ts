import { expect, test } from 'vitest';

import { createSuspendableClock } from '../../../tests/support/fakes/suspendable-clock.ts';
import { watchIdle } from './idle-watch.ts';

test('[REQUEST-9] calls back once if nothing happened for the limit', () => {
  const { clock, run, timers } = createSuspendableClock();
  const calls: number[] = [];
  watchIdle(clock, 1000, (idleMs) => calls.push(idleMs));
  run(999);
  expect(calls).toEqual([]);
  run(5000);
  expect(calls).toEqual([1000]);
  expect(timers.size).toBe(0);
});

test('[REQUEST-9] starts over whenever something happens, with the new limit', () => {
  const { clock, run } = createSuspendableClock();
  const calls: number[] = [];
  const watch = watchIdle(clock, 1000, (idleMs) => calls.push(idleMs));
  run(900);
  watch.restart(1000);
  run(900);
  watch.restart(5000);
  run(4900);
  expect(calls).toEqual([]);
  run(200);
  expect(calls).toHaveLength(1);
});

test('[REQUEST-9] is silent once stopped', () => {
  const { clock, run, timers } = createSuspendableClock();
  const calls: number[] = [];
  watchIdle(clock, 1000, (idleMs) => calls.push(idleMs)).stop();
  run(5000);
  expect(calls).toEqual([]);
  expect(timers.size).toBe(0);
});

test.for([3_000, 60_000, 36_000_000])(
  '[REQUEST-9] a device asleep for %i ms is not a stalled upload, and the wait starts over',
  (sleepMs) => {
    const { clock, run, sleep } = createSuspendableClock();
    const calls: number[] = [];
    watchIdle(clock, 1000, (idleMs) => calls.push(idleMs));
    run(950);
    sleep(sleepMs);
    run(950);
    expect(calls).toEqual([]);
    run(200);
    expect(calls).toHaveLength(1);
  },
);

test('[REQUEST-9] a stall is detected even if every tick is late, as in a hidden tab', () => {
  const { clock, run, sleep } = createSuspendableClock();
  const calls: number[] = [];
  watchIdle(clock, 60_000, (idleMs) => calls.push(idleMs));
  for (let minute = 0; minute < 5; minute++) {
    // The first late tick is ignored; each further one counts for half the limit.
    expect(calls).toEqual(minute < 3 ? [] : [60_000]);
    sleep(60_000);
    run(1);
  }
  expect(calls).toEqual([60_000]);
});
