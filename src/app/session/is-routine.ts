import type { Change } from '#queue/upload-groups.ts';
import { isConfirmed, isRunning, type ReceiptShape, type Upload } from '#queue/upload.ts';

/**
 * Returns true for the ordinary steps of a successful upload. Anything else is urgent: a person did it or wants to see
 * it.
 */
export function isRoutine<R extends ReceiptShape, P>({ after: upload }: Change<Upload<R, P>>): boolean {
  if (!upload) return false;
  if (upload.status === 'waiting') return upload.waitsFor.kind === 'queued';
  return upload.status === 'checking' || isRunning(upload) || isConfirmed(upload);
}
