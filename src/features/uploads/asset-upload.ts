import type { Receipt } from '#api/contract/receipt.ts';
import type { Queue } from '#queue/queue.ts';
import type { Job, JobDetails, Upload } from '#queue/upload.ts';
import type { UploadProblem } from '#sending/upload-problem.ts';

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
