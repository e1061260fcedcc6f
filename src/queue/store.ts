import { isEnded } from './upload.ts';
import type { Ended, Upload } from './upload.ts';
import { isWaitingFor, release, transition } from './transition.ts';
import type { Release, UploadEvent } from './transition.ts';

/** Every event of the list. */
export type QueueEvent =
  | { readonly type: 'enqueued'; readonly uploads: readonly Upload[] }
  /** The whole list came from the leader or from the device. */
  | { readonly type: 'replaced'; readonly uploads: readonly Upload[] }
  /** Rows that changed in the leader's list: new ones are at its end. */
  | { readonly type: 'mirrored'; readonly changed: readonly Upload[]; readonly removedIds: readonly string[] }
  | { readonly type: 'dismissed'; readonly ids: readonly string[] }
  | { readonly type: 'released'; readonly from: Release }
  | ({ readonly id: string } & UploadEvent);

type OpenStatus = Exclude<Upload, Ended>['status'];

/** Change of one row: added without `before`, removed without `after`. */
export interface Change<T> {
  readonly before?: T | undefined;
  readonly after?: T | undefined;
}

/** The list of uploads, with change events; fits React's `useSyncExternalStore`. */
export interface Store {
  readonly subscribe: (listener: (changes: readonly Change<Upload>[]) => void) => () => void;
  /** The list in the order of enqueueing; the same array until something changes. */
  readonly getSnapshot: () => readonly Upload[];
  readonly get: (id: string) => Upload | undefined;
  /** The uploads in this status, in list order; of ended ones there may be thousands, and nothing asks for them. */
  readonly inStatus: (status: OpenStatus) => readonly Upload[];
  /** Applies the event and calls the listeners. An event from a listener is applied after the current ones. */
  readonly dispatch: (event: QueueEvent) => void;
}

/** Creates an empty store. */
export function createStore(): Store {
  let uploads: readonly Upload[] = [];
  const byId = new Map<string, Upload>();
  /** The uploads that haven't ended by status, once they are asked for after a change. */
  let byStatus: ReadonlyMap<OpenStatus, readonly Upload[]> | undefined;
  /** Events that listeners dispatched, first in, first out. */
  const events: QueueEvent[] = [];
  let isDispatching = false;
  const subscriptions = new Set<{ readonly listener: Parameters<Store['subscribe']>[0] }>();

  function changesBy(event: QueueEvent): readonly Change<Upload>[] {
    if (event.type === 'enqueued') return event.uploads.map((after) => ({ after }));
    if (event.type === 'replaced') return differences(uploads, event.uploads);
    if (event.type === 'mirrored') return mirrored(event, byId);
    if (event.type === 'released') return released(inStatus('waiting'), event.from);
    if (event.type === 'dismissed') return dismissed(event.ids, byId);
    const before = byId.get(event.id);
    if (!before) return [];
    const after = transition(before, event);
    return after === before ? [] : [{ before, after }];
  }

  function inStatus(status: OpenStatus): readonly Upload[] {
    byStatus ??= groupByStatus(uploads);
    return byStatus.get(status) ?? [];
  }

  function changed(changes: readonly Change<Upload>[]): readonly Upload[] {
    const removed = new Set(changes.flatMap(({ before, after }) => (before && !after ? [before] : [])));
    const next = removed.size > 0 ? uploads.filter((upload) => !removed.has(upload)) : [...uploads];
    for (const { before, after } of changes) {
      if (after) next[before ? next.indexOf(before) : next.length] = after;
    }
    return next;
  }

  function apply(event: QueueEvent): void {
    const changes = changesBy(event);
    if (changes.length === 0) return;
    uploads = event.type === 'replaced' ? event.uploads : changed(changes);
    for (const { before, after } of changes) {
      if (after) byId.set(after.id, after);
      else if (before) byId.delete(before.id);
    }
    byStatus = undefined;
    for (const { listener } of subscriptions) callSafely(() => listener(changes));
  }

  return {
    subscribe(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => subscriptions.delete(subscription);
    },
    getSnapshot: () => uploads,
    get: (id) => byId.get(id),
    inStatus,
    dispatch(event) {
      events.push(event);
      if (isDispatching) return;
      isDispatching = true;
      for (let next = events.shift(); next; next = events.shift()) apply(next);
      isDispatching = false;
    },
  };
}

/** Returns the IDs of the rows that an event is about, unless it brings them. */
export function rowsOf(event: QueueEvent): readonly string[] {
  if (event.type === 'dismissed') return event.ids;
  return 'id' in event ? [event.id] : [];
}

/**
 * Returns the event without rows that are listed already: commands are repeated, since a message may have been lost.
 */
export function withoutKnown(event: QueueEvent, find: (id: string) => unknown): QueueEvent {
  if (event.type !== 'enqueued') return event;
  return { ...event, uploads: event.uploads.filter(({ id }) => !find(id)) };
}

function groupByStatus(uploads: readonly Upload[]): ReadonlyMap<OpenStatus, readonly Upload[]> {
  const groups = new Map<OpenStatus, Upload[]>();
  for (const upload of uploads) {
    if (isEnded(upload)) continue;
    const group = groups.get(upload.status);
    if (group) group.push(upload);
    else groups.set(upload.status, [upload]);
  }
  return groups;
}

/** Returns true if an upload of the list waits for sign-in. */
export const needsSignIn = ({ inStatus }: Pick<Store, 'inStatus'>): boolean =>
  inStatus('waiting').some((upload) => isWaitingFor(upload, 'sign-in'));

/** Returns the changes that lead from one list to another. */
function differences(from: readonly Upload[], to: readonly Upload[]): readonly Change<Upload>[] {
  const before = new Map(from.map((upload) => [upload.id, upload]));
  const kept = new Set(to.map(({ id }) => id));
  return [
    ...to.map((after) => ({ before: before.get(after.id), after })).filter((row) => row.before !== row.after),
    ...from.filter(({ id }) => !kept.has(id)).map((gone) => ({ before: gone })),
  ];
}

/** Returns the changes that queue those of these uploads that don't wait any more. */
const released = (waiting: readonly Upload[], from: Release): readonly Change<Upload>[] =>
  waiting
    .map((before) => ({ before, after: release(before, from) }))
    .filter(({ before, after }) => before !== after);

/** Returns the changes that remove the ended ones of these uploads. */
function dismissed(ids: readonly string[], byId: ReadonlyMap<string, Upload>): readonly Change<Upload>[] {
  const listed = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return listed.filter(isEnded).map((before) => ({ before }));
}

/** Returns the changes that another tab reported. */
function mirrored(
  { changed, removedIds }: Extract<QueueEvent, { readonly type: 'mirrored' }>,
  byId: ReadonlyMap<string, Upload>,
): readonly Change<Upload>[] {
  const removed = removedIds.flatMap((id) => byId.get(id) ?? []);
  return [
    ...removed.map((before) => ({ before })),
    ...changed.map((after) => ({ before: byId.get(after.id), after })),
  ];
}

/** A listener that throws must not stop uploads: its error is rethrown as an uncaught one. */
function callSafely(act: () => void): void {
  try {
    act();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
