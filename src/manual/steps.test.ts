import { expect, test } from 'vitest';

import { runAtOnce, runYielding, neverYields, type Steps } from './steps.ts';

/** Work of three steps that notes what it does. */
function* work(done: string[]): Steps<string> {
  done.push('one');
  yield;
  done.push('two');
  yield;
  done.push('three');
  return 'result';
}

test('at once, all steps are done at a stretch', async () => {
  const done: string[] = [];
  expect(runAtOnce(work(done))).toBe('result');
  expect(done).toEqual(['one', 'two', 'three']);
  expect(await runYielding(neverYields, work([]))).toBe('result');
});

test('at a scheduling, it breathes after each step but the last, and waits for the rest', async () => {
  const done: string[] = [];
  const rest = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    done.push('rested');
  };
  let breaths = 0;
  const yieldIfDue = () => {
    breaths += 1;
    return breaths === 1 ? rest() : undefined;
  };
  expect(await runYielding({ yieldIfDue: yieldIfDue }, work(done))).toBe('result');
  expect(done).toEqual(['one', 'rested', 'two', 'three']);
  expect(breaths).toBe(2);
});

const stop = () => {
  throw new DOMException('taken back', 'AbortError');
};

test('what a scheduling throws ends the work', async () => {
  const done: string[] = [];
  await expect(runYielding({ yieldIfDue: stop }, work(done))).rejects.toThrow('taken back');
  expect(done).toEqual(['one']);
});
