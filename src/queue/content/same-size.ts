import type { Checking, Upload } from '../upload.ts';
import type { ContentPorts } from '../ports.ts';
import type { Store } from '../store.ts';
import { isBlockingMatch } from './same-content.ts';

/** Files up to this size in bytes are always hashed before they are sent. */
export const smallBytes = 4 * 2 ** 20;

interface SizeComparison {
  readonly store: Store;
  readonly content: ContentPorts | undefined;
}

/**
 * Returns true if a big file differs from all others in size, so that it needn't wait for its hash. Rejects as the port
 * does.
 */
export async function hasUniqueSize(
  { id, job, sha256 }: Checking,
  { store, content }: SizeComparison,
): Promise<boolean> {
  const { size } = job.file;
  if (size <= smallBytes || sha256) return false;
  if (await content?.hasStoredSize(job.assetId, size)) return false;
  return store.getSnapshot().every((other) => other.id === id || other.job.file.size !== size);
}

/** Returns true if the other upload must be hashed to compare it with this one. */
export function lacksHashToCompare(other: Upload, { job }: Checking): boolean {
  if (other.sha256 || other.job.file.size !== job.file.size || !isBlockingMatch(other)) return false;
  const isYetToBeChecked =
    other.status === 'waiting' && other.waitsFor.kind === 'resume' && other.waitsFor.next === 'check';
  return !isYetToBeChecked;
}
