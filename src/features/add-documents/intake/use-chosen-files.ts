import { useEffect, useRef, useState } from 'react';

import type { InspectDocument } from '#document/inspect-document.ts';
import type { ManualRules } from '#manual/rules/manual-rules.ts';

import type { InspectZip } from './check-file.ts';
import { precheck, createRepeatFinder, noLongerRepeated, repeatsOf } from './precheck.ts';
import {
  findingsOf,
  type ChosenFile,
  type FileCheck,
  type FileLimits,
  type InspectedDocument,
  type InspectedFile,
} from './chosen-file.ts';
import { createFileChecks } from './file-checks.ts';
import { useFileRows } from '../table/use-file-rows.ts';

interface Options {
  readonly limits: FileLimits;
  readonly inspect: InspectZip;
  readonly inspectDocument?: InspectDocument | undefined;
  /** Rules of the operator. */
  readonly rules?: ManualRules | undefined;
  /** Called once for each file whose inspection has ended. */
  readonly onInspected?: ((inspected: InspectedDocument) => void) | undefined;
}

/** Above this number of pending checks, results are rendered in batches. */
const manyChecks = 8;

/** The chosen files and their checks; removing a file ends its check. */
export function useChosenFiles({ limits, onInspected, ...inspections }: Options) {
  const { rows: chosen, latest, set, setCheck, check: checkOf } = useFileRows();
  const [checks] = useState(createFileChecks);
  const lastId = useRef(0);
  useEffect(() => checks.stopAll, [checks]);

  const start = ({ id, file, check }: ChosenFile) => {
    if (check.status === 'rejected') return;
    checks.start(id, file, {
      ...inspections,
      onEnd: (ended) => noteFindings(file, ended, onInspected),
      onCheck: (check) => setCheck(id, check, checks.undecided() > manyChecks ? 'in-a-bundle' : 'now'),
    });
  };

  const add = (files: readonly File[]) => {
    const known = latest();
    const isRepeat = createRepeatFinder(known);
    const added = files.map((file): ChosenFile => {
      lastId.current += 1;
      return { id: `file-${lastId.current}`, file, check: precheck(file, isRepeat(file), limits) };
    });
    set([...known, ...added]);
    added.forEach(start);
  };

  /** Replaces a file with a repaired copy, which is inspected already. */
  const replace = (id: string, copy: InspectedFile) => {
    checks.stop(id);
    set(updated(latest(), id, (row) => withCopy(row, copy)));
  };

  /** Uses the original of a repaired copy again. */
  const restore = (id: string) => set(updated(latest(), id, withOriginal));

  /** Ends the check of a file and keeps its interim result. */
  const stop = (id: string) => {
    checks.stop(id);
    setCheck(id, stoppedCheck(checkOf(id)), 'now');
  };

  const without = (ids: readonly string[]) => {
    ids.forEach(checks.stop);
    const gone = new Set(ids);
    return latest().filter(({ id }) => !gone.has(id));
  };

  /** Removes files; rejected repeats of them may take their place. Returns a function that undoes both. */
  const remove = (ids: readonly string[]): (() => void) => {
    const before = latest();
    const left = without(ids);
    const freed = new Map(
      noLongerRepeated(left).map((row) => [row.id, { ...row, check: precheck(row.file, false, limits) }]),
    );
    set(left.map((row) => freed.get(row.id) ?? row));
    freed.forEach(start);
    return () => {
      [...freed.keys()].forEach(checks.stop);
      const { rows, restarted } = restoreRows(before, latest(), new Set([...ids, ...freed.keys()]));
      set(rows);
      restarted.forEach(start);
    };
  };

  /**
   * Removes files that were handed to the queue, and their repeats. Ends their checks, except for those in `readOn`.
   */
  const handOver = (ids: readonly string[], readOn: readonly string[]) => {
    readOn.forEach(checks.release);
    set(without([...ids, ...repeatsOf(latest(), ids)]));
  };

  /** Resolves to the chosen files once the type of each is known, including files chosen meanwhile. */
  const settled = (): Promise<readonly ChosenFile[]> => checks.settled().then(latest);

  return { chosen, latest, add, replace, restore, remove, handOver, stop, outcome: checks.outcome, settled };
}

const stoppedCheck = (check: FileCheck | undefined): FileCheck =>
  check?.status === 'zip' ? { status: 'zip', report: check.report } : { status: 'unchecked-zip' };

function noteFindings(file: File, check: FileCheck, onInspected: Options['onInspected']): void {
  const findings = findingsOf(check);
  if (findings) onInspected?.({ file, findings });
}

const updated = (
  rows: readonly ChosenFile[],
  id: string,
  change: (row: ChosenFile) => ChosenFile,
): readonly ChosenFile[] => rows.map((row) => (row.id === id ? change(row) : row));

function withCopy({ id, file, check, original }: ChosenFile, copy: InspectedFile): ChosenFile {
  const before = original ?? (check.status === 'zip' ? { file, report: check.report } : undefined);
  return { ...withFile(id, copy), ...(before && { original: before }) };
}

const withOriginal = (row: ChosenFile): ChosenFile => (row.original ? withFile(row.id, row.original) : row);

const withFile = (id: string, { file, report }: InspectedFile): ChosenFile => ({
  id,
  file,
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
  check.status === 'rejected' || (check.status === 'zip' && check.report.complete);
