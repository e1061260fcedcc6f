import type { Alive } from '#lib/worker/worker-port.ts';

/** Request to the worker: one file at a time. */
export interface DrawRequest {
  readonly job: number;
  readonly file: Blob;
}

/** A small picture of a file. */
export interface Drawing {
  readonly picture: ImageBitmap;
  /** True for a photo that looks blurred. */
  readonly isBlurred: boolean;
}

/** Answer of the worker. */
export type DrawAnswer =
  | ({ readonly kind: 'drawn'; readonly job: number } & Drawing)
  /** Too large, damaged, or of a kind that this browser doesn't decode. */
  | { readonly kind: 'undrawable'; readonly job: number };

/** Messages of the worker. */
export type DrawMessage = Alive | DrawAnswer;
