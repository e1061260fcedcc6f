import { useEffect, useRef, useState } from 'react';

import type { InspectionReport } from '#manual/report.ts';

import type { InspectZip } from './check-file.ts';
import { precheck, createRepeatFinder, noLongerRepeated, repeatsOf } from './precheck.ts';
import type { ChosenFile, FileLimits } from './chosen-file.ts';
import { createFileChecks } from './file-checks.ts';
import { useFileRows } from '../table/use-file-rows.ts';

interface Options {
  readonly limits: FileLimits;
  readonly inspect: InspectZip;
}

/** With so many checks still to come, their news are shown in bundles. */
const manyChecks = 8;

/** The chosen files and what is known of each; checks run beside the form and end when a file is removed. */
export function useChosenFiles({ limits, inspect }: Options) {
  const { rows: chosen, latest, set, setCheck, check: checkOf } = useFileRows();
  const [checks] = useState(createFileChecks);
  const lastId = useRef(0);
  useEffect(() => checks.stopAll, [checks]);

  const start = ({ id, file, check }: ChosenFile) => {
    if (check.status === 'refused') return;
    checks.start(id, file, {
      inspect,
      onNews: (news) => setCheck(id, news, checks.undecided() > manyChecks ? 'in-a-bundle' : 'now'),
    });
  };

  const add = (files: readonly File[]) => {
    const known = latest();
    const isTwin = createRepeatFinder(known);
    const added = files.map((file): ChosenFile => {
      lastId.current += 1;
      return { id: `file-${lastId.current}`, file, check: precheck(file, isTwin(file), limits) };
    });
    set([...known, ...added]);
    added.forEach(start);
  };

  /** Puts a file that was made here in the place of another; it was looked into already. */
  const replace = (id: string, file: File, report: InspectionReport) => {
    checks.stop(id);
    set(latest().map((row) => (row.id === id ? { id, file, check: { status: 'zip', report } } : row)));
  };

  /** Ends the check of a file; what is known by then stays. */
  const stop = (id: string) => {
    checks.stop(id);
    const check = checkOf(id);
    const left = check?.status === 'zip' ? { report: check.report } : undefined;
    setCheck(id, left ? { status: 'zip', ...left } : { status: 'unchecked-zip' }, 'now');
  };

  const without = (ids: readonly string[]) => {
    ids.forEach(checks.stop);
    const gone = new Set(ids);
    return latest().filter(({ id }) => !gone.has(id));
  };

  /** Removes files; their twins, refused until now, may take their place. */
  const remove = (ids: readonly string[]) => {
    const left = without(ids);
    const freed = new Map(
      noLongerRepeated(left).map((row) => [row.id, { ...row, check: precheck(row.file, false, limits) }]),
    );
    set(left.map((row) => freed.get(row.id) ?? row));
    freed.forEach(start);
  };

  /**
   * Lets go of files that are on their way, and of the twins that were chosen by mistake. Checks end, but for those of the
   * files in `readOn`.
   */
  const handOver = (ids: readonly string[], readOn: readonly string[]) => {
    readOn.forEach(checks.release);
    set(without([...ids, ...repeatsOf(latest(), ids)]));
  };

  /** Resolves to the chosen files when it is known of all what they are, of those chosen meanwhile too. */
  const settled = async (): Promise<readonly ChosenFile[]> => {
    await checks.settled();
    return latest();
  };

  return { chosen, latest, add, replace, remove, handOver, stop, outcome: checks.outcome, settled };
}
