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
