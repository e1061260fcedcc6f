import type { Result } from '#lib/result.ts';

import type { Job, JobWithFile, ReceiptShape, StoredBefore } from './upload.ts';
import type { UploadStorage } from './storage/upload-storage.ts';
import type { TabChannel } from './tabs/tab-channel.ts';
import type { KnownDocumentStorage } from './scheduling/known-documents.ts';

/**
 * Bytes of the request's body sent so far, and of the whole body, as the browser reports them. The body is the file
 * and the form around it, so `totalBytes` is above the file's size; 0 where the browser does not know it.
 */
export interface Progress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/**
 * Sends one job once. Must settle in every case, reject with the signal's reason when aborted, report progress with
 * rising `sentBytes`, and put every other failure into the result.
 */
export type Send<R extends ReceiptShape, P> = (
  job: JobWithFile,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
) => Promise<Result<R, P>>;

/** What is to be done about a problem. */
export type FailureClass =
  /** Trying again can only end the same way. */
  | { readonly kind: 'permanent' }
  /** Time may mend it. `notBeforeMs`, in milliseconds from now, is what the service asked of everybody. */
  | { readonly kind: 'transient'; readonly retryDelayMs?: number }
  /** Nothing answered. */
  | { readonly kind: 'no-connection' }
  /** Nobody is signed in, or not any more. */
  | { readonly kind: 'sign-in' }
  /** The file cannot be read as it was chosen: it is gone, or it is another one by now. */
  | { readonly kind: 'file'; readonly isGone: boolean };

/** A problem, judged. */
export interface FailureAssessment {
  readonly failureClass: FailureClass;
  /** Whether the service may hold the document all the same. */
  readonly outcomeUnknown: boolean;
}

/** What a receipt says of the document that the service holds. */
export interface Recognition {
  readonly documentId?: string;
  /** Whether that document could come from this very job: the same file name, display name and asset. */
  readonly isMatch: boolean;
}

/** What looks at the content of files before they are sent. */
export interface ContentPorts {
  /**
   * The SHA-256 of a file in 64 hexadecimal digits; `undefined` where it cannot be found out. May be
   * asked for several at once, and again for the same file. Rejects only with the signal's reason.
   */
  readonly hash: (file: Blob, options: { readonly signal: AbortSignal }) => Promise<string | undefined>;
  /** Whether this device remembers having stored a file of that many bytes on this asset. Must not reject. */
  readonly hasStoredSize: (assetId: string, sizeBytes: number) => Promise<boolean>;
  /** What this device remembers of having stored this content on this asset. Must not reject. */
  readonly findStored: (assetId: string, sha256: string) => Promise<StoredBefore | undefined>;
}

/** Where the queue is kept over a restart, and whose it is. */
export interface PersistencePorts<R extends ReceiptShape> {
  readonly storage: UploadStorage;
  /** The person and the service, in any form: nobody else is given these uploads. */
  readonly owner: string;
  /** What a receipt says of its document. */
  readonly documentIdOf: (receipt: R) => string | undefined;
}

/** What the queue needs of the world around it. */
export interface QueuePorts<R extends ReceiptShape, P> {
  /** What the device remembers of the documents that the service is known to hold; nothing where it is absent. */
  readonly knownDocuments?: KnownDocumentStorage;
  /** What the device keeps over a restart; without it nothing is kept. */
  readonly persistence?: PersistencePorts<R>;
  /** The others that show the same queue; without it this one is alone. */
  readonly tabs?: TabChannel;
  /** Without it nothing is checked before it is sent. */
  readonly content?: ContentPorts;
  readonly send: Send<R, P>;
  /** A new id, unique on this device for ever. */
  readonly createId: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A number from 0 to below 1, by chance. */
  readonly random: () => number;
  /** Calls back once after that many milliseconds, unless the returned function was called before. Never at once. */
  readonly setTimer: (delayMs: number, callback: () => void) => () => void;
  /** Says what is to be done about a problem. Must not throw. */
  readonly classifyFailure: (problem: P) => FailureAssessment;
  /** Compares the document of a receipt with the job it came for. Must not throw. */
  readonly recognize: (receipt: R, job: Job) => Recognition;
  /** Turns what `send` must not have thrown into a problem, so that no upload is ever stuck. Must not throw. */
  readonly toProblem: (error: unknown) => P;
  /** Tells of signs that the network may be back, until the returned function is called. A hint, never a proof. */
  readonly onConnectivityHint: (listener: () => void) => () => void;
}
