import type { Job, JobDetails } from '#queue/upload.ts';
import type { AssetQueue, AssetUpload } from '#sending/asset-upload.ts';

/** Commands of a row. */
export interface UploadCommands extends Pick<
  AssetQueue,
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
