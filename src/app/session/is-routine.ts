import type { Change } from '#queue/upload-groups.ts';
import { isConfirmed, isRunning, type ReceiptShape, type Upload } from '#queue/upload.ts';

/** A step of an upload that goes well. Whatever else happens, a person did it, or wants to know of it. */
export function isRoutine<R extends ReceiptShape, P>({ after: upload }: Change<Upload<R, P>>): boolean {
  if (!upload) return false;
  if (upload.status === 'waiting') return upload.waitsFor.kind === 'queued';
  return upload.status === 'checking' || isRunning(upload) || isConfirmed(upload);
}
