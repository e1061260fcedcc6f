import type { Checking, ReceiptShape, Upload } from '../upload.ts';
import type { ContentPorts } from '../ports.ts';
import type { Store } from '../store.ts';
import { isBlockingMatch } from './same-content.ts';

/** Up to this size a file is hashed before it is sent, whatever else there is: it takes a moment. In bytes. */
const smallBytes = 4 * 2 ** 20;

interface SizeComparison<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly content: ContentPorts | undefined;
}

/** Whether a big file differs from all others by its size already: it need not wait for its hash. Rejects as the port does. */
export async function hasUniqueSize<R extends ReceiptShape, P>(
  { id, job, sha256 }: Checking,
  { store, content }: SizeComparison<R, P>,
): Promise<boolean> {
  const { size } = job.file;
  if (size <= smallBytes || sha256) return false;
  if (await content?.hasStoredSize(job.assetId, size)) return false;
  return store.getSnapshot().every((other) => other.id === id || other.job.file.size !== size);
}

/** Whether the hash of another upload is missing to compare it with this one; what is yet to be checked comes after it. */
export function lacksHashToCompare<R extends ReceiptShape, P>(
  other: Upload<R, P>,
  { job }: Checking,
): boolean {
  if (other.sha256 || other.job.file.size !== job.file.size || !isBlockingMatch(other)) return false;
  const isYetToBeChecked =
    other.status === 'waiting' && other.waitsFor.kind === 'resume' && other.waitsFor.next === 'check';
  return !isYetToBeChecked;
}
