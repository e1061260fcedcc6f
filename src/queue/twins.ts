import { isConfirmed } from './item.ts';
import type { Checking, ReceiptShape, Twin, Upload } from './item.ts';
import type { Change } from './groups.ts';

/** Whether two uploads hold the same bytes, as far as is known: by hash, else by name, size and time of change. */
export function hasSameContent<R extends ReceiptShape, P>(a: Upload<R, P>, b: Upload<R, P>): boolean {
  if (a.sha256 && b.sha256) return a.sha256 === b.sha256;
  const { name, size, lastModified } = a.job.file;
  const other = b.job.file;
  return name === other.name && size === other.size && lastModified === other.lastModified;
}

/** Which of the uploads with the content of this one, that is checking, is on its way to the same asset, or is there. */
export function findListedTwin<R extends ReceiptShape, P>(
  { job }: Checking,
  withSameHash: readonly Upload<R, P>[],
): Twin | undefined {
  const twin = withSameHash.find((other) => other.job.assetId === job.assetId && isAlive(other));
  return twin && { kind: 'listed', uploadId: twin.id };
}

/** Whether the service holds this content by this upload, or will unless something goes wrong. */
export const isAlive = <R extends ReceiptShape, P>(upload: Upload<R, P>): boolean => {
  if (isConfirmed(upload)) return true;
  // One that waits for a decision itself is no reason to wait for another one.
  if (upload.status === 'waiting') return upload.waitsFor.kind !== 'decision';
  return upload.status === 'sending' || upload.status === 'storing';
};

/** Whether after this change something may wait for a decision in vain. */
export const freesTwins = <R extends ReceiptShape, P>({ before, after }: Change<Upload<R, P>>): boolean =>
  after !== undefined && !isAlive(after) && (before ? isAlive(before) : after.status === 'waiting');

/** Whether the twin that an upload waits for will not be stored by itself any more. */
export function isTwinLost<R extends ReceiptShape, P>(
  upload: Upload<R, P>,
  get: (id: string) => Upload<R, P> | undefined,
): boolean {
  if (upload.status !== 'waiting' || upload.waitsFor.kind !== 'decision') return false;
  const { twin } = upload.waitsFor;
  const other = twin.kind === 'listed' ? get(twin.uploadId) : undefined;
  // What is off the list was stored: the decision would have lapsed at any other end, before it could be dismissed.
  return other !== undefined && !isAlive(other);
}
