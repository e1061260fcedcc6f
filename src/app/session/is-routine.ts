import type { Change } from '#queue/upload-groups.ts';
import { isConfirmed, isRunning, type Upload } from '#queue/upload.ts';

/**
 * Returns true for the ordinary steps of a successful upload. Anything else is urgent: a person did it or wants to see
 * it.
 */
export function isRoutine({ after: upload }: Change<Upload>): boolean {
  if (!upload) return false;
  if (upload.status === 'waiting') return upload.waitsFor.kind === 'queued';
  return upload.status === 'checking' || isRunning(upload) || isConfirmed(upload);
}
