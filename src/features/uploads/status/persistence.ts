import { losesByLeaving } from '#queue/summary.ts';
import { isEnded, type PersistenceState } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

/**
 * Returns what to say of all files together: undefined if there is nothing to save, or if rows say more. Without `saved`,
 * nobody expects that the page may be closed.
 */
export function persistenceOf(uploads: readonly AssetUpload[]): 'saving' | 'saved' | 'partly' | undefined {
  const states = new Set(uploads.map(shownPersistence));
  if (states.has('saving')) return 'saving';
  if (!states.has('saved') || states.has('no-room')) return undefined;
  return losesByLeaving(uploads) ? 'partly' : 'saved';
}

/**
 * Returns `off` if the file is missing, or if the upload was cancelled or failed: "Saved" would read as if all were well.
 */
export function shownPersistence(upload: AssetUpload): PersistenceState {
  if (!('persistence' in upload)) return 'off';
  if (upload.status === 'failed') return upload.persistence === 'no-room' ? 'no-room' : 'off';
  return isEnded(upload) ? 'off' : upload.persistence;
}
