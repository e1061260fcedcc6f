import type { History } from './history.ts';

/** What is to be uploaded. The queue hands it to its ports and looks only at the asset and the file. */
export interface Job {
  readonly operation: 'document' | 'manual';
  readonly assetId: string;
  readonly displayName: string;
  readonly organizationId: string;
  readonly categoryId: string;
  readonly aiEnabled?: boolean;
  readonly file: File;
}

/** What the queue must know of a receipt: whether the service stored the document or had it already. */
export interface ReceiptShape {
  readonly kind: 'stored' | 'duplicate';
}

interface Base {
  /** Given by the queue, never used again for another upload. */
  readonly id: string;
  readonly job: Job;
}

/** An upload that is not with the service yet, as far as anybody knows. */
interface Unconfirmed extends Base {
  readonly history: History;
}

/** What a waiting upload waits for; `problem` is what the last attempt ended with. */
export type WaitsFor<P> =
  | { readonly kind: 'turn' }
  /** A person asked for it now, whatever holds up the others. */
  | { readonly kind: 'asked' }
  | {
      readonly kind: 'later';
      readonly problem: P;
      /** The attempt that ended so. */
      readonly attemptId: string;
      /** When it is tried again: milliseconds since the epoch, for showing only. */
      readonly retryAt: number;
    }
  | { readonly kind: 'connection'; readonly problem: P }
  | { readonly kind: 'sign-in'; readonly problem: P };

/** Not begun, or to be tried again. */
export interface Waiting<P> extends Unconfirmed {
  readonly status: 'waiting';
  readonly waitsFor: WaitsFor<P>;
}

/** An attempt is under way and bytes of it are still to go out. */
export interface Sending extends Unconfirmed {
  readonly status: 'sending';
  readonly attemptId: string;
  /** Bytes of the file that have surely gone out: they rise within an attempt and never pass the file's size. */
  readonly sentBytes: number;
}

/** All bytes are sent and no answer has come: nothing is known to be stored yet. */
export interface Storing extends Unconfirmed {
  readonly status: 'storing';
  readonly attemptId: string;
}

/** The service holds the document, by this upload. */
export interface Stored<R> extends Base {
  readonly status: 'stored';
  /** Of the attempt that stored it, or of the one that met the document of an attempt before it. */
  readonly receipt: R;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly endedAt: number;
}

/**
 * Where a document came from that the service held already: from before this upload, or perhaps from this very upload,
 * since browsers send a body again in silence.
 */
export type Origin = 'earlier' | 'perhaps-this-upload';

/** The service answered that it holds this content already, and did not store it again. */
export interface AlreadyExists<R> extends Base {
  readonly status: 'already-exists';
  readonly receipt: R;
  readonly origin: Origin;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly endedAt: number;
}

/** The attempts ended without a receipt. Whether the service may hold the document all the same, the history says. */
export interface Failed<P> extends Unconfirmed {
  readonly status: 'failed';
  readonly problem: P;
}

/** A person took it back. An attempt that had sent bytes by then may have been stored. */
export interface Cancelled extends Unconfirmed {
  readonly status: 'cancelled';
}

/** One document on its way, as a union of its statuses; each holds only what exists then. */
export type Upload<R extends ReceiptShape, P> =
  | Waiting<P>
  | Sending
  | Storing
  | Stored<R>
  | AlreadyExists<R>
  | Failed<P>
  | Cancelled;

/** The words for where an upload stands. */
export type UploadStatus = Upload<ReceiptShape, unknown>['status'];

/** Whether an attempt of this upload is under way. */
export const isRunning = <R extends ReceiptShape, P>(upload: Upload<R, P>): upload is Sending | Storing =>
  upload.status === 'sending' || upload.status === 'storing';

/** Bytes of the file that the attempt under way has sent; 0 where none is. */
export function sentBytesOf<R extends ReceiptShape, P>(upload: Upload<R, P>): number {
  if (upload.status === 'sending') return upload.sentBytes;
  return upload.status === 'storing' ? upload.job.file.size : 0;
}

// A record and not a comparison: a new status does not compile until it is decided here.
const endedStatuses: Readonly<Record<UploadStatus, boolean>> = {
  waiting: false,
  sending: false,
  storing: false,
  stored: true,
  'already-exists': true,
  failed: true,
  cancelled: true,
};

/** Whether nothing more happens to this upload by itself. */
export const isEnded = <R extends ReceiptShape, P>(
  upload: Upload<R, P>,
): upload is Stored<R> | AlreadyExists<R> | Failed<P> | Cancelled => endedStatuses[upload.status];
