import { createId } from '#lib/create-id.ts';
import { createDispatcher } from '#lib/dispatcher.ts';

import { inFolder, isSendable } from './chosen-file.ts';
import {
  emptyIntake,
  transition,
  type IntakeChange,
  type IntakeEvent,
  type IntakeState,
} from './transition.ts';
import type { ChosenDraft, DraftValues } from './values/draft-values.ts';

/** Returns what is typed for a row and for all rows. */
export type ReadValues = (id: string) => Pick<DraftValues, 'shared' | 'edits'>;

const noValues: ReadValues = () => ({});

/** Reads from a copy. Not written where the form is in scope, which would keep the form and its elements in memory. */
const readFrom =
  (typed: ReadonlyMap<string, ReturnType<ReadValues>>): ReadValues =>
  (id) =>
    typed.get(id) ?? {};

/** The chosen files of one asset; fits React's `useSyncExternalStore`. */
export type IntakeStore = ReturnType<typeof createIntakeStore>;

/** Creates a store without files. */
export function createIntakeStore() {
  let state = emptyIntake;
  let lastId = 0;
  let readValues = noValues;

  function apply(event: IntakeEvent): IntakeChange | undefined {
    const before = state;
    state = transition(before, event);
    if (state === before) return undefined;
    return event.type === 'emptied' ? { ...event, removed: before } : event;
  }

  return {
    ...createDispatcher(apply),
    /** Unique in the page. */
    id: createId(),
    /** The same object until something changes. */
    getSnapshot: () => state,
    /**
     * Lets the store read what is typed. Returns a function to call when the form is removed: the last values stay. It reads
     * them by a callback, since the form holds them, and a copy in the state would have to follow each key.
     */
    connectForm(valuesOf: ReadValues) {
      readValues = valuesOf;
      return () => {
        if (readValues !== valuesOf) return;
        readValues = readFrom(new Map(state.rows.map(({ id }) => [id, valuesOf(id)])));
      };
    },
    /** Returns the files that can be uploaded as they are now, with what was typed for them, at any time. */
    drafts: () => draftsOf(state, readValues),
    /** Returns an ID for a new row or offer. */
    createRowId: (kind: 'file' | 'offer') => {
      lastId += 1;
      return `${kind}-${lastId}`;
    },
  };
}

function draftsOf({ rows, edited, ...state }: IntakeState, readValues: ReadValues): readonly ChosenDraft[] {
  const listed = rows.filter(isSendable).map(({ id, file, folder, fromPackage }): ChosenDraft => {
    const from = { ...(folder && { folder }), ...(fromPackage && { fromPackage }) };
    return { file, values: { ...readValues(id), ...from } };
  });
  const offered = state.offers.flatMap(({ folder }) => folder.files);
  return [
    ...listed,
    ...[...state.unlisted, ...state.comparing].map(({ path, file }) => ({ file, values: inFolder(path) })),
    ...offered.map(({ path, file }) => ({ file, values: { path } })),
    ...state.arrived.map(({ path, file, values = { path } }) => ({ file, values })),
    // A photo of the list may be open in the editor.
    ...unlistedOf(edited, rows).map((file) => ({ file, values: {} })),
  ];
}

const unlistedOf = (edited: readonly File[], rows: IntakeState['rows']): readonly File[] =>
  edited.filter((photo) => !rows.some(({ file }) => file === photo));

/** Returns true if files would be lost with the page. */
export const hasUnsent = ({ rows, ...state }: IntakeState): boolean =>
  rows.some(isSendable) || unsentCount({ rows: [], ...state }) > 0;

/** Returns the number of files that would be lost with the page; a folder counts as one. */
export function unsentCount({ rows, edited, ...state }: IntakeState): number {
  const { arrived, unlisted, comparing, offers } = state;
  const others = [arrived, unlisted, comparing, offers, unlistedOf(edited, rows)];
  let count = others.reduce((sum, { length }) => sum + length, 0);
  // Counts in a loop, without a copy of the rows: this runs after each check.
  for (const row of rows) if (isSendable(row)) count += 1;
  return count;
}
