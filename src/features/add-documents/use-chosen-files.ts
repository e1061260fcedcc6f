import { useEffect, useRef, useState } from 'react';

import type { InspectZip } from './check-file.ts';
import {
  checkAtSight,
  freedTwin,
  twinsOf,
  type ChosenFile,
  type FileCheck,
  type Limits,
} from './chosen-file.ts';
import { createFileChecks } from './file-checks.ts';
import { useFileRows } from './use-file-rows.ts';

interface Options {
  readonly limits: Limits;
  readonly inspect: InspectZip;
  /** A file is neither refused nor checked yet: it has a row from now on. */
  readonly onAccepted: (row: ChosenFile) => void;
  readonly onChecked: (id: string, check: FileCheck) => void;
}

/** The chosen files and what is known of each; checks run beside the form and end when a file is removed. */
export function useChosenFiles({ limits, inspect, onAccepted, onChecked }: Options) {
  const { rows: chosen, latest, set, setCheck } = useFileRows();
  const [checks] = useState(createFileChecks);
  const lastId = useRef(0);
  useEffect(() => checks.stopAll, [checks]);

  const accept = (row: ChosenFile) => {
    onAccepted(row);
    checks.start(row.id, row.file, {
      inspect,
      onNews: (check) => {
        if (check.status !== 'checking') onChecked(row.id, check);
        setCheck(row.id, () => check);
      },
    });
  };

  const add = (files: readonly File[]) => {
    const known = latest().map((row) => row.file);
    const added = files.map((file): ChosenFile => {
      lastId.current += 1;
      const check = checkAtSight(file, known, limits);
      known.push(file);
      return { id: `file-${lastId.current}`, file, check };
    });
    set([...latest(), ...added]);
    for (const row of added) if (row.check.status !== 'refused') accept(row);
  };

  /** Ends the check of a file; what is known by then stays. */
  const stop = (id: string) => {
    checks.stop(id);
    setCheck(id, (check) =>
      check.status === 'zip' ? { status: 'zip', report: check.report } : { status: 'unchecked-zip' },
    );
  };

  const remove = (ids: readonly string[]) => {
    ids.forEach(checks.stop);
    set(latest().filter((row) => !ids.includes(row.id)));
  };

  /** Removes a file; its twin, refused until now, may take its place. */
  const removeOne = (id: string) => {
    remove([id]);
    const twin = freedTwin(latest());
    if (!twin) return;
    const check = checkAtSight(twin.file, [], limits);
    setCheck(twin.id, () => check);
    if (check.status !== 'refused') accept(twin);
  };

  /** Lets go of files that are on their way, and of the twins that were chosen by mistake. */
  const handOver = (ids: readonly string[]) => remove([...ids, ...twinsOf(latest(), ids)]);

  /** Resolves to the chosen files when it is known of all what they are, of those chosen meanwhile too. */
  const settled = async (): Promise<readonly ChosenFile[]> => {
    await checks.settled();
    return latest();
  };

  return { chosen, add, remove: removeOne, handOver, stop, release: checks.release, settled };
}
