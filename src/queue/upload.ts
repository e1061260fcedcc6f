import type { FileFacts } from '#lib/file/file-facts.ts';

import type { PastAttempts } from './past-attempts.ts';

/** Details of a document that a person can change until it is sent. */
export interface JobDetails {
  /** Another one moves the upload. */
  readonly assetId: string;
  readonly displayName: string;
  readonly organizationId: string;
  readonly categoryId: string;
  readonly aiEnabled?: boolean | undefined;
}

/** One document to upload. The queue reads only the asset and the file. */
export interface Job extends JobDetails {
  readonly operation: 'document' | 'manual';
  readonly file: FileFacts;
  /** File name of the package that the document was taken from. */
  readonly packageName?: string | undefined;
}

/** A job with its file, as it is enqueued and sent. */
export type JobWithFile = Job & { readonly file: File };

/** The part of a receipt that the queue reads: stored now, or a duplicate. */
export interface ReceiptShape {
  readonly kind: 'stored' | 'duplicate';
}

/**
 * State of the file's copy on this device. Only `saved` survives closing the page; `off` means that this device or
 * deployment saves nothing.
 */
export type PersistenceState = 'saving' | 'saved' | 'no-room' | 'off';

interface Base {
  /** Set by the queue; never reused. */
  readonly id: string;
  readonly job: Job;
  /**
   * Hash of the file's content; above 16 MiB it isn't the SHA-256 (HASH-1 in `lib/hash`). Absent until computed, which for
   * big files may be after they are sent (UPLOAD-44), and if it can't be.
   */
  readonly contentHash?: string | undefined;
}

/** An upload without a receipt. */
export interface Unconfirmed extends Base {
  readonly pastAttempts: PastAttempts;
  readonly persistence: PersistenceState;
}

/** Another upload or document with the same content on the same asset. */
export type ContentMatch =
  /** Another upload of the list. */
  | { readonly kind: 'listed'; readonly uploadId: string }
  /** A document that this device stored earlier, or that the service reported as stored. */
  | ({ readonly kind: 'stored-before' } & StoredBefore);

/** A stored document as this device remembers it. */
export interface StoredBefore {
  readonly displayName: string;
  readonly documentId?: string | undefined;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly endedAt: number;
}

/** State of the pause of all uploads while the service takes none. */
export interface ServicePause {
  /** Number of rejections in a row. */
  readonly rejections: number;
  /** True if the service asked for it. */
  readonly isRequested: boolean;
}

/** Reason why an upload waits. `problem` is the result of the last attempt. */
export type WaitsFor<P = unknown> =
  | { readonly kind: 'queued' }
  /** A person asked to send it now; nothing that blocks the others applies. */
  | { readonly kind: 'forced' }
  | {
      readonly kind: 'retry-scheduled';
      readonly problem: P;
      /** ID of the failed attempt. */
      readonly attemptId: string;
      /** Time of the next attempt in milliseconds since the epoch, for display and for the next leader. */
      readonly retryAt: number;
      /** Length of the whole wait in milliseconds: an upper limit if the clock changes. */
      readonly retryDelayMs: number;
      /** Set if no upload is sent meanwhile. */
      readonly pause?: ServicePause | undefined;
    }
  /** `since` is in milliseconds since the epoch, for display only. */
  | { readonly kind: 'connection'; readonly problem: P; readonly since: number }
  | { readonly kind: 'sign-in'; readonly problem: P }
  /** Paused by a person; `next` says what happens when it is resumed. */
  | {
      readonly kind: 'resume';
      readonly next: 'check' | 'queued';
      /** True if it is paused only while it is edited: it continues after a restart. */
      readonly isForEdit?: true | undefined;
    }
  /** The same content exists already; a person decides whether to upload it anyway. */
  | { readonly kind: 'decision'; readonly match: ContentMatch };

/** Reason why uploads wait: a lost connection, sign-in, a service that rejects them, or the pause that it asked for. */
export type Blocker = 'connection' | 'sign-in' | 'service' | 'requested-pause';

/** The content is compared with other uploads and stored documents before anything is sent. */
export interface Checking extends Unconfirmed {
  readonly status: 'checking';
}

/** No attempt is under way. */
export interface Waiting<P = unknown> extends Unconfirmed {
  readonly status: 'waiting';
  readonly waitsFor: WaitsFor<P>;
}

/** An attempt is under way, and not all bytes have been sent. */
export interface Sending extends Unconfirmed {
  readonly status: 'sending';
  readonly attemptId: string;
  /** Bytes of the file sent so far; rises within an attempt up to the file's size. */
  readonly sentBytes: number;
}

