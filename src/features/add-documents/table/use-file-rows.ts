import { useEffect, useRef, useState } from 'react';

import type { ChosenFile, FileCheck } from '../intake/chosen-file.ts';

/** Render interval in milliseconds while results of many files arrive. */
const bundleMs = 100;

/** The rows of the list. `latest` is ahead of the rendered rows. */
export function useFileRows() {
  const [rows, setRows] = useState<readonly ChosenFile[]>([]);
  const latest = useRef<ReadonlyMap<string, ChosenFile>>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setRows([...latest.current.values()]);
  };

  return {
    rows,
    latest: (): readonly ChosenFile[] => [...latest.current.values()],
    set: (next: readonly ChosenFile[]) => {
      latest.current = new Map(next.map((row) => [row.id, row]));
      show();
    },
    /** Sets the check of a file. With thousands of files, rendering each result would take minutes. */
    setCheck: (id: string, check: FileCheck, when: 'now' | 'in-a-bundle') => {
      const row = latest.current.get(id);
      if (!row) return;
      (latest.current as Map<string, ChosenFile>).set(id, { ...row, check });
      if (when === 'now') show();
      else timer.current ??= setTimeout(show, bundleMs);
    },
    check: (id: string) => latest.current.get(id)?.check,
  };
}
