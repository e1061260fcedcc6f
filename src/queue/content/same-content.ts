import { isConfirmed } from '../upload.ts';
import type { Checking, ContentMatch, Upload } from '../upload.ts';
import type { KnownDocuments } from '../known-documents/known-documents.ts';
import type { Change, Store } from '../store.ts';
import { isWaitingFor } from '../transition.ts';

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
export const isBlockingMatch = (upload: Upload): boolean => {
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

/** Files up to this size in bytes are always hashed before they are sent. */
export const smallBytes = 4 * 2 ** 20;

interface SizeComparison {
  readonly store: Store;
  readonly knownDocuments: Pick<KnownDocuments, 'hasStoredSize'>;
}

/** Returns true if a big file differs from all others in size, so that it needn't wait for its hash. */
export async function hasUniqueSize(
  { id, job, contentHash }: Checking,
  { store, knownDocuments }: SizeComparison,
): Promise<boolean> {
  const { size } = job.file;
  if (size <= smallBytes || contentHash) return false;
  if (await knownDocuments.hasStoredSize(job.assetId, size)) return false;
  return store.getSnapshot().every((other) => other.id === id || other.job.file.size !== size);
}

/** Returns true if the other upload must be hashed to compare it with this one. */
export function lacksHashToCompare(other: Upload, { job }: Checking): boolean {
  if (other.contentHash || other.job.file.size !== job.file.size || !isBlockingMatch(other)) return false;
  const isYetToBeChecked =
    other.status === 'waiting' && other.waitsFor.kind === 'resume' && other.waitsFor.next === 'check';
  return !isYetToBeChecked;
}
