import { expect, test } from 'vitest';

import { createConcurrencyLimit } from './concurrency-limit.ts';

/** A task that the test ends. */
function createTask() {
  let resolve!: (value: string) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  let isStarted = false;
  return {
    run: () => {
      isStarted = true;
      return promise;
    },
    isStarted: () => isStarted,
    resolve: (value: string) => resolve(value),
    reject: (error: Error) => reject(error),
  };
}

const nextTurn = () => new Promise(setImmediate);

test('at most the given number of tasks run at once, and the others follow in order', async () => {
  const limit = createConcurrencyLimit(2);
  const tasks = Array.from({ length: 4 }, createTask);
  const results = tasks.map(({ run }) => limit(run));
  const started = () => tasks.map(({ isStarted }) => isStarted());
  await nextTurn();
  expect(started()).toEqual([true, true, false, false]);
  tasks[1]!.resolve('second');
  await nextTurn();
  expect(started()).toEqual([true, true, true, false]);
  expect(await results[1]).toBe('second');
});

test('a task that fails frees its slot too', async () => {
  const limit = createConcurrencyLimit(1);
  const [first, second] = [createTask(), createTask()];
  const failed = limit(first.run);
  void limit(second.run);
  await nextTurn();
  first.reject(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  await nextTurn();
  expect(second.isStarted()).toBe(true);
});
