/** What is to be uploaded. The queue hands it to its `send` port and looks only at the file's size. */
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

/** Not begun, or put back by a retry. */
export interface Waiting extends Base {
  readonly status: 'waiting';
}

/** An attempt is under way and bytes of it are still to go out. */
export interface Sending extends Base {
  readonly status: 'sending';
  readonly attemptId: string;
  /** Bytes of the file that have surely gone out: they rise within an attempt and never pass the file's size. */
  readonly sentBytes: number;
}

/** All bytes are sent and no answer has come: nothing is known to be stored yet. */
export interface Storing extends Base {
  readonly status: 'storing';
  readonly attemptId: string;
}

/** The service answered that it stored the document. */
export interface Stored<R> extends Base {
  readonly status: 'stored';
  readonly receipt: R;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly endedAt: number;
}

/** The service answered that it holds this content already, and did not store it again. */
export interface AlreadyExists<R> extends Base {
  readonly status: 'already-exists';
  readonly receipt: R;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly endedAt: number;
}

/** The attempt ended without a receipt. Whether the service may hold the document all the same, the problem says. */
export interface Failed<P> extends Base {
  readonly status: 'failed';
  readonly problem: P;
}

/** A person took it back. An attempt that had sent all bytes by then may have been stored. */
export interface Cancelled extends Base {
  readonly status: 'cancelled';
}

/** One document on its way, as a union of its statuses; each holds only what exists then. */
export type Upload<R extends ReceiptShape, P> =
  | Waiting
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
