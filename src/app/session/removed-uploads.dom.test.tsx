import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createDeviceMemory } from '#lib/device-memory.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { undoableIds, type Removals } from '#sending/removals.ts';

import { createUpload } from '../../../tests/support/uploads.ts';
import { createRemovedUploads, transition, undoMs, type RemovalEvent } from './removed-uploads.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const after = (...events: readonly RemovalEvent[]): Removals =>
  events.reduce(transition, new Map() as Removals);
const removed = (...ids: readonly string[]): RemovalEvent => ({ type: 'removed', ids });
const undoEnded = (...listed: readonly string[]): RemovalEvent => ({
  type: 'undo-ended',
  listedIds: new Set(listed),
});
const dismissed = (...ids: readonly string[]): RemovalEvent => ({ type: 'dismissed', ids });

test('[LIST-6] "Undo" brings back what was removed since it last ended', () => {
  expect(after(removed('a'), removed('b'), { type: 'undone' }).size).toBe(0);
  const removals = after(removed('a'), undoEnded('a', 'b'), removed('b'));
  expect([...undoableIds(removals)]).toEqual(['b']);
  expect([...transition(removals, { type: 'undone' })]).toEqual([['a', 'final']]);
});

test('[LIST-6] an upload that the queue was told to forget stays hidden while the queue still lists it', () => {
  const removals = after(removed('a', 'b'), undoEnded('a', 'b'), dismissed('a', 'b'));
  expect([...transition(removals, { type: 'written', listedIds: new Set(['b']) })]).toEqual([
    ['b', 'dismissed'],
  ]);
});

test('[LIST-6] what can be undone stays when the queue has written', () => {
  const removals = after(removed('a'), { type: 'written', listedIds: new Set() });
  expect([...undoableIds(removals)]).toEqual(['a']);
});

/** A queue with these uploads, which takes 10 s to forget one. */
function createQueue(ids: readonly string[]) {
  let uploads: readonly AssetUpload[] = ids.map((id) =>
    createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt: 1 }, { id }),
  );
  const listeners = new Set<() => void>();
  const list = (next: readonly AssetUpload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const dismiss = vi.fn((gone: readonly string[]) => {
    setTimeout(() => list(uploads.filter(({ id }) => !gone.includes(id))), 10_000);
  });
  return {
    dismiss,
    list,
    getSnapshot: () => uploads,
    cancel: vi.fn(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const tabMemory = createDeviceMemory(() => sessionStorage);

/** The uploads that the tab remembers. */
function rememberedIds(): readonly string[] {
  const reloaded = createRemovedUploads(createQueue([]), tabMemory);
  const ids = [...reloaded.get().keys()];
  reloaded.dispose();
  return ids;
}

function removedFrom(queue: ReturnType<typeof createQueue>) {
  const uploads = createRemovedUploads(queue, tabMemory);
  onTestFinished(uploads.dispose);
  return uploads;
}

test('[LIST-6] a removed upload is remembered until the queue has forgotten it and another one is removed', () => {
  const uploads = removedFrom(createQueue(['First', 'Second', 'Third']));
  uploads.remove(['First']);
  uploads.endUndo();
  uploads.remove(['Second']);
  uploads.endUndo();
  expect(rememberedIds()).toEqual(['First', 'Second']);
  vi.advanceTimersByTime(10_000);
  expect(rememberedIds()).toEqual(['First', 'Second']);
  uploads.remove(['Third']);
  uploads.endUndo();
  expect(rememberedIds()).toEqual(['Third']);
});

test('[LIST-6] a removed upload is forgotten once the queue has had the time to write it', () => {
  const queue = createQueue(['First', 'Second']);
  const uploads = removedFrom(queue);
  uploads.remove(['First']);
  vi.advanceTimersByTime(undoMs);
  expect(queue.dismiss.mock.calls).toEqual([[['First']]]);
  vi.advanceTimersByTime(10_000 + 30_000);
  expect(uploads.get().size).toBe(0);
  expect(rememberedIds()).toEqual([]);
});

test('[LIST-6] an upload that is listed again after a reload is dismissed again, once', () => {
  const first = removedFrom(createQueue(['First']));
  first.remove(['First']);
  dispatchEvent(new Event('pagehide'));
  const queue = createQueue([]);
  removedFrom(queue);
  expect(queue.dismiss).not.toHaveBeenCalled();
  const upload = createUpload({ status: 'cancelled' }, { id: 'First' });
  queue.list([upload]);
  queue.list([upload, createUpload({ status: 'cancelled' })]);
  expect(queue.dismiss.mock.calls).toEqual([[['First']]]);
});

test('[LIST-6] two elements on a page leave each other’s "Undo" alone, and both remember what was removed', () => {
  const first = removedFrom(createQueue(['First', 'Second']));
  first.remove(['First']);
  const queue = createQueue(['First', 'Second']);
  const second = removedFrom(queue);
  expect(queue.dismiss).not.toHaveBeenCalled();
  second.remove(['Second']);
  expect([...undoableIds(first.get())]).toEqual(['First']);
  dispatchEvent(new Event('pagehide'));
  expect(rememberedIds()).toEqual(['First', 'Second']);
});

test('[LIST-6] "Undo" doesn’t end while a person is at the message, and ends with the session', () => {
  const queue = createQueue(['First']);
  const uploads = removedFrom(queue);
  uploads.remove(['First']);
  uploads.keepUndo(true);
  vi.advanceTimersByTime(10 * undoMs);
  expect([...undoableIds(uploads.get())]).toEqual(['First']);
  uploads.keepUndo(false);
  vi.advanceTimersByTime(undoMs - 1);
  expect([...undoableIds(uploads.get())]).toEqual(['First']);
  uploads.dispose();
  expect(queue.dismiss.mock.calls).toEqual([[['First']]]);
});
