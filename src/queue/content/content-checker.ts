import type { KnownDocuments } from '../known-documents/known-documents.ts';
import type { QueuePorts } from '../ports.ts';
import type { Change, Store } from '../store.ts';
import { isBig, type Checking, type ContentMatch, type StoredBefore, type Upload } from '../upload.ts';
import { startBackgroundHashes, type BackgroundHashes } from './background-hashes.ts';
import { findListedMatch, isDecisionLapsed, mayLapseDecisions } from './same-content.ts';
import type { SourceFiles } from './source-files.ts';

interface ContentCheckerOptions extends Pick<QueuePorts, 'hash' | 'setTimer'> {
  readonly store: Store;
  readonly files: SourceFiles;
  readonly knownDocuments: Pick<KnownDocuments, 'findStored' | 'hasStoredSize'>;
}

/**
 * Checks the content of uploads one by one in list order, and lets an upload continue when its duplicate won't be stored.
 * Returns a function that stops it.
 */
export function startContentChecker(options: ContentCheckerOptions): () => void {
  const { store, knownDocuments } = options;
  let current: { readonly id: string; readonly assetId: string; readonly abort: AbortController } | undefined;
  const backgroundHashes = startBackgroundHashes(options);
  let isStopped = false;

  const index = createHashIndex(store);
  const unsubscribe = store.subscribe((changes) => {
    index.follow(changes);
    if (current && !isChecking(current)) stopCheck();
    if (changes.some(mayLapseDecisions)) lapseDecisions();
    checkNext();
  });
  checkNext();

  /** A moved upload is checked again, on its new asset. */
  function isChecking({ id, assetId }: NonNullable<typeof current>): boolean {
    const upload = store.get(id);
    return upload?.status === 'checking' && upload.job.assetId === assetId;
  }

  function lapseDecisions(): void {
    const lapsed = store.inStatus('waiting').filter((upload) => isDecisionLapsed(upload, store.get));
    for (const { id } of lapsed) store.dispatch({ type: 'decision-lapsed', id });
  }

  /** The hash may not stop when aborted, so don't wait. */
  function stopCheck(): void {
    current?.abort.abort();
    current = undefined;
  }

  function checkNext(): void {
    if (isStopped || current) return;
    const [next] = store.inStatus('checking');
    if (next?.status !== 'checking') return;
    const abort = new AbortController();
    current = { id: next.id, assetId: next.job.assetId, abort };
    void check(next, abort.signal);
  }

  /** Never rejects. */
  async function check(upload: Checking, signal: AbortSignal): Promise<void> {
    // If hashing fails, continue without a hash.
    const hashing = hashIfComparable(upload, { ...options, hashNow: backgroundHashes.hashNow, signal });
    const contentHash = await hashing.catch(() => undefined);
    const knownDocument = contentHash && (await knownDocuments.findStored(upload.job.assetId, contentHash));
    if (signal.aborted) return;
    current = undefined;
    // Synchronous from here to the event, so that no match ends in between.
    const listed = contentHash
      ? findListedMatch(upload, contentHash, index.withHash(contentHash))
      : undefined;
    const match = listed ?? (knownDocument ? storedBefore(knownDocument) : undefined);
    store.dispatch({ type: 'checked', id: upload.id, contentHash, match });
  }

  return () => {
    isStopped = true;
    backgroundHashes.stop();
    unsubscribe();
    stopCheck();
  };
}

/** Finds uploads by content hash; to search the list for each of thousands would take longer and longer. */
function createHashIndex({ getSnapshot, get }: Pick<Store, 'getSnapshot' | 'get'>) {
  // Nearly every content is there once: a set for each would take more memory.
  const idsByHash = new Map<string, readonly string[]>();
  const idsOf = (hash: string): readonly string[] => idsByHash.get(hash) ?? [];
  const follow = (changes: readonly Change<Upload>[]): void => {
    for (const { before, after } of changes) {
      if (before?.contentHash === after?.contentHash) continue;
      if (before?.contentHash) {
        const others = idsOf(before.contentHash).filter((id) => id !== before.id);
        if (others.length > 0) idsByHash.set(before.contentHash, others);
        else idsByHash.delete(before.contentHash);
      }
      if (after?.contentHash) idsByHash.set(after.contentHash, [...idsOf(after.contentHash), after.id]);
    }
  };
  follow(getSnapshot().map((after) => ({ after })));
  return {
    follow,
    withHash: (hash: string): readonly Upload[] => idsOf(hash).flatMap((id) => get(id) ?? []),
  };
}

interface HashOptions extends ContentCheckerOptions, Pick<BackgroundHashes, 'hashNow'> {
  readonly signal: AbortSignal;
}

/**
 * Returns the hash of an upload; undefined for a big file whose size no other upload or known document has: its content is
 * new, and hashing it would only delay it. Those that have its size get the hash that they lack.
 */
async function hashIfComparable(
  upload: Checking,
  { store, files, knownDocuments, hash, hashNow, signal }: HashOptions,
): Promise<string | undefined> {
  const { id, job, contentHash } = upload;
  const { size } = job.file;
  if (isBig(upload)) {
    const sameSize = store.getSnapshot().filter((other) => other.id !== id && other.job.file.size === size);
    await Promise.all(sameSize.filter((other) => other.status !== 'checking').map(hashNow));
    if (sameSize.length === 0 && !(await knownDocuments.hasStoredSize(job.assetId, size))) return contentHash;
  }
  if (contentHash) return contentHash;
  const opened = await files.open(upload);
  return opened && hash?.(opened.file, { signal });
}

/** A copy of what the row shows: the document may be removed from the history while a person decides. */
const storedBefore = ({ displayName, documentId, endedAt }: StoredBefore): ContentMatch => ({
  kind: 'stored-before',
  displayName,
  documentId,
  endedAt,
});
