import type { Task } from '#lib/worker/worker-job.ts';

import type { DocumentReport } from '../document-report.ts';
import type { InspectionEvent } from './inspect-within-limits.ts';

/**
 * Tasks for PDFs. `started` is reported once pdf.js is loaded: from then on, time counts for the file. There is no value
 * if the file is too much to read, and no picture if it is blank, damaged, protected, unreadable, or not drawn by this browser.
 */
export type PdfTasks = {
  readonly inspect: Task<File, DocumentReport | undefined, InspectionEvent>;
  /** `longestSide` of the picture is in pixels. */
  readonly draw: Task<
    { readonly file: Blob; readonly longestSide: number },
    ImageBitmap | undefined,
    'started'
  >;
};
