/**
 * The last `config.json` on this device that was valid for the release that read it. Releases share it. Creates the last
 * configuration of the application at this address.
 */
export function createLastConfig(pageUrl: string) {
  const url = new URL('config.json', pageUrl).href;
  // Not a name of a release cache, which would be deleted. Without TLS there are no caches.
  const open = async () => caches.open(`asset-documents-config ${new URL('./', pageUrl).href}`);
  return {
    /** Undefined if there is none, or if it can't be read. */
    read: async () => {
      try {
        return await (await open()).match(url);
      } catch {
        return undefined;
      }
    },
    /** Never rejects: without it, the page only needs its server. */
    save: async (text: string) => {
      try {
        await (await open()).put(url, new Response(text));
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}
