import type { Alive } from '#lib/worker/worker-port.ts';

/** Request to the worker: one file at a time. */
export interface DrawRequest {
  readonly job: number;
  readonly file: Blob;
}

/** Answer of the worker. */
export type DrawAnswer =
  | { readonly kind: 'drawn'; readonly job: number; readonly picture: ImageBitmap }
  /** Too large, damaged, or of a kind that this browser doesn't decode. */
  | { readonly kind: 'undrawable'; readonly job: number };

/** Messages of the worker. */
export type DrawMessage = Alive | DrawAnswer;
