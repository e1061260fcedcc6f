import type { UploadStatus, WaitsFor } from '#queue/upload.ts';

import type { AssetUpload } from '../asset-upload.ts';
import { neededFile } from './remedy.ts';

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

/** Returns true if an upload waits for a person, so that it isn't counted as left to send. */
export function waitsForPerson(upload: AssetUpload): boolean {
  const blocker = blockedBy(upload);
  return blocker === 'resume' || blocker === 'decision';
}
