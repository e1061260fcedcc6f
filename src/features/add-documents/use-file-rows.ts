import { useRef, useState } from 'react';

import type { ChosenFile, FileCheck } from './chosen-file.ts';

/** The rows of the list, and ahead of them between two renderings: checks end and files come at any moment. */
export function useFileRows() {
  const [rows, setRows] = useState<readonly ChosenFile[]>([]);
  const latest = useRef(rows);
  const set = (next: readonly ChosenFile[]) => {
    latest.current = next;
    setRows(next);
  };
  return {
    rows,
    latest: () => latest.current,
    set,
    setCheck: (id: string, next: (before: FileCheck) => FileCheck) =>
      set(latest.current.map((row) => (row.id === id ? { ...row, check: next(row.check) } : row))),
  };
}
