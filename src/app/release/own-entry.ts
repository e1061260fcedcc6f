import { buildOf } from '#lib/build-of.ts';

/**
 * Address of the script that the page was started with; `undefined` where the page is not the built application itself,
 * as in development and inside a page of somebody else.
 */
export function ownEntry(): string | undefined {
  const folder = import.meta.url.replace(/[^/]*$/, '');
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  return scripts.map(({ src }) => src).find((src) => src.startsWith(folder) && buildOf(src) !== undefined);
}
