import type { Change } from '../store.ts';
import { isConfirmed, isWaitingFor } from '../upload.ts';
import type { Checking, ContentMatch, Upload } from '../upload.ts';

/** Returns true if two uploads seem to have the same content: by hash, or by name, size and modification time. */
export function hasSameContent(a: Upload, b: Upload): boolean {
  if (a.contentHash && b.contentHash) return a.contentHash === b.contentHash;
  const { name, size, lastModified } = a.job.file;
  const other = b.job.file;
  return name === other.name && size === other.size && lastModified === other.lastModified;
}

/** Finds an upload with the same hash on the same asset that is stored or will be. */
export function findListedMatch(
  { job }: Checking,
  contentHash: string,
  uploads: readonly Upload[],
): ContentMatch | undefined {
  const match = uploads.find(
    (other) =>
      other.contentHash === contentHash && other.job.assetId === job.assetId && isBlockingMatch(other),
  );
  return match && { kind: 'listed', uploadId: match.id };
}

/** Returns true if this upload is stored, or will be unless something goes wrong. */
const isBlockingMatch = (upload: Upload): boolean => {
  if (isConfirmed(upload)) return true;
  // An upload that waits for a decision itself doesn't block others.
  if (upload.status === 'waiting') return upload.waitsFor.kind !== 'decision';
  return upload.status === 'sending' || upload.status === 'storing';
};

/** Returns true if decisions of other uploads may lapse by this change. */
export const mayLapseDecisions = ({ before, after }: Change<Upload>): boolean => {
  if (after === undefined) return false;
  if (before && before.job.assetId !== after.job.assetId) return true;
  return !isBlockingMatch(after) && (before ? isBlockingMatch(before) : after.status === 'waiting');
};

/** Returns true if the match that a decision is about was moved, or won't be stored unless a person continues it. */
export function isDecisionLapsed(upload: Upload, get: (id: string) => Upload | undefined): boolean {
  if (!isWaitingFor(upload, 'decision')) return false;
  const { match } = upload.waitsFor;
  const other = match.kind === 'listed' ? get(match.uploadId) : undefined;
  // A dismissed match was stored: with any other end, the decision would have lapsed before the dismissal.
  return other !== undefined && (other.job.assetId !== upload.job.assetId || !isBlockingMatch(other));
}
