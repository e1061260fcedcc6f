import type { ReactNode } from 'react';

import type { AssetUpload } from '#sending/asset-upload.ts';

import type { DetailChoices } from '../edit/edit-values.ts';
import type { ListBlocker } from '../status/blocker.ts';
import type { MoveUploads, UploadCommands } from '../upload-commands.ts';
import type { TransferRate } from './use-transfer-rates.ts';

/** Props that all rows of the list have in common. */
export interface RowContext {
  /** True if uploads can be read, and not changed. Default: false. */
  readonly isReadOnly?: boolean;
  readonly commands: UploadCommands;
  readonly choices: DetailChoices;
  readonly documentHref: (documentId: string | undefined) => string | undefined;
  /** Renders inspection and preview of a manual; `isAtHand` if its file can be read. */
  readonly renderManual?: ((upload: AssetUpload, isAtHand: boolean) => ReactNode) | undefined;
}

/** One upload of the list, and what a person can do with it. */
export interface UploadRowProps extends RowContext {
  readonly upload: AssetUpload;
  readonly rate: TransferRate;
  /** The upload's asset, if it isn't the page's. */
  readonly otherAsset: string | undefined;
  /** Reason why queued uploads aren't sent. */
  readonly blocker: ListBlocker | undefined;
  /** Returns the display name of a listed upload; undefined if it isn't listed. */
  readonly nameOf: (uploadId: string) => string | undefined;
  /** Removes the upload from the list, with "Undo". */
  readonly remove: () => void;
  /** Adds a file to the form in place of this upload; absent where the form can't take it. */
  readonly replaceFile: ((file: File) => void) | undefined;
  /** Moves focus to a row of the list. */
  readonly goTo: (uploadId: string) => void;
  readonly move: MoveUploads;
  /** Opens the dialog that moves this upload. */
  readonly openMove: (uploadId: string) => void;
}
