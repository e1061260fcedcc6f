/** A file of the build. Names under `assets/` contain a hash. */
export interface BuiltFile {
  /** Relative to the page. */
  readonly url: string;
  /** SHA-256 of the content, as base64. */
  readonly integrity: string;
}

const pageFile = 'index.html';

/** Vite names it by the page. */
const entryScript = /^assets\/index-[^/]+\.js$/;

/** The files of a release, as they were built, under `scope`. */
export function createBuiltFiles(files: readonly BuiltFile[], scope: string) {
  // Every build has one.
  const page = files.find(({ url }) => url === pageFile)!;
  const entry = files.find(({ url }) => entryScript.test(url))?.url;
  const addressOf = ({ url }: BuiltFile): string => new URL(url, scope).href;

  /** Returns true for a response with the built content, or for the page of this entry script: a server may add to it. */
  async function isBuilt(file: BuiltFile, answer: Response): Promise<boolean> {
    if (!answer.ok) return false;
    const bytes = await answer.clone().arrayBuffer();
    if ((await hashOf(bytes)) === file.integrity) return true;
    if (file !== page || entry === undefined || !isHtml(answer)) return false;
    return new TextDecoder().decode(bytes).includes(entry);
  }

  /**
   * Fetches a file; once more, past the browser's cache, if another content is cached under its name. Rejects if the
   * server doesn't have it.
   */
  async function fetchBuilt(file: BuiltFile): Promise<Response> {
    const isHashed = file.url.startsWith('assets/');
    for (const cache of [isHashed ? 'default' : 'no-cache', 'reload'] as const) {
      const answer = await fetch(addressOf(file), { cache });
      if (await isBuilt(file, answer)) return answer;
    }
    throw new Error(`The server doesn't have ${file.url} of this release.`);
  }

  return {
    page,
    /** The same for the same release only: the page names the other files with their hashes. */
    id: files
      .filter(({ url }) => !url.startsWith('assets/'))
      .map(({ integrity }) => integrity)
      .join(' '),
    addressOf,
    isBuilt,
    fetchBuilt,
  };
}

/** Returns true for a page; a server may answer with one for a file that it doesn't have. */
export const isHtml = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.includes('html') ?? false;

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}
