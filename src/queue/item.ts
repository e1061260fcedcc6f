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
  readonly id: string;
  readonly job: Job;
}

export interface Waiting extends Base {
  readonly status: 'waiting';
}

export interface Sending extends Base {
  readonly status: 'sending';
  readonly attemptId: string;
  /** Bytes of the body that the browser reports sent, at most the file's size. */
  readonly sentBytes: number;
}

/** All bytes are sent and no answer has come: nothing is known to be stored yet. */
export interface Storing extends Base {
  readonly status: 'storing';
  readonly attemptId: string;
}

export interface Stored<R> extends Base {
  readonly status: 'stored';
  readonly receipt: R;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly endedAt: number;
}

export interface AlreadyExists<R> extends Base {
  readonly status: 'already-exists';
  readonly receipt: R;
  readonly endedAt: number;
}

export interface Failed<P> extends Base {
  readonly status: 'failed';
  readonly problem: P;
}

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
