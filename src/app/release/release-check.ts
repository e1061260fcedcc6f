import { buildOf } from '#lib/build-of.ts';
import { valueAt } from '#lib/value-at.ts';
import { createValue } from '#lib/value.ts';

/** Longest wait for an answer, in milliseconds. */
const waitMs = 10_000;

/** Compares the release of this page with the one that the web server has now. */
export type ReleaseCheck = ReturnType<typeof createReleaseCheck>;

/** `entry` is the address of the entry script; without it, nothing is asked. */
export function createReleaseCheck(entry: string | undefined) {
  const current = entry === undefined ? undefined : buildOf(entry);
  const isOutdated = createValue(false);

  let asking: Promise<string | undefined> | undefined;

  async function ask(): Promise<boolean | undefined> {
    if (current === undefined || isOutdated.get()) return isOutdated.get();
    // Without an answer, it is asked again later.
    asking ??= fetchBuild().catch(() => undefined);
    const newest = await asking;
    asking = undefined;
    if (newest === undefined) return undefined;
    if (newest === current) return false;
    isOutdated.set(true);
    return true;
  }
  return {
    /** True once the web server had another release. */
    isOutdated,
    /** Asks the web server. Resolves to undefined if that can't be found out; never rejects. */
    ask,
  };
}

/** Returns the current build; undefined for an answer that isn't `version.json`. */
async function fetchBuild(): Promise<string | undefined> {
  const url = new URL('version.json', document.baseURI);
  const signal = AbortSignal.timeout(waitMs);
  const answer = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal });
  const build = answer.ok ? valueAt(await answer.json(), 'build') : undefined;
  return typeof build === 'string' ? build : undefined;
}

/**
 * Returns the address of the entry script; `undefined` if the page isn't the built application, as in development or in
 * a host's page.
 */
export function entryUrl(): string | undefined {
  // In a build, this chunk and the entry are in the same folder.
  const start = import.meta.url.replace(/[^/]*$/, 'index-');
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  return scripts.map(({ src }) => src).find((src) => src.startsWith(start));
}
