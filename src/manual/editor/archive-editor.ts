import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import type { ManualFolder } from '../pack/find-manuals.ts';
import { ManualRejectedError } from '../pack/manual-rejected-error.ts';
import type { RepairPlan } from '../repair/plan-repair.ts';
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

const createEditClient = defineWorkerJob<EditTasks>({
  url,
  load: async () => {
    const [{ createEditJob }, { createCooperativeScheduling }] = await Promise.all([
      import('./edit-job.ts'),
      import('#zip/decode/cooperative-scheduling.ts'),
    ]);
    return createEditJob(createCooperativeScheduling);
  },
});

/** Creates an editor without a worker; the first call starts one. */
export function createArchiveEditor(options?: WorkerOptions<EditTasks>): ArchiveEditor {
  const client = createEditClient(options);
  return {
    plan: (file, report, { startPage, rules, ...call } = {}) =>
      client.run('plan', { file, report, startPage, rules }, callOf(call)),
    repair: (file, items, { rules, ...call } = {}) =>
      client.run('repair', { file, items, rules }, callOf(call)),
    async pack(manual, { rules, ...call } = {}) {
      const packed = await client.run('pack', { ...manual, rules }, callOf(call));
      if (packed.ok) return packed.value;
      throw new ManualRejectedError(packed.problem);
    },
    dispose: client.dispose,
  };
}

const callOf = ({ signal, onProgress }: EditCall = {}) => ({ signal, onEvent: onProgress });
