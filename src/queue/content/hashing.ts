import type { SourceFiles } from './source-files.ts';
import type { Upload } from '../upload.ts';
import type { ContentPorts } from '../ports.ts';
import type { Store } from '../store.ts';

interface HashingOptions {
  readonly store: Store;
  readonly files: SourceFiles;
  readonly content: ContentPorts | undefined;
}

/** Computes hashes: at once for uploads that wait for theirs, when idle for those compared later. */
export interface Hashing {
  /**
   * Resolves to the hash of an upload and dispatches it; undefined if it can't be computed. Rejects as the port does.
   */
  readonly hashOf: (upload: Upload, signal: AbortSignal) => Promise<string | undefined>;
  /** Hashes an upload when idle, even after it is stored and its file was released. */
  readonly hashInBackground: (upload: Upload) => Promise<void>;
  /** Sets whether background hashing may run. */
  readonly setIdle: (isIdle: boolean) => void;
  readonly stop: () => void;
}

/** Starts not idle. Without `content`, no hash is computed. */
export function createHashing(options: HashingOptions): Hashing {
  const { store, files, content } = options;
  const postponed = new Map<string, File>();
  let isIdle = false;
  let running: AbortController | undefined;

  async function hashOf(upload: Upload, signal: AbortSignal): Promise<string | undefined> {
    if (upload.contentHash) return upload.contentHash;
    const { id } = upload;
    const file = postponed.get(id) ?? (await files.open(upload))?.file;
    const contentHash = file && (await content?.hash(file, { signal }));
    signal.throwIfAborted();
    postponed.delete(id);
    if (contentHash) store.dispatch({ type: 'hashed', id, contentHash });
    return contentHash;
  }

  function hashNext(): void {
    if (!isIdle || running) return;
    // Dismissed uploads aren't compared with anything: release their files.
    for (const id of postponed.keys()) if (!store.get(id)) postponed.delete(id);
    const next = [...postponed.keys()].flatMap((id) => store.get(id) ?? [])[0];
    if (!next) return;
    const abort = new AbortController();
    running = abort;
    void hashOf(next, abort.signal)
      // If interrupted, it is hashed again later; if it failed, it isn't.
      .catch(() => abort.signal.aborted || postponed.delete(next.id))
      .then(() => {
        running = undefined;
        return hashNext();
      });
  }

  return {
    hashOf,
    async hashInBackground(upload) {
      const opened = await files.open(upload);
      if (opened) postponed.set(upload.id, opened.file);
    },
    setIdle(next) {
      isIdle = next;
      if (isIdle) hashNext();
      else running?.abort();
    },
    stop() {
      isIdle = false;
      postponed.clear();
      running?.abort();
    },
  };
}
