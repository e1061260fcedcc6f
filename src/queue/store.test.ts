import { expect, test } from 'vitest';

import { catchUncaught } from '../../tests/support/catch-uncaught.ts';
import { allDue, createJob } from '../../tests/support/fakes/queue-fakes.ts';
import { noPastAttempts } from './past-attempts.ts';
import { createStore } from './store.ts';
import type { Waiting } from './upload.ts';

const createWaiting = (id: string): Waiting<string> => ({
  status: 'waiting',
  id,
  job: createJob(),
  pastAttempts: noPastAttempts,
  persistence: 'saving',
  waitsFor: { kind: 'queued' },
});

function createFilledStore(...ids: readonly string[]) {
  const store = createStore();
  store.dispatch({ type: 'enqueued', uploads: ids.map((id) => createWaiting(id)) });
  return store;
}

test('[UPLOAD-3] a change creates a new list and leaves the other uploads and the old list unchanged', () => {
  const store = createFilledStore('a', 'b');
  const before = store.getSnapshot();
  const [a, b] = before;
  store.dispatch({ type: 'cancelled', id: 'a' });
  expect(store.getSnapshot()).not.toBe(before);
  expect(store.getSnapshot()[0]).toMatchObject({ id: 'a', status: 'cancelled' });
  expect(store.getSnapshot()[1]).toBe(b);
  expect(before).toEqual([a, b]);
});

test('[UPLOAD-3] each listener is called once for each change', () => {
  const store = createFilledStore('a');
  const received: string[] = [];
  store.subscribe(() => received.push('first'));
  store.subscribe(() => received.push('second'));
  store.dispatch({ type: 'cancelled', id: 'a' });
  expect(received).toEqual(['first', 'second']);
});

test('[UPLOAD-3] an event without effect keeps the list and calls no listener', () => {
  const store = createFilledStore('a');
  const before = store.getSnapshot();
  let calls = 0;
  store.subscribe(() => (calls += 1));
  store.dispatch({ type: 'enqueued', uploads: [] });
  store.dispatch({ type: 'dismissed', ids: ['a'] });
  store.dispatch({ type: 'dismissed', ids: ['unknown'] });
  store.dispatch({ type: 'cancelled', id: 'unknown' });
  store.dispatch({ type: 'retried', id: 'a' });
  expect(store.getSnapshot()).toBe(before);
  expect(calls).toBe(0);
});

test('[UPLOAD-3] an event that a listener dispatches is applied after all listeners have seen the first one', () => {
  const store = createFilledStore('a');
  const seen: string[] = [];
  store.subscribe(() => store.dispatch({ type: 'dismissed', ids: ['a'] }));
  store.subscribe(() =>
    seen.push(
      store
        .getSnapshot()
        .map(({ status }) => status)
        .join(),
    ),
  );
  store.dispatch({ type: 'cancelled', id: 'a' });
  expect(seen).toEqual(['cancelled', '']);
});

test('[UPLOAD-3] an unsubscribed listener is not called, and the same listener can subscribe twice', () => {
  const store = createFilledStore('a', 'b');
  let calls = 0;
  const listener = (): number => (calls += 1);
  const unsubscribe = store.subscribe(listener);
  store.subscribe(listener);
  store.dispatch({ type: 'cancelled', id: 'a' });
  expect(calls).toBe(2);
  unsubscribe();
  unsubscribe();
  store.dispatch({ type: 'cancelled', id: 'b' });
  expect(calls).toBe(3);
});

test('[UPLOAD-3] an error of a listener is rethrown, and the other listeners are called', async () => {
  const store = createFilledStore('a');
  const uncaught = catchUncaught();
  let calls = 0;
  store.subscribe(() => {
    throw new Error('a view broke');
  });
  store.subscribe(() => (calls += 1));
  store.dispatch({ type: 'cancelled', id: 'a' });
  expect(calls).toBe(1);
  await allDue();
  expect(uncaught.stop()).toEqual([new Error('a view broke')]);
});
