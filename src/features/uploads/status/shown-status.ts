import type { UploadStatus, WaitsFor } from '#queue/upload.ts';
import type { Tone } from '#ui/tag.tsx';

import { warningOf } from './service-warning.ts';
import type { AssetUpload } from '../row/upload-row.tsx';

/** How each status looks. */
const tones: Record<UploadStatus, Tone> = {
  checking: 'idle',
  waiting: 'idle',
  sending: 'run',
  storing: 'run',
  stored: 'ok',
  'already-exists': 'warn',
  failed: 'bad',
  'needs-file': 'bad',
  cancelled: 'idle',
};

/** How an upload looks: one that waits for a person is a warning, and so is one that the service warned of. */
export const toneOf = (upload: AssetUpload): Tone =>
  blockedBy(upload) === 'decision' || warningOf(upload)?.code ? 'warn' : tones[shownStatus(upload)];

/** The status to show: a document that may be the upload's own is stored, and no warning is due. */
export function shownStatus(upload: AssetUpload): UploadStatus {
  const isOwn = upload.status === 'already-exists' && upload.origin === 'perhaps-this-upload';
  return isOwn ? 'stored' : upload.status;
}

/** What keeps a waiting upload from being sent in its turn. */
export type BlockedBy = Exclude<WaitsFor<never>['kind'], 'queued' | 'forced'>;

/** What holds an upload up; `undefined` where nothing does, or it does not wait. */
export function blockedBy(upload: AssetUpload): BlockedBy | undefined {
  if (upload.status !== 'waiting') return undefined;
  const { kind } = upload.waitsFor;
  return kind === 'queued' || kind === 'forced' ? undefined : kind;
}

/** Returns true if an upload waits until a person says something, and so is no part of what is left to be sent. */
export function waitsForPerson(upload: AssetUpload): boolean {
  const held = blockedBy(upload);
  return held === 'resume' || held === 'decision';
}
