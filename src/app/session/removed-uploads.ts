import * as z from 'zod/mini';

import type { DeviceMemory } from '#lib/device-memory.ts';
import { setTimer } from '#lib/time/timer.ts';
import { createValue } from '#lib/value.ts';
import { needsDecision, type AssetQueue } from '#sending/asset-upload.ts';
import { undoableIds, type Removals, type RemovedUploads } from '#sending/removals.ts';

/** Event of removed uploads. `listedIds` are those of the queue. */
export type RemovalEvent =
  | { readonly type: 'removed'; readonly ids: readonly string[] }
  | { readonly type: 'undone' }
  | { readonly type: 'undo-ended'; readonly listedIds: ReadonlySet<string> }
  | { readonly type: 'dismissed'; readonly ids: readonly string[] }
  /** The queue has had the time to write what it forgot. */
  | { readonly type: 'written'; readonly listedIds: ReadonlySet<string> };

/** Returns the removed uploads after an event. */
export function transition(removals: Removals, event: RemovalEvent): Removals {
  switch (event.type) {
    case 'removed':
      return new Map([...removals, ...event.ids.map((id) => [id, 'undoable'] as const)]);
    case 'undone':
      return new Map([...removals].filter(([, stage]) => stage !== 'undoable'));
    case 'undo-ended': {
      if (undoableIds(removals).size === 0) return removals;
      // Only now: the queue may not have written yet what it forgot just before.
      return new Map(
        [...stillHidden(removals, event.listedIds)].map(([id, stage]) => [
          id,
          stage === 'undoable' ? 'final' : stage,
        ]),
      );
    }
    case 'dismissed':
      return new Map([...removals, ...event.ids.map((id) => [id, 'dismissed'] as const)]);
    case 'written':
      return stillHidden(removals, event.listedIds);
  }
}

const stillHidden = (removals: Removals, listedIds: ReadonlySet<string>): Removals =>
  new Map([...removals].filter(([id, stage]) => stage === 'undoable' || listedIds.has(id)));

/** Time for "Undo" after the last removal, in milliseconds. */
export const undoMs = 20_000;

/** Time in milliseconds in which the queue writes what it forgot: it writes a hundred uploads at a time. */
const writtenMs = 30_000;

interface RemovalQueue extends Pick<AssetQueue, 'getSnapshot' | 'cancel' | 'dismiss'> {
  readonly subscribe: (listener: () => void) => () => void;
}

const key = 'removed-uploads';
const idsSchema = z.array(z.string());

/**
 * Hides removed uploads, and has the queue forget them once "Undo" has ended or the page is left. `tabMemory` remembers
 * those, since a page that is being left can't wait until the queue has written that. If the browser ends before that,
 * they are listed again: nothing is lost.
 */
export function createRemovedUploads(queue: RemovalQueue, tabMemory: DeviceMemory): RemovedUploads {
  const remembered = () => idsSchema.safeParse(tabMemory.read(key)).data ?? [];
  const removals = createValue<Removals>(new Map(remembered().map((id) => [id, 'final'])));
  const undoTimer = createTimer(undoMs, () => endUndo());
  const writtenTimer = createTimer(writtenMs, () => dispatch({ type: 'written', listedIds: listedIds() }));

  const listedIds = () => new Set(queue.getSnapshot().map(({ id }) => id));
  const dispatch = (event: RemovalEvent) => {
    const before = removals.get();
    const now = transition(before, event);
    removals.set(now);
    // Another element of the page may have written its own.
    const others = remembered().filter((id) => !before.has(id) && !now.has(id));
    const ended = [...now].flatMap(([id, stage]) => (stage === 'undoable' ? [] : id));
    tabMemory.write(key, [...others, ...ended]);
    followQueue();
  };
  const endUndo = () => {
    undoTimer.stop();
    if (undoableIds(removals.get()).size > 0) dispatch({ type: 'undo-ended', listedIds: listedIds() });
  };
  /** After a reload, the queue may list a forgotten upload again. */
  const followQueue = () => {
    const stages = removals.get();
    if (stages.size === 0 && !writtenTimer.isRunning()) return;
    const due = queue.getSnapshot().filter(({ id }) => stages.get(id) === 'final');
    if (due.length > 0) {
      const ids = due.map(({ id }) => id);
      dispatch({ type: 'dismissed', ids });
      // The decision is not to upload it.
      for (const upload of due) if (needsDecision(upload)) queue.cancel(upload.id);
      queue.dismiss(ids);
    }
    const isWriting = stillHidden(removals.get(), listedIds()).size < removals.get().size;
    if (!isWriting) writtenTimer.stop();
    else if (!writtenTimer.isRunning()) writtenTimer.start();
  };

  const end = new AbortController();
  addEventListener('pagehide', endUndo, { signal: end.signal });
  const unsubscribe = queue.subscribe(followQueue);
  followQueue();
  return {
    ...removals,
    remove(ids) {
      dispatch({ type: 'removed', ids });
      undoTimer.start();
    },
    undo() {
      undoTimer.stop();
      dispatch({ type: 'undone' });
    },
    endUndo,
    keepUndo: (isKept) => (isKept ? undoTimer.stop() : undoTimer.start()),
    dispose() {
      endUndo();
      end.abort();
      unsubscribe();
      writtenTimer.stop();
    },
  };
}

/** Creates a timer that calls back once. Starting it again begins anew. */
function createTimer(delayMs: number, callback: () => void) {
  let cancel: (() => void) | undefined;
  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  return {
    isRunning: () => cancel !== undefined,
    stop,
    start() {
      stop();
      cancel = setTimer(delayMs, () => {
        cancel = undefined;
        callback();
      });
    },
  };
}
