import { isConfirmed } from './item.ts';
import type { ReceiptShape, Twin, Upload } from './item.ts';

/** Whether two uploads hold the same bytes, as far as is known: by hash, else by name, size and time of change. */
export function hasSameContent<R extends ReceiptShape, P>(a: Upload<R, P>, b: Upload<R, P>): boolean {
  if (a.sha256 && b.sha256) return a.sha256 === b.sha256;
  const { name, size, lastModified } = a.job.file;
  const other = b.job.file;
  return name === other.name && size === other.size && lastModified === other.lastModified;
}

/** What in the list is on its way to the same asset with the same content, or is there already. */
export function findListedTwin<R extends ReceiptShape, P>(
  upload: Upload<R, P>,
  sha256: string,
  uploads: readonly Upload<R, P>[],
): Twin | undefined {
  const twin = uploads.find(
    (other) =>
      other.id !== upload.id &&
      other.sha256 === sha256 &&
      other.job.assetId === upload.job.assetId &&
      isAlive(other),
  );
  return twin && { kind: 'listed', uploadId: twin.id };
}

/** Whether the service holds this content by this upload, or will unless something goes wrong. */
const isAlive = <R extends ReceiptShape, P>(upload: Upload<R, P>): boolean => {
  if (isConfirmed(upload)) return true;
  // One that waits for a decision itself is no reason to wait for another one.
  if (upload.status === 'waiting') return upload.waitsFor.kind !== 'decision';
  return upload.status === 'sending' || upload.status === 'storing';
};

/** Whether the twin that an upload waits for is gone from the list, or will not be stored by itself any more. */
export function isTwinLost<R extends ReceiptShape, P>(
  upload: Upload<R, P>,
  uploads: readonly Upload<R, P>[],
): boolean {
  if (upload.status !== 'waiting' || upload.waitsFor.kind !== 'decision') return false;
  const { twin } = upload.waitsFor;
  if (twin.kind !== 'listed') return false;
  const other = uploads.find(({ id }) => id === twin.uploadId);
  return !other || !isAlive(other);
}
