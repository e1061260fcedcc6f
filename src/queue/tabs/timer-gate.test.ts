import { expect, test } from 'vitest';

import { createFakeTimers } from '../../../tests/support/queue-fakes.ts';

import { createTimerGate, maxDelayMs } from './timer-gate.ts';

function createGate() {
  const timers = createFakeTimers();
  let nowMs = 0;
  const done: string[] = [];
  const gate = createTimerGate({ setTimer: timers.after, now: () => nowMs });
  return {
    done,
    run: (name: string) => gate(() => done.push(name)),
    /** Time passes; timers run only if asked. */
    wait: (ms: number) => (nowMs += ms),
    runTimers: () => timers.pass(0),
  };
}

test('[UPLOAD-67] tasks run at once while timers run, even late ones', async () => {
  const { run, wait, runTimers, done } = createGate();
  for (const name of ['a', 'b', 'c']) {
    run(name);
    wait(maxDelayMs);
    await runTimers();
  }
  expect(done).toEqual(['a', 'b', 'c']);
});

test('[UPLOAD-67] tasks wait while no timer runs, as behind an alert in Firefox, and then run in order', async () => {
  const { run, wait, runTimers, done } = createGate();
  run('a');
  wait(maxDelayMs + 1);
  run('b');
  run('c');
  expect(done).toEqual(['a']);
  await runTimers();
  expect(done).toEqual(['a', 'b', 'c']);
  run('d');
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});
