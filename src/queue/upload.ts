import type { AttemptHistory } from './attempt-history.ts';

/** What is known of a file without its bytes; every `File` says it of itself. */
export interface FileFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** MIME type, as the device guesses it; may be empty. */
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly lastModified: number;
}

/** What a person says of a document, and can change until it is sent. */
export interface JobDetails {
  readonly displayName: string;
  readonly organizationId: string;
  readonly categoryId: string;
  readonly aiEnabled?: boolean | undefined;
}

/** What is to be uploaded. The queue looks only at the asset and the file. */
export interface Job extends JobDetails {
  readonly operation: 'document' | 'manual';
  readonly assetId: string;
  readonly file: FileFacts;
}

/** A job with its file at hand, as it comes in and as it is sent. */
export type JobWithFile = Job & { readonly file: File };

/** What the queue must know of a receipt: whether the service stored the document or had it already. */
export interface ReceiptShape {
  readonly kind: 'stored' | 'duplicate';
}

/**
 * Whether the file is kept on this device, so that closing the page loses nothing: not yet, yes, no because there is no
 * room for it, or no because this device or deployment keeps nothing.
 */
export type PersistenceState = 'not-yet' | 'kept' | 'no-room' | 'off';

interface Base {
  /** Given by the queue, never used again for another upload. */
  readonly id: string;
  readonly job: Job;
  /** Of the file, in hexadecimal digits; absent until it is known, and where it could not be found out. */
  readonly sha256?: string | undefined;
}

/** An upload that is not with the service yet, as far as anybody knows. */
export interface Unconfirmed extends Base {
  readonly history: AttemptHistory;
  readonly persistence: PersistenceState;
}

/** What has the same content as an upload, on the same asset. */
export type ContentMatch =
  /** Another upload of the list. */
  | { readonly kind: 'listed'; readonly uploadId: string }
  /** A document that this device has stored before, or met as stored. */
  | ({ readonly kind: 'stored-before' } & StoredBefore);

/** What this device remembers of a document that it has stored, or met as stored. */
export interface StoredBefore {
  readonly displayName: string;
  readonly documentId?: string | undefined;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly endedAt: number;
}

/** What a waiting upload waits for; `problem` is what the last attempt ended with. */
export type WaitsFor<P> =
  | { readonly kind: 'queued' }
  /** A person asked for it now, whatever holds up the others. */
  | { readonly kind: 'forced' }
  | {
      readonly kind: 'retry-scheduled';
      readonly problem: P;
      /** The attempt that ended so. */
      readonly attemptId: string;
      /** When it is tried again: milliseconds since the epoch, for showing and for who takes over only. */
      readonly retryAt: number;
      /** How long it waits in all, in milliseconds: no wait is longer, whatever becomes of the clock. */
      readonly retryDelayMs: number;
    }
  /** `since` in milliseconds since the epoch, for showing only. */
  | { readonly kind: 'connection'; readonly problem: P; readonly since: number }
  | { readonly kind: 'sign-in'; readonly problem: P }
  /** A person paused it; resumed, it is checked first or has its turn. */
  | { readonly kind: 'resume'; readonly next: 'check' | 'queued' }
  /** Its content is there already: a person says whether to send it all the same. */
  | { readonly kind: 'decision'; readonly match: ContentMatch };

/** Its content is looked at before anything is sent. */
export interface Checking extends Unconfirmed {
  readonly status: 'checking';
}

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

/** Its file is gone from this device; the same file given back, it goes on. */
export interface NeedsFile<P> extends Unconfirmed {
  readonly status: 'needs-file';
  /** What the last attempt ended with; absent where none could be made. */
  readonly problem?: P | undefined;
}

/** A person took it back. An attempt that had sent bytes by then may have been stored. */
export interface Cancelled extends Unconfirmed {
  readonly status: 'cancelled';
}

/** One document on its way, as a union of its statuses; each holds only what exists then. */
export type Upload<R extends ReceiptShape, P> =
  | Checking
  | Waiting<P>
  | Sending
  | Storing
  | Stored<R>
  | AlreadyExists<R>
  | Failed<P>
  | NeedsFile<P>
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
  checking: false,
  waiting: false,
  sending: false,
  storing: false,
  stored: true,
  'already-exists': true,
  failed: true,
  'needs-file': true,
  cancelled: true,
};

/** Whether the service holds the document of this upload. */
export const isConfirmed = <R extends ReceiptShape, P>(
  upload: Upload<R, P>,
): upload is Stored<R> | AlreadyExists<R> => upload.status === 'stored' || upload.status === 'already-exists';

/** Whether nothing more happens to this upload by itself. */
export const isEnded = <R extends ReceiptShape, P>(
  upload: Upload<R, P>,
): upload is Stored<R> | AlreadyExists<R> | Failed<P> | NeedsFile<P> | Cancelled =>
  endedStatuses[upload.status];
