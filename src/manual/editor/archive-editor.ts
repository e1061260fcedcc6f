import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';
import { onPage } from '#zip/decode/on-page.ts';

import type { ManualFolder } from '../pack/find-manuals.ts';
import { ManualRejectedError } from '../pack/manual-rejected-error.ts';
import type { RepairItem } from '../repair/repair-item.ts';
import type { ByteProgress, InspectionReport } from '../report.ts';
import type { ManualRules } from '../rules/manual-rules.ts';
import type { EditTasks } from './edit-job.ts';
import url from './editor.worker.ts?worker&url';

/** Options of a call. */
export interface EditCall {
  readonly rules?: ManualRules | undefined;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ByteProgress) => void;
}

const createEditClient = defineWorkerJob<EditTasks>({
  url,
  load: onPage(async () => (await import('./edit-job.ts')).createEditJob),
});

/**
 * Repairs manuals and packs folders, one after another, in a worker that exists only while there is work. Every call
 * rejects with the signal's reason when aborted, `FileUnreadableError` when a file is gone or has changed, and
 * `WorkerFailedError` when the work can't be done here; packing also with `ManualRejectedError`.
 */
export function createArchiveEditor(options?: WorkerOptions<EditTasks>) {
  const client = createEditClient(options);
  return {
    /** `report` is the complete inspection of the same file; `startPage` is what a person chose. */
    plan: (
      file: Blob,
      report: InspectionReport,
      { startPage, rules, ...call }: EditCall & { readonly startPage?: string } = {},
    ) => client.run('plan', { file, report, startPage, rules }, callOf(call)),
    /** Returns a copy with these items of its plan done; it shares unchanged parts with the original. */
    repair: (file: Blob, items: readonly RepairItem[], { rules, ...call }: EditCall = {}) =>
      client.run('repair', { file, items, rules }, callOf(call)),
    pack: async (manual: ManualFolder, { rules, ...call }: EditCall = {}): Promise<Blob> => {
      const packed = await client.run('pack', { ...manual, rules }, callOf(call));
      if (packed.ok) return packed.value;
      throw new ManualRejectedError(packed.problem);
    },
    /** Stops everything; running and waiting calls reject with an `AbortError`. */
    dispose: client.dispose,
  };
}

/** Editor of archives. */
export type ArchiveEditor = ReturnType<typeof createArchiveEditor>;

const callOf = ({ signal, onProgress }: EditCall = {}) => ({ signal, onEvent: onProgress });
