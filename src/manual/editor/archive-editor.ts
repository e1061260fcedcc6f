import { orInThePage } from '#lib/worker/create-page-port.ts';
import { WorkerFailedError } from '#lib/worker/worker-failed-error.ts';
import { createWorkerQueue, type WorkerQueueOptions } from '#lib/worker/worker-queue.ts';

import type { ManualFolder } from '../pack/find-manuals.ts';
import type { RepairPlan } from '../repair/plan-repair.ts';
import type { RepairItem } from '../repair/repair-item.ts';
import type { InspectionReport } from '../report.ts';
import { errorOf } from '../worker-failure.ts';
import { createPageEditor } from './create-page-editor.ts';
import type { EditAnswer, EditTask, EditProgress, EditRequest } from './protocol.ts';

/** Options of a call. */
export interface EditCall {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: EditProgress) => void;
}

/**
 * Repairs manuals and packs folders, one after another, in a worker that exists only while there is work. Every call
 * rejects with the signal's reason when aborted, `FileUnreadableError` when a file is gone or has changed, and
 * `WorkerFailedError` when the work can't be done here; packing also with `ManualRejectedError`.
 */
export interface ArchiveEditor {
  /** `report` is the complete inspection of the same file; `startPage` is what a person chose. */
  readonly plan: (
    file: Blob,
    report: InspectionReport,
    call?: EditCall & { readonly startPage?: string },
  ) => Promise<RepairPlan>;
  /** Returns a copy with these items of its plan done; it shares unchanged parts with the original. */
  readonly repair: (file: Blob, items: readonly RepairItem[], call?: EditCall) => Promise<Blob>;
  readonly pack: (manual: ManualFolder, call?: EditCall) => Promise<Blob>;
  /** Stops everything; running and waiting calls reject with an `AbortError`. */
  readonly dispose: () => void;
}

/** In a browser `createWorker` is `createEditorWorker`; if no worker can start, the page's thread does the work. */
export function createArchiveEditor(options: WorkerQueueOptions<EditRequest>): ArchiveEditor {
  const createWorker = orInThePage(options.createWorker, createPageEditor);
  const jobs = createWorkerQueue<EditRequest, EditAnswer>({ ...options, createWorker });

  async function run<K extends 'planned' | 'made'>(
    task: EditTask,
    expected: K,
    { signal, onProgress }: EditCall = {},
  ): Promise<Extract<EditAnswer, { readonly kind: K }>> {
    const answer = await jobs.run<EditAnswer>({
      signal,
      request: (job) => ({ ...task, job }),
      onAnswer: (answer, settle) => {
        if (answer.kind === 'progress') onProgress?.(answer.progress);
        else settle(answer.kind === 'failed' ? { error: errorOf(answer.failure) } : { value: answer });
      },
    });
    if (answer.kind !== expected) throw new WorkerFailedError(`The worker answered ${answer.kind}.`);
    return answer as Extract<EditAnswer, { readonly kind: K }>;
  }

  return {
    plan: async (file, report, { startPage, ...call } = {}) =>
      (await run({ kind: 'plan', file, report, startPage }, 'planned', call)).plan,
    repair: async (file, items, call) => (await run({ kind: 'repair', file, items }, 'made', call)).archive,
    pack: async (manual, call) => (await run({ kind: 'pack', manual }, 'made', call)).archive,
    dispose: jobs.dispose,
  };
}
