import { isConfirmed } from '../upload.ts';
import type { Checking, ReceiptShape, ContentMatch, Upload } from '../upload.ts';
import type { Change } from '../upload-groups.ts';

/** Whether two uploads hold the same bytes, as far as is known: by hash, else by name, size and time of change. */
export function hasSameContent<R extends ReceiptShape, P>(a: Upload<R, P>, b: Upload<R, P>): boolean {
  if (a.sha256 && b.sha256) return a.sha256 === b.sha256;
  const { name, size, lastModified } = a.job.file;
  const other = b.job.file;
  return name === other.name && size === other.size && lastModified === other.lastModified;
}

/** Which of the uploads with the content of this one, that is checking, is on its way to the same asset, or is there. */
export function findListedMatch<R extends ReceiptShape, P>(
  { job }: Checking,
  withSameHash: readonly Upload<R, P>[],
): ContentMatch | undefined {
  const match = withSameHash.find((other) => other.job.assetId === job.assetId && isBlockingMatch(other));
  return match && { kind: 'listed', uploadId: match.id };
}

/** Whether the service holds this content by this upload, or will unless something goes wrong. */
export const isBlockingMatch = <R extends ReceiptShape, P>(upload: Upload<R, P>): boolean => {
  if (isConfirmed(upload)) return true;
  // One that waits for a decision itself is no reason to wait for another one.
  if (upload.status === 'waiting') return upload.waitsFor.kind !== 'decision';
  return upload.status === 'sending' || upload.status === 'storing';
};

/** Whether after this change something may wait for a decision in vain. */
export const releasesMatches = <R extends ReceiptShape, P>({
  before,
  after,
}: Change<Upload<R, P>>): boolean =>
  after !== undefined &&
  !isBlockingMatch(after) &&
  (before ? isBlockingMatch(before) : after.status === 'waiting');

/** Whether the twin that an upload waits for will not be stored by itself any more. */
export function isMatchGone<R extends ReceiptShape, P>(
  upload: Upload<R, P>,
  get: (id: string) => Upload<R, P> | undefined,
): boolean {
  if (upload.status !== 'waiting' || upload.waitsFor.kind !== 'decision') return false;
  const { match } = upload.waitsFor;
  const other = match.kind === 'listed' ? get(match.uploadId) : undefined;
  // What is off the list was stored: the decision would have lapsed at any other end, before it could be dismissed.
  return other !== undefined && !isBlockingMatch(other);
}
