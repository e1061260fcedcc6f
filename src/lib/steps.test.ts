import { expect, test } from 'vitest';

import { runAtOnce, runYielding, neverYields, type Steps } from './steps.ts';

/** Three steps that are recorded. */
function* work(done: string[]): Steps<string> {
  done.push('one');
  yield;
  done.push('two');
  yield;
  done.push('three');
  return 'result';
}

test('runAtOnce takes all steps without yielding', async () => {
  const done: string[] = [];
  expect(runAtOnce(work(done))).toBe('result');
  expect(done).toEqual(['one', 'two', 'three']);
  expect(await runYielding(neverYields, work([]))).toBe('result');
});

test('runYielding yields after each step but the last, and awaits it', async () => {
  const done: string[] = [];
  const rest = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    done.push('resumed');
  };
  let yields = 0;
  const yieldIfDue = () => {
    yields += 1;
    return yields === 1 ? rest() : undefined;
  };
  expect(await runYielding({ yieldIfDue: yieldIfDue }, work(done))).toBe('result');
  expect(done).toEqual(['one', 'resumed', 'two', 'three']);
  expect(yields).toBe(2);
});

const stop = () => {
  throw new DOMException('taken back', 'AbortError');
};

test('an error of the scheduling ends the work', async () => {
  const done: string[] = [];
  await expect(runYielding({ yieldIfDue: stop }, work(done))).rejects.toThrow('taken back');
  expect(done).toEqual(['one']);
});
