/**
 * Address of the script that the page was started with; `undefined` where the page is not the built application itself,
 * as in development and inside a page of somebody else.
 */
export function entryUrl(): string | undefined {
  // Where this code is after a build, the entry is too.
  const start = import.meta.url.replace(/[^/]*$/, 'index-');
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  return scripts.map(({ src }) => src).find((src) => src.startsWith(start));
}
