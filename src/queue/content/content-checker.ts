import type { SourceFiles } from './source-files.ts';
import type { Checking, ContentMatch, StoredBefore } from '../upload.ts';
import type { KnownDocuments } from '../known-documents/known-documents.ts';
import type { QueuePorts } from '../ports.ts';
import type { Store } from '../store.ts';
import { findListedMatch, isDecisionLapsed, mayLapseDecisions } from './same-content.ts';

interface ContentCheckerOptions extends Pick<QueuePorts, 'hash'> {
  readonly store: Store;
  readonly files: SourceFiles;
  readonly knownDocuments: Pick<KnownDocuments, 'findStored'>;
}

/**
 * Checks the content of uploads one by one in list order, and lets an upload continue when its duplicate won't be stored.
 * Returns a function that stops it.
 */
export function startContentChecker(options: ContentCheckerOptions): () => void {
  const { store, files, knownDocuments, hash } = options;
  let current: { readonly id: string; readonly assetId: string; readonly abort: AbortController } | undefined;
  let isStopped = false;

  const unsubscribe = store.subscribe((changes) => {
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
    const contentHash = upload.contentHash ?? (await hashOf(upload, signal).catch(() => undefined));
    const knownDocument = contentHash && (await knownDocuments.findStored(upload.job.assetId, contentHash));
    if (signal.aborted) return;
    current = undefined;
    // Synchronous from here to the event, so that no match ends in between.
    const listed = contentHash ? findListedMatch(upload, contentHash, store.getSnapshot()) : undefined;
    const match = listed ?? (knownDocument ? storedBefore(knownDocument) : undefined);
    store.dispatch({ type: 'checked', id: upload.id, contentHash, match });
  }

  async function hashOf(upload: Checking, signal: AbortSignal): Promise<string | undefined> {
    const opened = await files.open(upload);
    return opened && hash?.(opened.file, { signal });
  }

  return () => {
    isStopped = true;
    unsubscribe();
    stopCheck();
  };
}

/** A copy of what the row shows: the document may be removed from the history while a person decides. */
const storedBefore = ({ displayName, documentId, endedAt }: StoredBefore): ContentMatch => ({
  kind: 'stored-before',
  displayName,
  documentId,
  endedAt,
});
