import type { Result } from '#lib/result.ts';

import type { KnownDocumentStorage } from './known-document.ts';
import type { UploadStorage } from './storage/upload-storage.ts';
import type { TabChannel } from './tabs/tab-channel.ts';
import type { Job, JobWithFile, ReceiptShape } from './upload.ts';

/**
 * Bytes of the request's body, as the browser reports them. The body is a form with the file, so `totalBytes` is larger
 * than the file; 0 if the browser doesn't know it.
 */
export interface Progress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/**
 * Sends one job once. Must settle in every case, reject with the signal's reason when aborted, report progress with
 * rising `sentBytes`, and put every other failure into the result.
 */
export type Send<R = ReceiptShape, P = unknown> = (
  job: JobWithFile,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
) => Promise<Result<R, P>>;

/** Class of a problem: it decides what follows. */
export type FailureClass =
  /** A retry can't succeed. */
  | { readonly kind: 'permanent' }
  /** A retry may succeed. */
  | { readonly kind: 'transient' }
  /** The service takes no uploads now, whichever they are. `retryDelayMs` is the wait that it asks for. */
  | { readonly kind: 'unavailable'; readonly retryDelayMs?: number | undefined }
  /** Nothing answered. */
  | { readonly kind: 'no-connection' }
  /** The person isn't signed in, or no longer. */
  | { readonly kind: 'sign-in' }
  /** The file can't be read: it is gone or has changed. */
  | { readonly kind: 'file'; readonly isGone: boolean };

/** Result of `classifyFailure`. */
export interface FailureAssessment {
  readonly failureClass: FailureClass;
  /** True if the service may hold the document all the same. */
  readonly outcomeUnknown: boolean;
}

/** The document of a receipt, compared with the job. */
export interface ReceiptComparison {
  readonly documentId?: string | undefined;
  /** True if the document could come from this job: same file name, display name and asset. */
  readonly isMatch: boolean;
  /** True if the document is certainly another person's. */
  readonly isByAnother?: boolean | undefined;
}

/** Storage of the queue, which belongs to this queue alone, and its owner. */
export interface PersistencePorts {
  readonly storage: UploadStorage;
  /** Identifies the person and the service: only the same owner gets these uploads back. */
  readonly owner: string;
}

/** Sending while no page is open: the smallest file first, and only what can end in time. */
export interface Unattended {
  /** Returns true if a file of this size in bytes may be sent now. */
  readonly mayStart: (sizeBytes: number) => boolean;
}

/** Everything that the queue needs from its environment. */
export interface QueuePorts<R = ReceiptShape, P = unknown> {
  /** Known documents saved on the device; without it only receipts of this visit count. */
  readonly knownDocuments?: KnownDocumentStorage | undefined;
  /** Storage that survives a restart; without it nothing is saved. */
  readonly persistence?: PersistencePorts | undefined;
  /** Connects the tabs that show the same queue; without it this tab is alone. */
  readonly tabs?: TabChannel | undefined;
  /**
   * Resolves to the content hash of a file, see `hashBlob`; undefined if it can't be computed. Must allow several
   * calls at once, and several for one file. Rejects only with the signal's reason. Without it contents aren't compared.
   */
  readonly hash?:
    | ((file: Blob, options: { readonly signal: AbortSignal }) => Promise<string | undefined>)
    | undefined;
  readonly send: Send<R, P>;
  /** Returns a new ID that is never repeated on this device. */
  readonly createId: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Returns a random number from 0 to below 1. */
  readonly random: () => number;
  /** Calls back once after `delayMs`, never synchronously. The returned function cancels it. */
  readonly setTimer: (delayMs: number, callback: () => void) => () => void;
  /** Classifies a problem. Must not throw. */
  readonly classifyFailure: (problem: P) => FailureAssessment;
  /** Compares the document of a receipt with its job. Must not throw. */
  readonly compareReceipt: (receipt: R, job: Job) => ReceiptComparison;
  /** Converts an unexpected error of `send` or `tabs.withLock` into a problem, so that no upload gets stuck. Must not throw. */
  readonly toProblem: (error: unknown) => P;
  /** Returns true while the device reports that it has no network. A hint must come when that changes. */
  readonly isOffline: () => boolean;
  /** Subscribes to hints that the network may be back. Returns a function that unsubscribes. */
  readonly onConnectivityHint: (listener: () => void) => () => void;
}
