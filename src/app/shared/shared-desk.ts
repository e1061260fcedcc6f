import { createSharedFiles, type SharedFile } from '#offline/shared-files.ts';

/** The files that other applications have shared, on their way to an asset. */
export interface SharedDesk {
  /** Those that wait for somebody to say where they belong. Never rejects. */
  readonly pending: () => Promise<readonly SharedFile[]>;
  /** Gives them to the form of an asset, each only once in the life of a page; a page that is reloaded gets them again. */
  readonly take: (assetId: string) => Promise<readonly File[]>;
  /** That form has handed over what it had: it is the queue's. */
  readonly handedOver: (assetId: string) => void;
  readonly discard: () => Promise<void>;
}

/** `undefined` where pages can keep no such files, as without TLS. */
export function createSharedDesk(): SharedDesk | undefined {
  const { caches } = globalThis as { readonly caches?: CacheStorage };
  if (!caches) return undefined;
  const files = createSharedFiles({ caches, scope: new URL('./', document.baseURI).href });
  const taken = new Map<string, string>();
  const pending = async () => {
    const all = await files.list().catch(() => []);
    return all.filter(({ key }) => !taken.has(key));
  };
  return {
    pending,
    async take(assetId) {
      const waiting = await pending();
      for (const { key } of waiting) taken.set(key, assetId);
      return waiting.map(({ file }) => file);
    },
    handedOver: (assetId) => {
      const keys = [...taken].filter(([, by]) => by === assetId).map(([key]) => key);
      files.forget(keys).catch(() => undefined);
    },
    discard: async () => {
      const waiting = await pending();
      await files.forget(waiting.map(({ key }) => key)).catch(() => undefined);
    },
  };
}
