import type { SharedFile, SharedFiles } from '#offline/shared-files.ts';

/** The files that other applications have shared, on their way to an asset. */
export interface SharedDesk {
  /** Those that wait for somebody to say where they belong. Never rejects. */
  readonly pending: () => Promise<readonly SharedFile[]>;
  /**
   * Gives them to the form of an asset, each to one form, unless it is not wanted any more when they are there. A page that is
   * reloaded gets them again.
   */
  readonly take: (assetId: string, isWanted: () => boolean) => Promise<readonly File[]>;
  /** That form has handed over what it had: it is the queue's. */
  readonly handedOver: (assetId: string) => void;
  /** That form is gone: what it had not handed over waits again. */
  readonly giveBack: (assetId: string) => void;
  /** Throws away what waits. */
  readonly discard: () => Promise<void>;
  /** Throws away what forms have and did not hand over. */
  readonly discardTaken: () => void;
}

const nobody = Symbol('nobody');

/** Makes the desk of a page for the files that its device keeps. */
export function createSharedDesk(files: Pick<SharedFiles, 'list' | 'forget'>): SharedDesk {
  /** The asset whose form has it, by key; nobody gets again what was let go. */
  const taken = new Map<string, string | typeof nobody>();
  const takenBy = (assetId: string) => [...taken].filter(([, by]) => by === assetId).map(([key]) => key);
  const letGo = (keys: readonly string[]) => {
    // For good, though the device may not manage to forget them.
    for (const key of keys) taken.set(key, nobody);
    files.forget(keys).catch(() => undefined);
  };
  const list = () => files.list().catch(() => []);
  const waitingOf = (all: readonly SharedFile[]) => all.filter(({ key }) => !taken.has(key));
  return {
    pending: async () => waitingOf(await list()),
    async take(assetId, isWanted) {
      const all = await list();
      if (!isWanted()) return [];
      const waiting = waitingOf(all);
      for (const { key } of waiting) taken.set(key, assetId);
      return waiting.map(({ file }) => file);
    },
    handedOver: (assetId) => letGo(takenBy(assetId)),
    giveBack: (assetId) => {
      for (const key of takenBy(assetId)) taken.delete(key);
    },
    discard: async () => {
      const waiting = waitingOf(await list());
      await files.forget(waiting.map(({ key }) => key)).catch(() => undefined);
    },
    discardTaken: () => letGo([...taken.keys()]),
  };
}
