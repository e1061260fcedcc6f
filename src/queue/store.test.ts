import { expect, test } from 'vitest';

import { catchUncaught } from '../../tests/support/catch-uncaught.ts';
import { allDue, createJob } from '../../tests/support/queue-fakes.ts';
import type { FakeReceipt } from '../../tests/support/queue-fakes.ts';

import { noHistory } from './attempt-history.ts';
import type { Waiting } from './upload.ts';
import { createStore } from './store.ts';

const createWaiting = (id: string): Waiting<string> => ({
  status: 'waiting',
  id,
  job: createJob(),
  history: noHistory,
  persistence: 'saving',
  waitsFor: { kind: 'queued' },
});

function createFilledStore(...ids: readonly string[]) {
  const store = createStore<FakeReceipt, string>();
  store.dispatch({ type: 'enqueued', uploads: ids.map((id) => createWaiting(id)) });
  return store;
}

test('[UPLOAD-3] a change makes a new list and leaves the other uploads and the old list as they were', () => {
  const store = createFilledStore('a', 'b');
  const before = store.getSnapshot();
  const [a, b] = before;
  store.dispatch({ type: 'cancelled', id: 'a' });
  expect(store.getSnapshot()).not.toBe(before);
  expect(store.getSnapshot()[0]).toMatchObject({ id: 'a', status: 'cancelled' });
  expect(store.getSnapshot()[1]).toBe(b);
  expect(before).toEqual([a, b]);
});

test('[UPLOAD-3] each listener is told once of each change', () => {
  const store = createFilledStore('a');
  const heard: string[] = [];
  store.subscribe(() => heard.push('first'));
  store.subscribe(() => heard.push('second'));
  store.dispatch({ type: 'cancelled', id: 'a' });
  expect(heard).toEqual(['first', 'second']);
});

test('[UPLOAD-3] what changes nothing keeps the list and tells nobody', () => {
  const store = createFilledStore('a');
  const before = store.getSnapshot();
  let heard = 0;
  store.subscribe(() => (heard += 1));
  store.dispatch({ type: 'enqueued', uploads: [] });
  store.dispatch({ type: 'dismissed', id: 'a' });
  store.dispatch({ type: 'dismissed', id: 'unknown' });
  store.dispatch({ type: 'cancelled', id: 'unknown' });
  store.dispatch({ type: 'retried', id: 'a' });
  expect(store.getSnapshot()).toBe(before);
  expect(heard).toBe(0);
});

test('[UPLOAD-3] a listener sees the new list, also of a change that another listener makes', () => {
  const store = createFilledStore('a');
  const seen: string[] = [];
  store.subscribe(() => store.dispatch({ type: 'dismissed', id: 'a' }));
  store.subscribe(() =>
    seen.push(
      store
        .getSnapshot()
        .map(({ status }) => status)
        .join(),
    ),
  );
  store.dispatch({ type: 'cancelled', id: 'a' });
  expect(seen).toEqual(['', '']);
});

test('[UPLOAD-3] who unsubscribed hears nothing more, and the same listener twice counts twice', () => {
  const store = createFilledStore('a', 'b');
  let heard = 0;
  const listener = (): number => (heard += 1);
  const unsubscribe = store.subscribe(listener);
  store.subscribe(listener);
  store.dispatch({ type: 'cancelled', id: 'a' });
  expect(heard).toBe(2);
  unsubscribe();
  unsubscribe();
  store.dispatch({ type: 'cancelled', id: 'b' });
  expect(heard).toBe(3);
});

test('[UPLOAD-6] a listener that throws is heard of and keeps nobody from hearing', async () => {
  const store = createFilledStore('a');
  const uncaught = catchUncaught();
  let heard = 0;
  store.subscribe(() => {
    throw new Error('a view broke');
  });
  store.subscribe(() => (heard += 1));
  store.dispatch({ type: 'cancelled', id: 'a' });
  expect(heard).toBe(1);
  await allDue();
  expect(uncaught.stop()).toEqual([new Error('a view broke')]);
});
