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
  /** Ahead of `chosen` between two renders: checks end and files come at any moment. */
  const latest = useRef(chosen);
  const lastId = useRef(0);
  useEffect(() => checks.stopAll, [checks]);

  const setRows = (rows: readonly ChosenFile[]) => {
    latest.current = rows;
    setChosen(rows);
  };

  const setCheck = (id: string, next: (before: FileCheck) => FileCheck) =>
    setRows(latest.current.map((row) => (row.id === id ? { ...row, check: next(row.check) } : row)));

  const startCheck = ({ id, file }: ChosenFile) =>
    checks.start(id, file, {
      inspect,
      onNews: (check) => {
        if (check.status !== 'checking') onChecked(id, check);
        setCheck(id, () => check);
      },
    });

  const add = (files: readonly File[]): readonly ChosenFile[] => {
    const known = latest.current.map((row) => row.file);
    const added = files.map((file): ChosenFile => {
      lastId.current += 1;
      const refusal = refusalAtSight(file, known, limits);
      known.push(file);
      const check: FileCheck = refusal
        ? { status: 'refused', refusal }
        : { status: 'checking', isZip: false };
      return { id: `file-${lastId.current}`, file, check };
    });
    setRows([...latest.current, ...added]);
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
    setRows(latest.current.filter((row) => !ids.includes(row.id)));
  };

  /** Resolves to the chosen files when it is known of all what they are, of those chosen meanwhile too. */
  const settled = async (): Promise<readonly ChosenFile[]> => {
    await checks.settled();
    return latest.current;
  };

  return { chosen, add, remove, stop, release: checks.release, settled };
}
