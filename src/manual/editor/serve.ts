import { unreachable } from '#lib/unreachable.ts';

import type { Scheduling } from '../scheduling.ts';
import { packManual } from '../pack/pack-manual.ts';
import { planRepair } from '../repair/plan-repair.ts';
import { repairArchive } from '../repair/repair-archive.ts';
import { failureOf } from '../worker-failure.ts';
import type { EditAnswer, EditMessage, EditProgress, EditRequest } from './protocol.ts';

/** How jobs run on the current thread. */
interface RunOptions {
  readonly scheduling: Scheduling;
}

/** Answers one request with any number of `progress` messages, followed by one other answer. */
export async function serve(
  request: EditRequest,
  runOptions: RunOptions,
  post: (message: EditMessage) => void,
): Promise<void> {
  const { job } = request;
  const onProgress = throttled((progress) => post({ kind: 'progress', job, progress }));
  try {
    post(await answerTo(request, { ...runOptions, onProgress }));
  } catch (error) {
    post({ kind: 'failed', job, failure: failureOf(error) });
  }
}

async function answerTo(
  request: EditRequest,
  options: RunOptions & { readonly onProgress: (progress: EditProgress) => void },
): Promise<EditAnswer> {
  const { job } = request;
  switch (request.kind) {
    case 'plan': {
      const { file, report, startPage } = request;
      const plan = await planRepair(file, report, { ...options, startPage });
      return { kind: 'planned', job, plan };
    }
    case 'repair': {
      const archive = await repairArchive(request.file, request.items, options);
      return { kind: 'made', job, archive };
    }
    case 'pack':
      return { kind: 'made', job, archive: await packManual(request.manual, options) };
    default:
      return unreachable(request);
  }
}

/** Ten updates a second look smooth; more would cost more than the work itself. */
const progressEveryMs = 100;

function throttled(onProgress: (progress: EditProgress) => void): (progress: EditProgress) => void {
  let reportedAt = 0;
  return (progress) => {
    if (performance.now() - reportedAt < progressEveryMs) return;
    reportedAt = performance.now();
    onProgress(progress);
  };
}
