import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { PlacedFile } from '#manual/pack/find-manuals.ts';
import type { InspectedZip } from '#manual/report.ts';

import type { Inspections } from './check-file.ts';
import type { Contents } from './contents.ts';
import { precheck } from './precheck.ts';
import { useRepeats } from './use-repeats.ts';
import {
  findingsOf,
  isUnreadable,
  mayBeSplit,
  packageOf,
  type ChosenFile,
  type FileCheck,
  type FileLimits,
  type InspectedDocument,
} from './chosen-file.ts';
import { createFileChecks, type FileChecks } from './file-checks.ts';
import type { RestoredFile } from '../form/restore-rows.ts';
import { useFileRows } from '../table/use-file-rows.ts';

interface Options extends Inspections {
  readonly limits: FileLimits;
  readonly contents: Contents;
  /** Called once for each file whose inspection has ended. */
  readonly onInspected?: ((inspected: InspectedDocument) => void) | undefined;
  /** Called once for each listed file, before its row is rendered. */
  readonly onListed: (row: ChosenFile) => void;
}

/** Above this number of pending checks, results are rendered in batches. */
const manyChecks = 8;

/** The chosen files and their checks; removing a file ends its check. */
export function useChosenFiles({ limits, contents, onInspected, onListed, ...inspections }: Options) {
  const checks = useFileChecks();
  const rows = useFileRows(checks.resume);
  const { rows: chosen, latest, setCheck } = rows;
  const createRow = useRowCreation(limits);
  const repeats = useRepeats(contents, latest);

  const start = ({ id, file, check }: ChosenFile) => {
    const rejected = check.status === 'rejected' && !isUnreadable({ check }) ? check : undefined;
    if (rejected && !mayBeSplit(rejected)) return;
    checks.start(id, file, {
      ...inspections,
      limits,
      rejected,
      onEnd: (ended) => noteFindings(file, ended, onInspected),
      onCheck: (check) => setCheck(id, check, checks.undecided() > manyChecks ? 'in-a-bundle' : 'now'),
    });
  };

  const set = (next: readonly ChosenFile[]) => {
    repeats.forget();
    rows.set(next);
  };

  const onRow = (row: ChosenFile) => {
    onListed(row);
    start(row);
  };
  /** Replaces a file with a repaired copy, which is inspected already. */
  const replace = (id: string, copy: InspectedZip) => {
    checks.stop(id);
    set(updated(latest(), id, (row) => withCopy(row, copy)));
  };

  /** Uses the original of a repaired copy again. */
  const restore = (id: string) => set(updated(latest(), id, withOriginal));

  /** Ends the check of a file and keeps its interim result. */
  const stop = (id: string) => {
    checks.stop(id);
    setCheck(id, stoppedCheck(rows.check(id)), 'now');
  };

  const checkAgain = useCheckAgain({ latest, start, checks });

  const tools = { latest, set, start, stop: checks.stop, createRow };
  const { add, addRows, takeBack, unlisted, settled } = additions({ ...tools, rows, repeats, checks, onRow });
  const remove = (ids: readonly string[]) => removeRows(ids, tools);
  const removeAll = () => removeAllFiles({ ...tools, takeBack, add });
  const split = (id: string, documents: readonly PackageFile[]) => splitRow(id, documents, tools);

  /** Removes files that were handed to the queue. Ends their checks, except for those in `readOn`. */
  const handOver = (ids: readonly string[], readOn: readonly string[]) => {
    readOn.forEach(checks.release);
    const gone = new Set(ids);
    gone.forEach(checks.stop);
    set(latest().filter(({ id }) => !gone.has(id)));
  };

  const commands = { add, addRows, replace, restore, remove, removeAll, split, handOver, stop, checkAgain };
  const state = { chosen, latest, unlisted, settled };
  return {
    ...commands,
    ...state,
    waitingCount: rows.waitingCount,
    unrenderedCount: rows.unrenderedCount,
    repeated: repeats.names,
    hash: repeats.hash,
    outcome: checks.outcome,
  };
}

interface AdditionTools extends Pick<RowTools, 'latest' | 'set' | 'createRow'> {
  readonly rows: ReturnType<typeof useFileRows>;
  readonly repeats: ReturnType<typeof useRepeats>;
  readonly checks: FileChecks;
  readonly onRow: (row: ChosenFile) => void;
}

