import type { Alive } from '#lib/worker/worker-port.ts';

import type { DocumentReport } from '../document-report.ts';

/** Request to the worker: one file at a time. */
export type PdfRequest = { readonly job: number; readonly file: Blob } & (
  | { readonly kind: 'inspect' }
  /** `longestSide` of the picture is in pixels. */
  | { readonly kind: 'draw'; readonly longestSide: number }
);

/** Answer of the worker; the last one of a job is another than `started`. */
export type PdfAnswer =
  /** The code is loaded: from now on, time counts for the file. */
  | { readonly kind: 'started'; readonly job: number }
  | { readonly kind: 'drawn'; readonly job: number; readonly picture: ImageBitmap }
  | { readonly kind: 'inspected'; readonly job: number; readonly report: DocumentReport }
  /** Blank, damaged, protected, of a kind that this browser doesn't draw, unreadable, or too much to read. */
  | { readonly kind: 'failed'; readonly job: number };

/** Messages of the worker. */
export type PdfMessage = Alive | PdfAnswer;
