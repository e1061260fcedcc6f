import type { Receipt } from '#api/contract/receipt.ts';
import type { Problem } from '#api/problem.ts';
import type { Finding } from '#manual/finding.ts';
import type { Queue } from '#queue/queue.ts';
import type { Job, JobDetails, Upload } from '#queue/upload.ts';

/**
 * Reason of a failed upload: a problem of sending, or an error found by the inspection meanwhile. Codes are stored on
 * devices and exchanged between tabs of different releases, so they keep their spelling.
 */
export type UploadProblem = Problem | { readonly code: 'manual-refused'; readonly finding: Finding };

/** An upload with the receipts of the service and the problems of the client. */
export type AssetUpload = Upload<Receipt, UploadProblem>;

/** Commands of a row. */
export interface UploadCommands extends Pick<
  Queue<Receipt, UploadProblem>,
  | 'cancel'
  | 'retry'
  | 'pause'
  | 'pauseForEdit'
  | 'resume'
  | 'edit'
  | 'fail'
  | 'provideFile'
  | 'provideFiles'
  | 'hasFile'
  | 'noteLinkRequest'
> {
  /** Adds a file to the page's form, with the details of an upload that it replaces; absent without a form. */
  readonly replaceFile?: ((job: Job, file: File) => void) | undefined;
  /** Asks the person to sign in. */
  readonly signIn?: () => void;
  readonly showDuplicate: (id: string) => void;
  /** Returns a text that asks for a link from the upload's asset to the document that exists already. */
  readonly linkRequestOf: (upload: AssetUpload) => string;
}

/** Changes the details of uploads, their asset among them. `pausedIds` are paused only meanwhile. */
export type MoveUploads = (
  uploads: readonly AssetUpload[],
  details: Partial<JobDetails> & Pick<JobDetails, 'assetId'>,
  pausedIds: ReadonlySet<string>,
) => void;
