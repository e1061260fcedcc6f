import type { Task } from '#lib/worker/worker-job.ts';

import type { DocumentReport } from '../document-report.ts';

/** Inspection of files other than PDFs. */
export type FileTasks = {
  readonly inspect: Task<{ readonly file: Blob; readonly name: string }, DocumentReport, 'started'>;
};
