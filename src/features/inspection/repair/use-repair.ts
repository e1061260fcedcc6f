import { useEffect, useRef, useState } from 'react';

import { isFileUnreadableError } from '#manual/errors.ts';
import type { InspectCall } from '#manual/inspector.ts';
import type { RepairItem, RepairKind } from '#manual/repair/repair-item.ts';
import type { InspectionReport } from '#manual/report.ts';
import type { EditProgress } from '#manual/editor/edit-job.ts';
import type { ArchiveEditor } from '#manual/editor/archive-editor.ts';

/** Functions that a repair needs. */
export interface RepairTools {
  readonly editor: Pick<ArchiveEditor, 'plan' | 'repair'>;
  readonly inspect: (file: File, call: InspectCall) => Promise<InspectionReport>;
}

/** State of the repair of a file. */
export type RepairState =
  | { readonly status: 'closed' }
  | { readonly status: 'planning' | 'making' | 'checking'; readonly progress: EditProgress | undefined }
  | {
      readonly status: 'planned';
      readonly items: readonly RepairItem[];
      readonly unticked: ReadonlySet<RepairKind>;
    }
  | {
      readonly status: 'made';
      readonly copy: File;
      readonly report: InspectionReport;
      readonly done: readonly RepairItem[];
    }
  | { readonly status: 'failed'; readonly reason: 'unreadable' | 'unavailable' };

/** Returns `manual-repaired.zip` for `manual.zip`, and the same name for further repairs. */
const nameOfCopy = (name: string): string => `${name.replace(/(?:-repaired)?\.zip$/i, '')}-repaired.zip`;

/** Plans the repair of a file, creates the copy and inspects it; all steps can be cancelled. */
export function useRepair(file: File, report: InspectionReport, { editor, inspect }: RepairTools) {
  const [state, setState] = useState<RepairState>({ status: 'closed' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const attempt = async (work: (signal: AbortSignal) => Promise<RepairState>) => {
    const abort = new AbortController();
    running.current = abort;
    try {
      const next = await work(abort.signal);
      if (!abort.signal.aborted) setState(next);
    } catch (error) {
      if (abort.signal.aborted) return;
      setState({ status: 'failed', reason: isFileUnreadableError(error) ? 'unreadable' : 'unavailable' });
    }
  };
  const showProgress = (status: 'planning' | 'making' | 'checking') => (progress: EditProgress) =>
    setState((now) => (now.status === status ? { status, progress } : now));
  const begin = (status: 'planning' | 'making' | 'checking') => setState({ status, progress: undefined });

  return {
    state,
    plan: () => {
      begin('planning');
      void attempt(async (signal) => {
        const { items } = await editor.plan(file, report, { signal, onProgress: showProgress('planning') });
        return { status: 'planned', items, unticked: new Set() };
      });
    },
    toggle: (kind: RepairKind) =>
      setState((now) => {
        if (now.status !== 'planned') return now;
        const unticked = new Set(now.unticked);
        if (!unticked.delete(kind)) unticked.add(kind);
        return { ...now, unticked };
      }),
    make: (done: readonly RepairItem[]) => {
      begin('making');
      void attempt(async (signal) => {
        const archive = await editor.repair(file, done, { signal, onProgress: showProgress('making') });
        const copy = new File([archive], nameOfCopy(file.name), { type: 'application/zip' });
        if (!signal.aborted) begin('checking');
        return {
          status: 'made',
          copy,
          done,
          report: await inspect(copy, { signal, onProgress: showProgress('checking') }),
        };
      });
    },
    close: () => {
      running.current?.abort();
      setState({ status: 'closed' });
    },
  };
}
