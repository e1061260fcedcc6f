import type { Hashing } from './hashing.ts';
import type { Checking, ReceiptShape, Twin } from './item.ts';
import type { ContentPorts } from './ports.ts';
import type { Store } from './store.ts';
import { findListedTwin } from './twins.ts';

/** Up to this size a file is hashed before it is sent, whatever else there is: it takes a moment. In bytes. */
const smallBytes = 4 * 2 ** 20;

interface Surroundings<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly content: ContentPorts | undefined;
}

/** Whether a big file differs from all others by its size already: it need not wait for its hash. */
export async function hasSizeOfItsOwn<R extends ReceiptShape, P>(
  { id, job, sha256 }: Checking,
  { store, content }: Surroundings<R, P>,
): Promise<boolean> {
  const { size } = job.file;
  if (size <= smallBytes || sha256) return false;
  if (await content?.hasStoredSize(job.assetId, size)) return false;
  return store.getSnapshot().every((other) => other.id === id || other.job.file.size !== size);
}

interface Search<R extends ReceiptShape, P> extends Surroundings<R, P> {
  readonly hashing: Hashing<R, P>;
  readonly signal: AbortSignal;
}

/** What has the same content on the same asset, in the list or as this device remembers it. Rejects as the ports do. */
export async function findTwin<R extends ReceiptShape, P>(
  upload: Checking & { readonly sha256: string },
  { store, content, hashing, signal }: Search<R, P>,
): Promise<Twin | undefined> {
  const { id, job, sha256 } = upload;
  for (const other of store.getSnapshot()) {
    const isCandidate = other.id !== id && other.job.file.size === job.file.size && !other.sha256;
    // What is checking still comes after this one.
    if (isCandidate && other.status !== 'checking') await hashing.hashOf(other, signal);
  }
  const before = await content?.findStored(job.assetId, sha256);
  const listed = findListedTwin(upload, sha256, store.getSnapshot());
  return listed ?? (before && { kind: 'stored-before', ...before });
}
