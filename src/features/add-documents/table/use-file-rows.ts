import { useEffect, useRef, useState } from 'react';

import type { ChosenFile, FileCheck } from '../intake/chosen-file.ts';

/** Milliseconds between two showings of the list while news of many files come in. */
const bundleMs = 100;

/** The rows of the list, and ahead of them between two renderings: checks end and files come at any moment. */
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
    /** Notes what is known of a file now. [Note: bundles] Showing each of thousands by itself would take minutes. */
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
