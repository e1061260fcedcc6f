import { useEffect, useRef, useState } from 'react';

import type { Report } from '#manual/report.ts';
import { sniffKind } from '#manual/sniff.ts';

import { refusalAtSight, type ChosenFile, type FileCheck, type Limits } from './chosen-file.ts';

/** Looks into a ZIP; rejects where that could not be done, by no fault of the ZIP. */
export type InspectZip = (file: File, options: { readonly signal: AbortSignal }) => Promise<Report>;

interface Options {
  readonly limits: Limits;
  readonly inspect: InspectZip;
  readonly onChecked: (id: string, check: FileCheck) => void;
}

/** Reads what a file is: its first byte tells a folder or a vanished file, its head a ZIP, and a ZIP is looked into. */
async function checkFile(
  file: File,
  { inspect, signal, onZip }: { inspect: InspectZip; signal: AbortSignal; onZip: () => void },
): Promise<FileCheck> {
  try {
    // Whole where it says that it is empty: a folder and a vanished file say so too, and only that read tells.
    await (file.size === 0 ? file : file.slice(0, 1)).arrayBuffer();
    if (file.size === 0) return { status: 'refused', refusal: { code: 'empty' } };
    if ((await sniffKind(file)) !== 'zip') return { status: 'plain' };
  } catch {
    return { status: 'refused', refusal: { code: 'unreadable' } };
  }
  onZip();
  try {
    return { status: 'zip', report: await inspect(file, { signal }) };
  } catch {
    return { status: 'unchecked-zip' };
  }
}

/** The chosen files and what is known of each; checks run beside the form and end when a file is removed. */
export function useChosenFiles({ limits, inspect, onChecked }: Options) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const lastId = useRef(0);
  const running = useRef(new Map<string, { abort: AbortController; done: Promise<void> }>());
  useEffect(() => {
    const checks = running.current;
    return () => {
      for (const { abort } of checks.values()) abort.abort();
    };
  }, []);

  const setCheck = (id: string, found: FileCheck) =>
    setChosen((rows) => rows.map((row) => (row.id === id ? { ...row, check: found } : row)));

  const check = async (id: string, file: File, signal: AbortSignal) => {
    const onZip = () => setCheck(id, { status: 'checking', isZip: true });
    const found = await checkFile(file, { inspect, signal, onZip });
    running.current.delete(id);
    if (signal.aborted) return;
    onChecked(id, found);
    setCheck(id, found);
  };

  const startCheck = (id: string, file: File) => {
    const abort = new AbortController();
    running.current.set(id, { abort, done: check(id, file, abort.signal) });
  };

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
    setChosen([...chosen, ...added]);
    for (const { id, file, check } of added) if (check.status === 'checking') startCheck(id, file);
    return added;
  };

  const remove = (ids: readonly string[]) => {
    for (const id of ids) running.current.get(id)?.abort.abort();
    setChosen((rows) => rows.filter((row) => !ids.includes(row.id)));
  };

  /** Resolves when every check that runs now has ended. */
  const settled = () => Promise.all([...running.current.values()].map(({ done }) => done));

  return { chosen, add, remove, settled };
}