/** All bytes are sent; the service hasn't answered yet. */
export interface Storing extends Unconfirmed {
  readonly status: 'storing';
  readonly attemptId: string;
}

/** The service stored the document of this upload. */
export interface Stored<R = ReceiptShape> extends Base {
  readonly status: 'stored';
  /** Receipt of the attempt that stored the document, or of a later one that found it stored. */
  readonly receipt: R;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly endedAt: number;
  /** Set if it was sent while no page was open. */
  readonly whileClosed?: true | undefined;
}

/**
 * Origin of a document that the service already held. `perhaps-this-upload` exists because browsers resend a request
 * without telling the page.
 */
export type Origin = 'earlier' | 'another-person' | 'perhaps-this-upload';

/** The service already held this content and didn't store it again. */
export interface AlreadyExists<R = ReceiptShape>
  extends Base, Pick<Stored<R>, 'receipt' | 'endedAt' | 'whileClosed'> {
  readonly status: 'already-exists';
  readonly origin: Origin;
  /** Time of the last request to link it to the asset, in milliseconds since the epoch. */
  readonly linkRequestedAt?: number | undefined;
}

/** The attempts ended without a receipt; `pastAttempts.outcomeUnknown` says if the service may hold the document. */
export interface Failed<P = unknown> extends Unconfirmed {
  readonly status: 'failed';
  readonly problem: P;
}

/** The file is missing; the upload continues once the same file is selected again. */
export interface NeedsFile<P = unknown> extends Unconfirmed {
  readonly status: 'needs-file';
  /** Result of the last attempt; absent if none was possible. */
  readonly problem?: P | undefined;
  /** Set if its content must be checked before it is sent. */
  readonly next?: 'check' | undefined;
}

/** Cancelled by a person. `pastAttempts.outcomeUnknown` is true if all bytes had been sent. */
export interface Cancelled extends Unconfirmed {
  readonly status: 'cancelled';
}

/** One upload: a union of its statuses, each with only the data that exists in it. */
export type Upload<R = ReceiptShape, P = unknown> =
  | Checking
  | Waiting<P>
  | Sending
  | Storing
  | Stored<R>
  | AlreadyExists<R>
  | Failed<P>
  | NeedsFile<P>
  | Cancelled;

/** An upload without a receipt whose record only a newer release can read. */
export interface SavedByNewer {
  readonly id: string;
  readonly assetId: string;
  readonly fileName: string;
}

/** Result of providing a missing file. */
export type ProvidedFileResult = 'accepted' | 'differs' | 'unreadable';

/** From this size in bytes, reading or sending a file takes long enough to make others wait. */
export const bigBytes = 16 * 2 ** 20;

export const isBig = ({ job }: Upload): boolean => job.file.size >= bigBytes;

export type UploadStatus = Upload['status'];

/** Returns true if an attempt of this upload is under way. */
export const isRunning = (upload: Upload): upload is Sending | Storing =>
  upload.status === 'sending' || upload.status === 'storing';

/** Returns true if the upload waits for this. */
export const isWaitingFor = <K extends WaitsFor['kind']>(
  upload: Upload,
  kind: K,
): upload is Extract<Upload, { status: 'waiting' }> & {
  readonly waitsFor: Extract<WaitsFor, { kind: K }>;
} => upload.status === 'waiting' && upload.waitsFor.kind === kind;

/** Returns true if an upload waits for a person: it is paused, or its content exists already. */
export const waitsForPerson = (upload: Upload): boolean =>
  isWaitingFor(upload, 'resume') || isWaitingFor(upload, 'decision');

/** Returns true if these details move the upload to another asset. */
export const isMove = ({ job }: Upload, { assetId = job.assetId }: Partial<JobDetails>): boolean =>
  assetId !== job.assetId;

/** Returns the bytes of the file that the current attempt has sent; 0 without an attempt. */
export function sentBytesOf(upload: Upload): number {
  if (upload.status === 'sending') return upload.sentBytes;
  return upload.status === 'storing' ? upload.job.file.size : 0;
}

// A record, so that a new status doesn't compile until it is added here.
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

/** Returns true if the service has the document of this upload. */
export const isConfirmed = (upload: Upload): upload is Stored | AlreadyExists =>
  upload.status === 'stored' || upload.status === 'already-exists';

/** An upload that changes only when a person acts. */
export type Ended = Stored | AlreadyExists | Failed | NeedsFile | Cancelled;

export const isEnded = (upload: Upload): upload is Ended => endedStatuses[upload.status];

/** Returns true if an upload continues without a person. */
export const continuesAutomatically = (upload: Upload): boolean =>
  !isEnded(upload) && !waitsForPerson(upload);
