import type { QueuePorts } from '../ports.ts';
import type { Change, Store } from '../store.ts';
import { createTimers } from '../timers.ts';
import { isBig, isConfirmed, isRunning, type Upload } from '../upload.ts';
import type { SourceFiles } from './source-files.ts';

/** Time in milliseconds: an upload that takes longer is slowed down by its network, and not by hashing its file. */
export const hashDelayMs = 30_000;

interface LateHashesOptions extends Pick<QueuePorts, 'hash' | 'setTimer'> {
  readonly store: Store;
  readonly files: SourceFiles;
}

/** Hashes of big files that were queued without one. */
export type LateHashes = ReturnType<typeof startLateHashes>;

/**
 * Hashes each big file that is being sent without a hash: once that takes long, or it is stored. Later uploads and
 * visits need its hash to find the same content.
 */
export function startLateHashes({ store, files, hash, setTimer }: LateHashesOptions) {
  const over = new AbortController();
  const timers = createTimers(setTimer);
  /** By upload ID. They have their file, which is dropped once the upload is stored. */
  const pending = new Map<string, () => Promise<void>>();

  function prepare(upload: Upload): () => Promise<void> {
    const { id } = upload;
    const opening = files.open(upload).catch(() => undefined);
    let hashing: Promise<void> | undefined;
    async function hashFile(): Promise<void> {
      const opened = await opening;
      const contentHash = opened && (await hash?.(opened.file, over));
      if (contentHash && !over.signal.aborted) store.dispatch({ type: 'hashed', id, contentHash });
    }
    const hashOnce = (): Promise<void> =>
      (hashing ??= hashFile()
        // It stays without a hash.
        .catch(() => undefined)
        .finally(() => pending.delete(id)));
    pending.set(id, hashOnce);
    return hashOnce;
  }

  function follow({ before, after }: Change<Upload>): void {
    if (!after || after.contentHash || !isBig(after)) return;
    const { id } = after;
    if (isConfirmed(after)) void pending.get(id)?.();
    else if (isRunning(after) && !(before && isRunning(before))) {
      const hashOnce = pending.get(id) ?? prepare(after);
      timers.set(hashDelayMs, () => isStillRunning(id) && void hashOnce());
    }
  }

  const isStillRunning = (id: string): boolean => {
    const upload = store.get(id);
    return upload !== undefined && isRunning(upload);
  };

  const unsubscribe = store.subscribe((changes) => changes.forEach(follow));
  return {
    /**
     * Hashes the file of an upload now, unless it has a hash. Resolves once the list has it, or if there is none. Never
     * rejects.
     */
    hashNow: async (upload: Upload) =>
      upload.contentHash ? undefined : (pending.get(upload.id) ?? prepare(upload))(),
    stop: () => {
      over.abort();
      timers.clear();
      unsubscribe();
    },
  };
}
