import { extensionOf } from '#file-type/extension.ts';
import type { Job, UploadStatus, WaitsFor } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { remedyOf } from '#sending/upload-problem.ts';

/**
 * Returns the status to show: a duplicate that may be the upload's own counts as stored. Without its file, an upload that needs
 * another one has failed.
 */
export function shownStatus(upload: AssetUpload): UploadStatus {
  if (upload.status === 'needs-file' && neededFile(upload)) return 'failed';
  const isOwn = upload.status === 'already-exists' && upload.origin === 'perhaps-this-upload';
  return isOwn ? 'stored' : upload.status;
}

/** Reason why a waiting upload isn't queued. */
export type BlockedBy = Exclude<WaitsFor<never>['kind'], 'queued' | 'forced'>;

/** Returns what blocks an upload; undefined if nothing does, or if it isn't waiting. */
export function blockedBy(upload: AssetUpload): BlockedBy | undefined {
  if (upload.status !== 'waiting') return undefined;
  const { kind } = upload.waitsFor;
  return kind === 'queued' || kind === 'forced' ? undefined : kind;
}

/**
 * Returns the file that an unsuccessful upload needs because the chosen one can't be stored: the same one in its current
 * version, or another one.
 */
export function neededFile(upload: AssetUpload): 'same' | 'other' | undefined {
  const problem = upload.status === 'failed' || upload.status === 'needs-file' ? upload.problem : undefined;
  const remedy = problem && remedyOf(problem);
  if (remedy === 'same-file') return 'same';
  return remedy === 'other-file' ? 'other' : undefined;
}

/** Returns true for a ZIP that isn't uploaded as an offline manual, often because it is none. */
export const isRegularZip = ({ operation, file }: Job): boolean =>
  operation === 'document' && extensionOf(file.name) === 'zip';
