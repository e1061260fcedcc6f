import { expect, onTestFinished, test, vi } from 'vitest';

import { nextTask } from '#lib/time/next-task.ts';

import { fakeOf } from '../../tests/support/fakes/fake-of.ts';
import type { CheckScheduler } from './checks/check-scheduler.ts';
import { createListing, isListing } from './listing.ts';
import { createIntakeStore } from './store.ts';

const named = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => {
    const name = `${from + at}.pdf`;
    return { path: name, file: new File([], name) };
  });

/** A listing; `slices` are the numbers of rows that were listed together. */
function createBench() {
  const store = createIntakeStore();
  const { dispatch, getSnapshot } = store;
  const slices: number[] = [];
  const listing = createListing(store, {
    checks: fakeOf<CheckScheduler>({ pause: () => undefined, start: () => undefined }),
    createRow: ({ file }) => ({ id: file.name, file, check: { status: 'checking', isZip: false } }),
    hash: (file) => file.text(),
  });
  store.subscribe((event) => event.type === 'listed' && slices.push(event.rows.length));
  onTestFinished(listing.stop);
  listing.start();
  return {
    dispatch,
    getSnapshot,
    slices,
    ended: () => vi.waitUntil(() => !isListing(getSnapshot())),
    put: (files: ReturnType<typeof named>) => dispatch({ type: 'entered', unlisted: files }),
    rows: () => getSnapshot().rows.map(({ file }) => file.name),
  };
}

const paths = (files: ReturnType<typeof named>) => files.map(({ path }) => path);

test('[ADD-7] the first files are listed in the next task, and others in later ones', async () => {
  const { put, slices, rows, getSnapshot, ended } = createBench();
  put(named(450));
  await Promise.resolve();
  expect(slices).toEqual([]);
  await nextTask();
  expect(slices).toEqual([200]);
  expect(getSnapshot().unlisted).toHaveLength(250);
  await ended();
  expect(slices).toEqual([200, 200, 50]);
  expect(rows()).toEqual(paths(named(450)));
  expect(getSnapshot().unlisted).toEqual([]);
});

test('[ADD-7] between slices, other tasks run', async () => {
  const { put, rows, ended } = createBench();
  const seen: number[] = [];
  put(named(1000));
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    seen.push(rows().length);
    port1.close();
  });
  port1.start();
  port2.postMessage(undefined);
  await ended();
  expect(seen[0]).toBeLessThan(1000);
  expect(rows()).toEqual(paths(named(1000)));
});

test('[INTAKE-3] files that are added meanwhile follow the earlier ones, and are waited for', async () => {
  const { put, rows, getSnapshot, ended } = createBench();
  put(named(300));
  put(named(300, 300));
  await nextTask();
  expect(getSnapshot().unlisted).toHaveLength(400);
  const allListed = ended();
  put(named(10, 600));
  await allListed;
  expect(rows()).toEqual(paths(named(610)));
  put(named(1, 610));
  await ended();
  expect(rows()).toEqual(paths(named(611)));
});

test('[ADD-9] files that were removed aren’t listed, and can be added again', async () => {
  const { put, rows, dispatch, getSnapshot, ended } = createBench();
  put(named(600));
  await nextTask();
  const left = getSnapshot().unlisted;
  expect(left).toHaveLength(400);
  dispatch({ type: 'emptied' });
  await ended();
  await nextTask();
  expect(rows()).toEqual([]);
  dispatch({ type: 'entered', unlisted: left });
  await ended();
  expect(rows()).toEqual(paths(named(600)).slice(200));
});
