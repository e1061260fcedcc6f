/** The last `config.json` on this device that was valid for the release that read it. Releases share it. */
export interface LastConfig {
  /** Undefined if there is none, or if it can't be read. */
  readonly read: () => Promise<Response | undefined>;
  /** Never rejects: without it, the page only needs its server. */
  readonly save: (text: string) => Promise<void>;
}

/** Creates the last configuration of the application at this address. */
export function createLastConfig(pageUrl: string): LastConfig {
  const url = new URL('config.json', pageUrl).href;
  // Not a name of a release cache, which would be deleted. Without TLS there are no caches.
  const open = async () => caches.open(`asset-documents-config ${new URL('./', pageUrl).href}`);
  return {
    read: async () => {
      try {
        return await (await open()).match(url);
      } catch {
        return undefined;
      }
    },
    save: async (text) => {
      try {
        await (await open()).put(url, new Response(text));
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}
