import { createDispatcher } from '#lib/dispatcher.ts';

import { transition } from './transition.ts';
import type { UploadEvent } from './transition.ts';
import { isEnded, isWaitingFor } from './upload.ts';
import type { Ended, Upload } from './upload.ts';

/** Every event of the list. */
export type QueueEvent =
  | { readonly type: 'enqueued'; readonly uploads: readonly Upload[] }
  /** The whole list came from the leader or from the device. */
  | { readonly type: 'replaced'; readonly uploads: readonly Upload[] }
  /** Rows that changed in the leader's list: new ones are at its end. */
  | { readonly type: 'mirrored'; readonly changed: readonly Upload[]; readonly removedIds: readonly string[] }
  | { readonly type: 'dismissed'; readonly ids: readonly string[] }
  /** For all uploads. */
  | UnblockedEvent
  | ({ readonly id: string } & Exclude<UploadEvent, UnblockedEvent>);

type UnblockedEvent = Extract<UploadEvent, { readonly type: 'unblocked' }>;

type OpenStatus = Exclude<Upload, Ended>['status'];

/** Change of one row: added without `before`, removed without `after`. */
export interface Change<T> {
  readonly before?: T | undefined;
  readonly after?: T | undefined;
}

/** The list of uploads, with change events; fits React's `useSyncExternalStore`. */
export type Store = ReturnType<typeof createStore>;

export function createStore() {
  const list = createList();

  function changesBy(event: QueueEvent): readonly Change<Upload>[] {
    if (event.type === 'enqueued') return event.uploads.map((after) => ({ after }));
    if (event.type === 'replaced') return differences(list.getSnapshot(), event.uploads);
    if (event.type === 'mirrored') return mirrored(event, list.get);
    if (event.type === 'unblocked') return unblocked(list.inStatus('waiting'), event);
    if (event.type === 'dismissed') return dismissed(event.ids, list.get);
    const before = list.get(event.id);
    if (!before) return [];
    const after = transition(before, event);
    return after === before ? [] : [{ before, after }];
  }

  function apply(event: QueueEvent): readonly Change<Upload>[] | undefined {
    const changes = changesBy(event);
    if (changes.length === 0) return undefined;
    list.change(changes);
    if (event.type === 'replaced') list.replace(event.uploads);
    return changes;
  }

  return { ...list, ...createDispatcher(apply) };
}

/** Rows in list order, by ID. */
function createList() {
  let byId = new Map<string, Upload>();
  /** The list, once it is asked for after a change. */
  let uploads: readonly Upload[] | undefined;
  /** Uploads that haven't ended: of ended ones there may be thousands. */
  let open = new Map<string, Upload>();
  const findOpen = () => new Map([...byId].filter(([, upload]) => !isEnded(upload)));

  function change(changes: readonly Change<Upload>[]): void {
    uploads = undefined;
    for (const { before, after } of changes) {
      if (after) byId.set(after.id, after);
      else if (before) byId.delete(before.id);
      if (after && !isEnded(after)) open.set(after.id, after);
      else if (before) open.delete(before.id);
    }
    // An ended upload that continues returns to its place.
    if (changes.some(({ before, after }) => before && isEnded(before) && after && !isEnded(after))) {
      open = findOpen();
    }
  }

  return {
    change,
    replace: (next: readonly Upload[]): void => {
      byId = new Map(next.map((upload) => [upload.id, upload]));
      open = findOpen();
    },
    /** The list in the order of enqueueing; the same array until something changes. */
    getSnapshot: (): readonly Upload[] => (uploads ??= [...byId.values()]),
    get: (id: string): Upload | undefined => byId.get(id),
    /** Returns the number of all uploads, and of those that haven't ended. */
    counts: () => ({ all: byId.size, open: open.size }),
    /** The uploads in this status, in list order; of ended ones there may be thousands, and nothing asks for them. */
    inStatus: (status: OpenStatus): readonly Upload[] =>
      [...open.values()].filter((upload) => upload.status === status),
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
const unblocked = (waiting: readonly Upload[], event: UnblockedEvent): readonly Change<Upload>[] =>
  waiting
    .map((before) => ({ before, after: transition(before, event) }))
    .filter(({ before, after }) => before !== after);

/** Returns the changes that remove the ended ones of these uploads. */
function dismissed(ids: readonly string[], get: Store['get']): readonly Change<Upload>[] {
  const listed = [...new Set(ids)].flatMap((id) => get(id) ?? []);
  return listed.filter(isEnded).map((before) => ({ before }));
}

/** Returns the changes that another tab reported. */
function mirrored(
  { changed, removedIds }: Extract<QueueEvent, { readonly type: 'mirrored' }>,
  get: Store['get'],
): readonly Change<Upload>[] {
  const removed = removedIds.flatMap((id) => get(id) ?? []);
  return [
    ...removed.map((before) => ({ before })),
    ...changed.map((after) => ({ before: get(after.id), after })),
  ];
}
