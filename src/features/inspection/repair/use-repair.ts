import { useEffect, useRef, useState } from 'react';

import { toggled } from '#lib/collections.ts';
import { isFileUnreadableError, logUnexpected } from '#lib/worker/worker-failure.ts';
import type { ArchiveEditor } from '#manual/editor/archive-editor.ts';
import type { InspectCall } from '#manual/inspector/inspector.ts';
import type { RepairItem, RepairKind } from '#manual/repair/repair-item.ts';
import type { ByteProgress, InspectedZip, InspectionReport } from '#manual/report.ts';

/** Commands for a chosen file before it is uploaded. */
export interface FileEditing {
  readonly editor: Pick<ArchiveEditor, 'plan' | 'repair'>;
  readonly inspect: (file: File, call: InspectCall) => Promise<InspectionReport>;
  /** The chosen file, if a repaired copy is used in its place. */
  readonly original: InspectedZip | undefined;
  /** Uses a repaired copy in the place of the file. */
  readonly onReplace: (copy: InspectedZip) => void;
  /** Uses the original again. */
  readonly onRestore: () => void;
  readonly onKeepAsRegular: () => void;
  /** Removes the file from the chosen ones. */
  readonly onRemove: () => void;
  /** Uses another file in the place of this one, with what was entered for it. */
  readonly onChooseOther: (file: File) => void;
}

/** Step of a repair, by the key of its text. */
type RepairStep = 'reading' | 'making' | 'checking';

/** State of the repair of a file. */
type RepairState =
  /** `problem` is why the last repair came to nothing. */
  | { readonly status: 'idle'; readonly problem?: 'unreadable' | 'unavailable' | 'nothing-to-repair' }
  | { readonly status: 'working'; readonly step: RepairStep; readonly progress?: ByteProgress }
  /** A person looks at the single changes. */
  | {
      readonly status: 'reviewing';
      readonly items: readonly RepairItem[];
      readonly unticked: ReadonlySet<RepairKind>;
    }
  /** A person chooses the start page. */
  | { readonly status: 'choosing' };

/** State and commands of the repair of one file. */
export type Repair = ReturnType<typeof useRepair>;

/** Returns `manual-repaired.zip` for `manual.zip`, and the same name for further repairs. */
const nameOfCopy = (name: string): string => `${name.replace(/(?:-repaired)?\.zip$/i, '')}-repaired.zip`;

/**
 * Plans the repair of a file, makes the copy, has it inspected and puts it in the place of the file. All of it ends when
 * it is cancelled or the component is unmounted. Without `editing` nothing can be done.
 */
export function useRepair(file: File, report: InspectionReport, editing: FileEditing | undefined) {
  const [state, setState] = useState<RepairState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (work: (tools: FileEditing, signal: AbortSignal) => Promise<RepairState>) => {
    if (!editing) return;
    const abort = new AbortController();
    const { signal } = abort;
    running.current = abort;
    try {
      const next = await work(editing, signal);
      if (!signal.aborted) setState(next);
    } catch (error) {
      if (signal.aborted) return;
      logUnexpected('A manual could not be repaired.', error, signal);
      setState({ status: 'idle', problem: isFileUnreadableError(error) ? 'unreadable' : 'unavailable' });
    }
  };
  /** Shows a step, and returns the options of a call that reports its progress there. */
  const begin = (step: RepairStep, signal: AbortSignal) => {
    if (!signal.aborted) setState({ status: 'working', step });
    const onProgress = (progress: ByteProgress) =>
      setState((now) => (now.status === 'working' && now.step === step ? { ...now, progress } : now));
    return { signal, onProgress };
  };
  /** Plans and makes a copy with all or some of the items, and puts it in the place of the file. */
  const replace = (choose: (tools: FileEditing, signal: AbortSignal) => Promise<readonly RepairItem[]>) =>
    void run(async (tools, signal) => {
      const items = await choose(tools, signal);
      if (items.length === 0) return { status: 'idle', problem: 'nothing-to-repair' };
      const archive = await tools.editor.repair(file, items, begin('making', signal));
      const copy = new File([archive], nameOfCopy(file.name), { type: 'application/zip' });
      const inspected = { file: copy, report: await tools.inspect(copy, begin('checking', signal)) };
      if (!signal.aborted) tools.onReplace(inspected);
      return { status: 'idle' };
    });
  const plan = async ({ editor }: FileEditing, signal: AbortSignal, startPage?: string) => {
    const call = { ...begin('reading', signal), ...(startPage !== undefined && { startPage }) };
    return (await editor.plan(file, report, call)).items;
  };

  return {
    state,
    /** Repairs everything that can be repaired. */
    repairAll: () => replace(plan),
    /** Plans, and lets a person leave out single changes. */
    review: () =>
      void run(async (tools, signal) => ({
        status: 'reviewing',
        items: await plan(tools, signal),
        unticked: new Set(),
      })),
    toggle: (kind: RepairKind) =>
      setState((now) =>
        now.status === 'reviewing' ? { ...now, unticked: toggled(now.unticked, kind) } : now,
      ),
    make: (items: readonly RepairItem[]) => replace(async () => items),
    chooseStartPage: () => setState({ status: 'choosing' }),
    /** Makes a page the start page, and repairs everything else that can be repaired. */
    useAsStartPage: (startPage: string) => replace((tools, signal) => plan(tools, signal, startPage)),
    cancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
