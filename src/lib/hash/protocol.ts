import type { Alive } from '#lib/worker/worker-port.ts';

/** Request to the worker: one file at a time. */
export interface HashRequest {
  readonly job: number;
  readonly file: Blob;
}

/** Answer of the worker; `sha256` is 64 lower-case hex digits. Failures are sent as data. */
export type HashAnswer =
  | { readonly kind: 'hashed'; readonly job: number; readonly sha256: string }
  | { readonly kind: 'unreadable'; readonly job: number }
  /** A defect of this code. */
  | { readonly kind: 'crashed'; readonly job: number };

/** Message of the worker. */
export type HashMessage = Alive | HashAnswer;
