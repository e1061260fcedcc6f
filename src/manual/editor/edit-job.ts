import { fail, ok, type Result } from '#lib/result.ts';
import { limitRate } from '#lib/time/limit-rate.ts';
import type { Task, TaskContext, WorkerJob } from '#lib/worker/worker-job.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';

import type { Finding } from '../finding.ts';
import type { ManualFolder } from '../pack/find-manuals.ts';
import { isManualRejectedError } from '../pack/manual-rejected-error.ts';
import { packManual } from '../pack/pack-manual.ts';
import { planRepair, type RepairPlan } from '../repair/plan-repair.ts';
import { repairArchive } from '../repair/repair-archive.ts';
import type { RepairItem } from '../repair/repair-item.ts';
import type { ByteProgress, InspectionReport } from '../report.ts';
import type { ManualRules } from '../rules/manual-rules.ts';

interface Ruled {
  readonly rules?: ManualRules | undefined;
}

/** Tasks of the archive editor's worker. */
export type EditTasks = {
  /** `report` is the complete inspection of the same file; `startPage` is a person's choice. */
  readonly plan: Task<
    Ruled & {
      readonly file: Blob;
      readonly report: InspectionReport;
      readonly startPage?: string | undefined;
    },
    RepairPlan,
    ByteProgress
  >;
  readonly repair: Task<
    Ruled & { readonly file: Blob; readonly items: readonly RepairItem[] },
    Blob,
    ByteProgress
  >;
  /** A problem is the findings for which the inspection would reject the ZIP. */
  readonly pack: Task<Ruled & ManualFolder, Result<Blob, readonly Finding[]>, ByteProgress>;
};

/** Creates the job; the signal aborts on the page's thread only. */
export function createEditJob(schedulingFor: (signal: AbortSignal) => Scheduling): WorkerJob<EditTasks> {
  const optionsOf = ({ signal, emit }: TaskContext<ByteProgress>) => ({
    scheduling: schedulingFor(signal),
    onProgress: limitRate(emit),
  });
  return {
    plan: ({ file, report, startPage, rules }, context) =>
      planRepair(file, report, { ...optionsOf(context), startPage, rules }),
    repair: ({ file, items, rules }, context) => repairArchive(file, items, { ...optionsOf(context), rules }),
    pack: ({ rules, ...manual }, context) =>
      packManual(manual, { ...optionsOf(context), rules }).then(ok, (error: unknown) => {
        if (isManualRejectedError(error)) return fail(error.findings);
        throw error;
      }),
  };
}
