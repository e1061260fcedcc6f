import type { ObservedValue } from '#lib/value.ts';

/**
 * Stage of a removed upload, which the list hides in each of them. `undoable`: "Undo" brings it back. `final`: the queue is
 * to forget it once it lists it. `dismissed`: the queue was told to, and may not have written that yet.
 */
export type RemovalStage = 'undoable' | 'final' | 'dismissed';

/** Stages by upload ID. */
export type Removals = ReadonlyMap<string, RemovalStage>;

/** Returns the uploads that "Undo" brings back. */
export const undoableIds = (removals: Removals): ReadonlySet<string> =>
  new Set([...removals].flatMap(([id, stage]) => (stage === 'undoable' ? [id] : [])));

/** Uploads that a person removed from the list. */
export interface RemovedUploads extends ObservedValue<Removals> {
  readonly remove: (ids: readonly string[]) => void;
  readonly undo: () => void;
  /** Ends the time for "Undo". */
  readonly endUndo: () => void;
  /** While a person is at the message, the time for "Undo" doesn't end. */
  readonly keepUndo: (isKept: boolean) => void;
  readonly dispose: () => void;
}
