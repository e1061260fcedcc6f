import type { QueuePorts } from '../ports.ts';
import type { Change, Store } from '../store.ts';
import { createTimers } from '../timers.ts';
import { isBig, isConfirmed, isRunning, type Upload } from '../upload.ts';
import type { SourceFiles } from './source-files.ts';

/** Time in milliseconds: an upload that takes longer is slowed down by its network, and not by hashing its file. */
export const hashDelayMs = 30_000;

interface BackgroundHashesOptions extends Pick<QueuePorts, 'hash' | 'setTimer'> {
  readonly store: Store;
  readonly files: SourceFiles;
}

type Opening = Promise<Awaited<ReturnType<SourceFiles['open']>>>;

/** Hashes of big files that were queued without one. */
export type BackgroundHashes = ReturnType<typeof startBackgroundHashes>;

/**
 * Hashes each big file that is being sent without a hash: once that takes long, or it is stored. Later uploads and
 * visits need its hash to find the same content.
 */
export function startBackgroundHashes({ store, files, hash, setTimer }: BackgroundHashesOptions) {
  const over = new AbortController();
  const timers = createTimers(setTimer);
  /** Attempts under way, by upload ID. They have their file, which is dropped once the upload is stored. */
  const attempts = new Map<string, { readonly opening: Opening; readonly cancelTimer: () => void }>();
  /** By upload ID. */
  const hashing = new Map<string, Promise<void>>();

  // A missing file is reported by the attempt that sends it.
  const open = (upload: Upload): Opening => files.open(upload).catch(() => undefined);

  /** Never rejects. */
  function hashOnce(id: string, opening: Opening): Promise<void> {
    const current = hashing.get(id);
    if (current) return current;
    const started = hashFile(id, opening)
      // It stays without a hash.
      .catch(() => undefined)
      .finally(() => hashing.delete(id));
    hashing.set(id, started);
    return started;
  }

  async function hashFile(id: string, opening: Opening): Promise<void> {
    const opened = await opening;
    const contentHash = opened && (await hash?.(opened.file, over));
    if (contentHash && !over.signal.aborted) store.dispatch({ type: 'hashed', id, contentHash });
  }

  function follow({ before, after }: Change<Upload>): void {
    const id = (after ?? before)?.id ?? '';
    const attempt = attempts.get(id);
    const lacksHash = after && !after.contentHash;
    if (after && isRunning(after)) {
      if (attempt || !lacksHash || !isBig(after)) return;
      const opening = open(after);
      const cancelTimer = timers.set(hashDelayMs, () => void hashOnce(id, opening));
      attempts.set(id, { opening, cancelTimer });
    } else if (attempt) {
      attempts.delete(id);
      attempt.cancelTimer();
      if (lacksHash && isConfirmed(after)) void hashOnce(id, attempt.opening);
    }
  }

  const unsubscribe = store.subscribe((changes) => changes.forEach(follow));
  return {
    /**
     * Hashes the file of an upload now, unless it has a hash. Resolves once the list has it, or if there is none. Never
     * rejects.
     */
    hashNow: async (upload: Upload) =>
      upload.contentHash ? undefined : hashOnce(upload.id, attempts.get(upload.id)?.opening ?? open(upload)),
    stop: () => {
      over.abort();
      timers.clear();
      unsubscribe();
    },
  };
}