/** Functions that add files, and those that are about files without a row yet. */
function additions({ latest, set, createRow, rows, repeats, checks, onRow }: AdditionTools) {
  const create = ({ path, file }: PlacedFile) => ({ ...createRow(file), ...inFolder(path) });
  const append = (added: readonly ChosenFile[]) => {
    set([...latest(), ...added]);
    added.forEach(onRow);
    return added.map(({ id }) => id);
  };
  /** A file that was open elsewhere may have been saved since, with another size and date. */
  const replaceUnreadable = ({ id }: ChosenFile, again: ChosenFile): undefined => {
    checks.stop(id);
    const row = { ...again, id };
    set(updated(latest(), id, () => row));
    onRow(row);
  };
  const listed = () => rows.listed().then(repeats.ended);
  return {
    add: (files: readonly PlacedFile[]) => {
      checks.pause();
      repeats.begin();
      const unreadable = new Set(latest().filter(isUnreadable));
      rows.list(files, {
        create: (placed) => {
          const old = [...unreadable].find((row) => isChosenAgain(row, placed));
          if (old && unreadable.delete(old)) return replaceUnreadable(old, create(placed));
          return repeats.compare(placed, () => append([create(placed)])) ? undefined : create(placed);
        },
        onListed: onRow,
      });
    },
    addRows: (files: readonly RestoredFile[]) =>
      append(files.map((each) => ({ ...createRow(each.file), ...each }))),
    takeBack: () => [...rows.takeBack(), ...repeats.takeBack()],
    unlisted: () =>
      [...rows.unlisted(), ...repeats.waiting()].map(({ path, file }) => ({ file, ...inFolder(path) })),
    settled: () => settle(checks, { listed, isListing: rows.isListing }).then(latest),
  };
}

const isChosenAgain = ({ file, folder }: ChosenFile, placed: PlacedFile): boolean =>
  file.name === placed.file.name && folder === inFolder(placed.path).folder;

/** Returns the folders of a path; nothing for a bare name. */
function inFolder(path: string): Pick<ChosenFile, 'folder'> {
  const [, folder] = /^(.+)\/[^/]*$/.exec(path) ?? [];
  return folder === undefined ? {} : { folder };
}

function useFileChecks(): FileChecks {
  const [checks] = useState(createFileChecks);
  useEffect(() => checks.stopAll, [checks]);
  return checks;
}

function useRowCreation(limits: FileLimits) {
  const lastId = useRef(0);
  return (file: File): ChosenFile => {
    lastId.current += 1;
    const { maxDisplayNameLength: maxNameLength } = limits;
    return { id: `file-${lastId.current}`, file, check: precheck(file, limits), maxNameLength };
  };
}

function stoppedCheck(check: FileCheck | undefined): FileCheck {
  if (check?.status !== 'zip') return { status: 'unchecked-zip' };
  const { progress: _, ...rest } = check;
  return rest;
}

/**
 * Returns a function that starts the check of a row again. When the page gets the focus, files that couldn't be read are
 * read again: the program that had them open may have closed them.
 */
function useCheckAgain({
  latest,
  start,
  checks,
}: Pick<RowTools, 'latest' | 'start'> & { readonly checks: FileChecks }) {
  const checkAgain = (id: string) => {
    const row = checks.outcome(id) ? undefined : latest().find((each) => each.id === id);
    if (row) start(row);
  };
  const onFocus = useEffectEvent(() => {
    for (const row of latest()) if (isUnreadable(row)) checkAgain(row.id);
  });
  useEffect(() => {
    const listener = () => onFocus();
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  }, []);
  return checkAgain;
}

interface RowTools {
  readonly latest: () => readonly ChosenFile[];
  readonly set: (rows: readonly ChosenFile[]) => void;
  /** Starts the check of a row. */
  readonly start: (row: ChosenFile) => void;
  readonly stop: (id: string) => void;
  readonly createRow: (file: File) => ChosenFile;
}

