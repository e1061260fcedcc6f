import type { InspectedZip } from '#manual/report.ts';

import { isUnreadable, mayBeSplit } from './checks/check-facts.ts';
import type { CheckScheduler } from './checks/check-scheduler.ts';
import { chosenFileOf, type ChosenFile, type FileCheck } from './chosen-file.ts';
import type { IntakeStore } from './store.ts';
import type { Entry, RemovedFiles } from './transition.ts';

/** A file to add, and the folder or package that it was taken from. */
export type AddedFile = Pick<ChosenFile, 'file' | 'folder' | 'fromPackage'>;

/** Functions that all commands use. */
export interface RowTools extends Pick<IntakeStore, 'dispatch'> {
  readonly enter: (entry: Entry) => void;
  readonly checks: CheckScheduler;
  /** Returns the rows as they are now. */
  readonly rows: () => readonly ChosenFile[];
  readonly createRow: (added: AddedFile) => ChosenFile;
  /** Called with files that a person removed. */
  readonly onRemoved: (files: readonly File[]) => void;
}

/** Commands for the rows of the list. */
export function createRowCommands({ dispatch, enter, checks, rows, createRow, onRemoved }: RowTools) {
  const find = (id: string) => rows().find((row) => row.id === id);
  const { remove, putBack } = createRemoval({ dispatch, enter, checks, rows });

  const reportRemoved = (ids: readonly string[]): void => {
    const gone = new Set(ids);
    onRemoved(rows().flatMap((row) => (gone.has(row.id) ? chosenFileOf(row) : [])));
  };

  /**
   * Puts the documents of a package into its place. Returns their IDs, and a function that undoes it. The files of
   * different documents may have the same name and size.
   */
  const split = (id: string, documents: readonly AddedFile[]) => {
    const before = rows();
    checks.stop(id);
    const added = documents.map(createRow);
    const ids = added.map((row) => row.id);
    enter({ rows: added, place: { replacedId: id } });
    const undo = () => {
      remove(ids);
      putBack(before, new Set([id]));
    };
    return { ids, undo };
  };

  return {
    remove,
    /** Ends the checks of the files that the event `emptied` removed. */
    endAll: ({ rows: removed, unlisted, comparing }: RemovedFiles) => {
      for (const { id } of removed) checks.stop(id);
      onRemoved([...removed.map(chosenFileOf), ...[...unlisted, ...comparing].map(({ file }) => file)]);
    },
    /** Brings those files back. */
    restoreAll: ({ rows: before, unlisted, comparing }: RemovedFiles) =>
      enter({ rows: before, place: { before }, unlisted: [...unlisted, ...comparing] }),
    /** Removes files as a person does. Returns a function that undoes it. */
    discard: (ids: readonly string[]) => {
      reportRemoved(ids);
      return remove(ids);
    },
    /** Adds rows at once. Returns their IDs. */
    addRows: (files: readonly AddedFile[]): readonly string[] => {
      const added = files.map(createRow);
      enter({ rows: added });
      return added.map(({ id }) => id);
    },
    split,
    /** Puts another file into the place of one that a person removes. Returns what `split` does. */
    exchange: (id: string, file: File) => {
      reportRemoved([id]);
      return split(id, [{ file }]);
    },
    /** Replaces a file with a repaired copy, which is inspected already. */
    replace: (id: string, copy: InspectedZip) => {
      checks.stop(id);
      const row = find(id);
      if (row) dispatch({ type: 'replaced', row: withCopy(row, copy) });
    },
    /** Uses the original of a repaired copy again. */
    restore: (id: string) => {
      const row = find(id);
      if (row?.original) dispatch({ type: 'replaced', row: withFile(row, row.original) });
    },
    /** Removes files that were handed to the queue. Ends their checks, except for those in `readOn`. */
    handOver: (ids: readonly string[], readOn: readonly string[]) => {
      readOn.forEach(checks.release);
      remove(ids);
    },
  };
}

type StoredRows = Pick<RowTools, 'dispatch' | 'enter' | 'checks' | 'rows'>;

function createRemoval({ dispatch, enter, checks, rows }: StoredRows) {
  /** Puts rows back that were there `before`. */
  const putBack = (before: readonly ChosenFile[], ids: ReadonlySet<string>): void =>
    enter({ rows: before.filter(({ id }) => ids.has(id)), place: { before } });

  /** Removes files. Returns a function that undoes it. */
  const remove = (ids: readonly string[]): (() => void) => {
    const before = rows();
    ids.forEach(checks.stop);
    dispatch({ type: 'removed', ids });
    return () => putBack(before, new Set(ids));
  };

  return { remove, putBack };
}

/** Commands for the checks of rows. */
export function createCheckCommands({ dispatch, checks, rows }: StoredRows) {
  const find = (id: string) => rows().find((row) => row.id === id);
  const checkAgain = (id: string): void => {
    const row = checks.outcome(id) ? undefined : find(id);
    if (row) checks.start(row);
  };
  return {
    /** Ends the check of a file and keeps its interim result. */
    stop: (id: string) => {
      checks.stop(id);
      dispatch({ type: 'checked', id, check: stoppedCheck(find(id)?.check) });
    },
    /** Checks a file again whose check couldn't run. */
    checkAgain,
    /** Reads files again that couldn't be read: the program that had them open may have closed them. */
    checkUnreadable: () =>
      rows()
        .filter(isUnreadable)
        .forEach(({ id }) => checkAgain(id)),
    /** The final result of a running check. */
    outcome: checks.outcome,
  };
}

function withCopy(row: ChosenFile, copy: InspectedZip): ChosenFile {
  const { file, check, original } = row;
  const before = original ?? (check.status === 'zip' ? { file, report: check.report } : undefined);
  return { ...withFile(row, copy), ...(before && { original: before }) };
}

function withFile(row: ChosenFile, { file, report }: InspectedZip): ChosenFile {
  const { original: _, content: __, ...kept } = row;
  return { ...kept, file, check: { status: 'zip', report, packageCheck: 'none' } };
}

function stoppedCheck(check: FileCheck | undefined): FileCheck {
  if (check?.status !== 'zip') return { status: 'unchecked-zip' };
  const { progress: _, ...rest } = check;
  return rest;
}

/** Returns true for a result that another check wouldn't change. */
export function isFinished(check: FileCheck): boolean {
  switch (check.status) {
    case 'rejected':
      return check.packageCheck !== undefined || !mayBeSplit(check);
    case 'zip':
      return check.report.complete && check.packageCheck !== undefined;
    case 'regular':
      // The package in an AASX file is read last.
      return check.document?.type === 'aasx'
        ? check.packageCheck !== undefined
        : check.document !== undefined;
    default:
      return false;
  }
}
