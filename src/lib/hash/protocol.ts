import type { Alive } from '#lib/worker/worker-port.ts';

/** What the page asks of the worker: one file at a time. */
export interface HashRequest {
  readonly job: number;
  readonly file: Blob;
}

/** What the worker answers; `sha256` is 64 lower-case hex digits. Failures cross as data. */
export type HashAnswer =
  | { readonly kind: 'hashed'; readonly job: number; readonly sha256: string }
  | { readonly kind: 'unreadable'; readonly job: number }
  /** A defect of our own code. */
  | { readonly kind: 'crashed'; readonly job: number };

/** What the worker says. */
export type HashMessage = Alive | HashAnswer;
