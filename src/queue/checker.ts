import type { Files } from './files.ts';
import type { Checking, ReceiptShape, Twin, Upload } from './item.ts';
import type { ContentPorts } from './ports.ts';
import type { Store } from './store.ts';
import { findListedTwin, isTwinLost } from './twins.ts';

interface CheckerOptions<R extends ReceiptShape, P> {
  readonly store: Store<R, P>;
  readonly files: Files;
  /** Without them every upload goes on unchecked. */
  readonly content: ContentPorts | undefined;
}

/**
 * Looks at the content of what is checking, one after the other in the order of the list, and lets it go on; and lets go
 * on what waits for a decision that nobody has to make any more. Follows the store until the returned function is called.
 */
export function startChecker<R extends ReceiptShape, P>(options: CheckerOptions<R, P>): () => void {
  const { store, files, content } = options;
  let current: { readonly id: string; readonly abort: AbortController } | undefined;
  let isStopped = false;

  const unsubscribe = store.subscribe(follow);
  follow();

  function follow(): void {
    const uploads = store.getSnapshot();
    if (current && !isChecking(uploads, current.id)) current.abort.abort();
    for (const { id } of uploads.filter((upload) => isTwinLost(upload, uploads))) {
      store.dispatch({ type: 'decision-lapsed', id });
    }
    checkNext();
  }

  function checkNext(): void {
    const next = store.getSnapshot().find((upload) => upload.status === 'checking');
    if (isStopped || current || !next) return;
    const abort = new AbortController();
    current = { id: next.id, abort };
    void check(next, abort.signal).then(() => {
      current = undefined;
      return checkNext();
    });
  }

  /** Never rejects. */
  async function check(upload: Checking, signal: AbortSignal): Promise<void> {
    const { id } = upload;
    try {
      const sha256 = upload.sha256 ?? (await hashOf(upload, signal));
      const twin = sha256 ? await findTwin(upload, sha256) : undefined;
      if (!signal.aborted) store.dispatch({ type: 'checked', id, sha256, twin });
    } catch {
      // A port that breaks its promise must not stop anything from being sent.
      if (!signal.aborted) store.dispatch({ type: 'checked', id });
    }
  }

  async function hashOf(upload: Checking, signal: AbortSignal): Promise<string | undefined> {
    const opened = await files.open(upload);
    return opened && content?.hash(opened.file, { signal });
  }

  async function findTwin(upload: Checking, sha256: string): Promise<Twin | undefined> {
    const before = await content?.findStored(upload.job.assetId, sha256);
    const listed = findListedTwin(upload, sha256, store.getSnapshot());
    return listed ?? (before && { kind: 'stored-before', ...before });
  }

  return () => {
    isStopped = true;
    unsubscribe();
    current?.abort.abort();
  };
}

const isChecking = <R extends ReceiptShape, P>(uploads: readonly Upload<R, P>[], id: string): boolean =>
  uploads.some((upload) => upload.id === id && upload.status === 'checking');
