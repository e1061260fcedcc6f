import { useEffect, useRef, useState } from 'react';

import type { InspectZip } from './check-file.ts';
import { refusalAtSight, type ChosenFile, type FileCheck, type Limits } from './chosen-file.ts';
import { createFileChecks } from './file-checks.ts';

interface Options {
  readonly limits: Limits;
  readonly inspect: InspectZip;
  readonly onChecked: (id: string, check: FileCheck) => void;
}

/** The chosen files and what is known of each; checks run beside the form and end when a file is removed. */
export function useChosenFiles({ limits, inspect, onChecked }: Options) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [checks] = useState(createFileChecks);
  const lastId = useRef(0);
  useEffect(() => checks.stopAll, [checks]);

  const setCheck = (id: string, next: (before: FileCheck) => FileCheck) =>
    setChosen((rows) => rows.map((row) => (row.id === id ? { ...row, check: next(row.check) } : row)));

  const startCheck = ({ id, file }: ChosenFile) =>
    checks.start(id, file, {
      inspect,
      onNews: (check) => {
        if (check.status !== 'checking') onChecked(id, check);
        setCheck(id, () => check);
      },
    });

  const add = (files: readonly File[]): readonly ChosenFile[] => {
    const known = chosen.map((row) => row.file);
    const added = files.map((file): ChosenFile => {
      lastId.current += 1;
      const refusal = refusalAtSight(file, known, limits);
      known.push(file);
      const check: FileCheck = refusal
        ? { status: 'refused', refusal }
        : { status: 'checking', isZip: false };
      return { id: `file-${lastId.current}`, file, check };
    });
    setChosen((rows) => [...rows, ...added]);
    for (const row of added) if (row.check.status === 'checking') startCheck(row);
    return added;
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
    setChosen((rows) => rows.filter((row) => !ids.includes(row.id)));
  };

  return { chosen, add, remove, stop, release: checks.release, settled: checks.settled };
}
