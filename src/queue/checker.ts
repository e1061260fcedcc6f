import type { Files } from './files.ts';
import { createHashing } from './hashing.ts';
import type { Checking, ReceiptShape, Upload } from './item.ts';
import type { ContentPorts } from './ports.ts';
import type { Store } from './store.ts';
import { findTwin, hasSizeOfItsOwn } from './find-twin.ts';
import { isTwinLost } from './twins.ts';

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
  const hashing = createHashing({ store, files, content });
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
    if (isStopped || current) return;
    hashing.setIdle(next === undefined);
    if (!next) return;
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
      const isAlone = await hasSizeOfItsOwn(upload, options);
      if (isAlone) await hashing.later(upload);
      const sha256 = isAlone ? undefined : await hashing.hashOf(upload, signal);
      const twin = sha256
        ? await findTwin({ ...upload, sha256 }, { ...options, hashing, signal })
        : undefined;
      if (!signal.aborted) store.dispatch({ type: 'checked', id, sha256, twin });
    } catch {
      // A port that breaks its promise must not stop anything from being sent.
      if (!signal.aborted) store.dispatch({ type: 'checked', id });
    }
  }

  return () => {
    isStopped = true;
    unsubscribe();
    current?.abort.abort();
    hashing.stop();
  };
}

const isChecking = <R extends ReceiptShape, P>(uploads: readonly Upload<R, P>[], id: string): boolean =>
  uploads.some((upload) => upload.id === id && upload.status === 'checking');
