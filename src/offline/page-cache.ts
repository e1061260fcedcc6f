import { isOnDemand } from './on-demand-files.ts';

/** A file of the build; `revision` is a hash of its content if its name has none. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

interface PageCacheOptions {
  readonly caches: CacheStorage;
  /** Path of the page; each deployment on an origin has its own data. */
  readonly scope: string;
  readonly files: readonly BuiltFile[];
}

/** Cache for opening the page offline: releases and the last configuration. */
export interface PageCache {
  /** Saves the files of this release, except for those loaded on demand. Rejects if one can't be fetched. */
  readonly saveRelease: () => Promise<void>;
  /** Saves the files loaded on demand that aren't saved yet, one after another. Rejects if one can't be fetched. */
  readonly saveRest: () => Promise<void>;
  readonly page: () => Promise<Response | undefined>;
  /** Saves the page's new response if it is of this release: its headers may have changed. */
  readonly refreshPage: (answer: Response) => Promise<void>;
  readonly config: () => Promise<Response | undefined>;
  /** Saves a response as the configuration, if it is JSON. */
  readonly saveConfig: (answer: Response) => Promise<void>;
  /** Returns a file of any cached release. */
  readonly file: (url: string) => Promise<Response | undefined>;
  /** Saves a script that isn't part of a release, if the response is one. */
  readonly saveOnDemand: (answer: Response) => Promise<void>;
  /** Deletes all cached releases except this one, which keeps what it shares with them. */
  readonly deleteOtherReleases: () => Promise<void>;
}

const pageFile = 'index.html';

/** Creates the cache of the application under `scope`; `files` are those of this release. */
export function createPageCache({ caches, scope, files }: PageCacheOptions): PageCache {
  const prefix = `asset-documents ${scope} `;
  const configCache = `${prefix}config`;
  // The page names all other files with their hashes: the same page means the same release.
  const ownCache = `${prefix}${files.find(({ url }) => url === pageFile)?.revision}`;
  const pageUrl = new URL(pageFile, scope).href;
  const configUrl = new URL('config.json', scope).href;

  const others = async () =>
    (await caches.keys()).filter(
      (name) => name.startsWith(prefix) && name !== ownCache && name !== configCache,
    );
  const find = (cacheName: string, url: string) => findIn(caches, [cacheName], url);

  const onDemand = files.filter(({ url }) => isOnDemand(url)).map(({ url }) => new URL(url, scope).href);

  async function saveOnDemand(answer: Response): Promise<void> {
    // A server may answer with a page for a file that it no longer has.
    const isScript = answer.headers.get('Content-Type')?.includes('javascript');
    if (answer.ok && isScript && isOnDemand(answer.url)) {
      await (await caches.open(ownCache)).put(answer.url, await withoutRedirect(answer));
    }
  }

  return {
    async saveRelease() {
      const cache = await caches.open(ownCache);
      await Promise.all(
        files.map(async ({ url, revision }) => {
          if (isOnDemand(url)) return;
          const address = new URL(url, scope).href;
          const answer = await fetch(address, { cache: revision === null ? 'default' : 'no-cache' });
          if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
          await cache.put(address, await withoutRedirect(answer));
        }),
      );
    },
    async saveRest() {
      for (const address of onDemand) {
        if (!(await find(ownCache, address))) await saveOnDemand(await fetch(address));
      }
    },
    page: () => find(ownCache, pageUrl),
    async refreshPage(answer) {
      const kept = await find(ownCache, pageUrl);
      if (kept === undefined || (await kept.text()) !== (await answer.clone().text())) return;
      await (await caches.open(ownCache)).put(pageUrl, await withoutRedirect(answer));
    },
    config: () => find(configCache, configUrl),
    async saveConfig(answer) {
      // A captive portal answers every request with its login page.
      const isJson = answer.headers.get('Content-Type')?.includes('json');
      if (answer.ok && isJson) await (await caches.open(configCache)).put(configUrl, answer);
    },
    file: async (url) => findIn(caches, [ownCache, ...(await others())], url),
    saveOnDemand,
    async deleteOtherReleases() {
      const old = await others();
      for (const address of onDemand) {
        const kept = (await find(ownCache, address)) ? undefined : await findIn(caches, old, address);
        if (kept) await (await caches.open(ownCache)).put(address, kept);
      }
      await Promise.all(old.map((name) => caches.delete(name)));
    },
  };
}

/** Returns a file of the first of these caches that has it. */
async function findIn(
  caches: CacheStorage,
  cacheNames: readonly string[],
  url: string,
): Promise<Response | undefined> {
  for (const name of cacheNames) {
    const kept = await (await caches.open(name)).match(url, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** Browsers reject a redirected response for a navigation; hosts that hide `index.html` redirect. */
async function withoutRedirect(answer: Response): Promise<Response> {
  return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
}
