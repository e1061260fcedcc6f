import { createBuiltFiles, type BuiltFile } from './built-files.ts';

interface PageCacheOptions {
  readonly caches: CacheStorage;
  /** Path of the page; each deployment on an origin has its own data. */
  readonly scope: string;
  readonly files: readonly BuiltFile[];
}

/**
 * Cache of releases, for opening the page offline. Creates the cache of releases under `scope`; `files` are those of this
 * release.
 */
export function createPageCache({ caches, scope, files }: PageCacheOptions) {
  const prefix = `asset-documents ${scope} `;
  const { id, page, addressOf, isBuilt, fetchBuilt } = createBuiltFiles(files, scope);
  const ownCache = prefix + id;

  const others = async () =>
    (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ownCache);
  const find = (cacheName: string, url: string) => findIn(caches, [cacheName], url);

  async function save(file: BuiltFile, answer: Response): Promise<void> {
    await (await caches.open(ownCache)).put(addressOf(file), await withoutRedirect(answer));
  }

  async function saveMissing(file: BuiltFile): Promise<void> {
    if (!(await find(ownCache, addressOf(file)))) await save(file, await fetchBuilt(file));
  }

  return {
    /**
     * Saves the files of this release. Rejects if the server doesn't have one as it was built; what was saved until then
     * isn't fetched again.
     */
    saveRelease: async () => {
      await Promise.all(files.filter((file) => file !== page).map(saveMissing));
      // Last, so that a release with its page is complete.
      await save(page, await fetchBuilt(page));
    },
    /** Undefined until the release is saved completely. */
    page: () => find(ownCache, addressOf(page)),
    /**
     * Saves the page's new response if it is of this release: its headers may have changed. Resolves to false if it
     * isn't.
     */
    refreshPage: async (answer: Response) => {
      if (!(await isBuilt(page, answer))) return false;
      await save(page, answer);
      return true;
    },
    /** Returns a file of any cached release. */
    file: async (url: string) => findIn(caches, [ownCache, ...(await others())], url),
    /** Deletes all cached releases except this one. */
    deleteOtherReleases: async () => {
      await Promise.all((await others()).map((name) => caches.delete(name)));
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

/** Returns the same response with a sandbox, whatever headers the server sent. */
export function withSandbox({ body, status, statusText, headers: sent }: Response): Response {
  const headers = new Headers(sent);
  headers.append('Content-Security-Policy', 'sandbox allow-scripts');
  return new Response(body, { status, statusText, headers });
}