/** Removes files. Returns a function that undoes it. */
function removeRows(ids: readonly string[], { latest, set, start, stop }: RowTools): () => void {
  const before = latest();
  ids.forEach(stop);
  const gone = new Set(ids);
  set(before.filter(({ id }) => !gone.has(id)));
  return () => {
    const { rows, restarted } = restoreRows(before, latest(), gone);
    set(rows);
    restarted.forEach(start);
  };
}

/** Resolves once every file is listed and the type of each is known, including files chosen meanwhile. */
async function settle(
  checks: Pick<FileChecks, 'settled'>,
  rows: { readonly listed: () => Promise<void>; readonly isListing: () => boolean },
): Promise<void> {
  do {
    await rows.listed();
    await checks.settled();
  } while (rows.isListing());
}

interface RemoveAllTools extends RowTools {
  /** Removes the files that aren't listed yet, and returns them. */
  readonly takeBack: () => readonly PlacedFile[];
  readonly add: (files: readonly PlacedFile[]) => void;
}

/** Removes all files, also those that aren't listed yet. Returns their number, and a function that undoes it. */
function removeAllFiles({ takeBack, add, ...tools }: RemoveAllTools) {
  const unlisted = takeBack();
  const ids = tools.latest().map(({ id }) => id);
  const restore = removeRows(ids, tools);
  const undo = () => {
    restore();
    add(unlisted);
  };
  return { count: ids.length + unlisted.length, undo };
}

type PackageFile = RestoredFile & Pick<Required<ChosenFile>, 'fromPackage'>;

/**
 * Puts the documents of a package into its place. Returns their IDs, and a function that undoes it. The files of different
 * documents may have the same name and size.
 */
function splitRow(
  id: string,
  documents: readonly PackageFile[],
  { latest, set, start, stop, createRow }: RowTools,
) {
  stop(id);
  const before = latest();
  const added = documents.map((each) => ({ ...createRow(each.file), ...each }));
  const ids = added.map((row) => row.id);
  set(before.flatMap((row) => (row.id === id ? added : row)));
  added.forEach(start);
  const undo = () => {
    ids.forEach(stop);
    const left = latest().filter((row) => !ids.includes(row.id));
    const { rows, restarted } = restoreRows(before, left, new Set([id]));
    set(rows);
    restarted.forEach(start);
  };
  return { ids, undo };
}

function noteFindings(file: File, check: FileCheck, onInspected: Options['onInspected']): void {
  const findings = findingsOf(check);
  if (findings) onInspected?.({ file, findings });
}

const updated = (
  rows: readonly ChosenFile[],
  id: string,
  change: (row: ChosenFile) => ChosenFile,
): readonly ChosenFile[] => rows.map((row) => (row.id === id ? change(row) : row));

function withCopy(row: ChosenFile, copy: InspectedZip): ChosenFile {
  const { file, check, original } = row;
  const before = original ?? (check.status === 'zip' ? { file, report: check.report } : undefined);
  return { ...withFile(row, copy), ...(before && { original: before }) };
}

const withOriginal = (row: ChosenFile): ChosenFile => (row.original ? withFile(row, row.original) : row);

const withFile = ({ id, folder, maxNameLength }: ChosenFile, { file, report }: InspectedZip): ChosenFile => ({
  id,
  file,
  maxNameLength,
  ...(folder !== undefined && { folder }),
  check: { status: 'zip', report },
});

/**
 * Returns the list with some rows as they were `before`, at their old places, and rows added since at the end. Checks of
 * the rows in `restarted` have to be started again.
 */
function restoreRows(
  before: readonly ChosenFile[],
  latest: readonly ChosenFile[],
  ids: ReadonlySet<string>,
): { readonly rows: readonly ChosenFile[]; readonly restarted: readonly ChosenFile[] } {
  const now = new Map(latest.map((row) => [row.id, row]));
  const old = before.flatMap((row) => (ids.has(row.id) ? row : (now.get(row.id) ?? [])));
  const known = new Set(old.map(({ id }) => id));
  return {
    rows: [...old, ...latest.filter(({ id }) => !known.has(id))],
    restarted: old.filter(({ id, check }) => ids.has(id) && !isFinished(check)),
  };
}

const isFinished = (check: FileCheck): boolean =>
  check.status === 'rejected'
    ? packageOf(check) !== undefined || !mayBeSplit(check)
    : check.status === 'zip' && check.report.complete;
