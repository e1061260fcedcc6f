import type { PageContext } from '#manual/preview/page-edits.ts';
import { rewritePage } from '#manual/preview/render.ts';

/** Start of every rewritten HTML page without its own base. */
export const ownBase = '<base href="file:///manual/sub/page.html" />';

/**
 * Rewrites the page `sub/page.html` of a manual that has every file except `stay.*`. Each number is replaced by its
 * address: `{use address <- base}`.
 */
export function rewritten(source: string, overrides: Partial<PageContext> = {}) {
  const taken: string[] = [];
  const outside: string[] = [];
  const take = (what: string): number => taken.push(what) - 1;
  const { parts, ...rest } = rewritePage(source, {
    path: 'sub/page.html',
    isXml: false,
    replaceAddress: (address, base, use) =>
      address.startsWith('stay.') ? undefined : take(`${use} ${address} <- ${base}`),
    onOutside: (url) => outside.push(url),
    ...overrides,
  });
  const text = parts.map((part) => (typeof part === 'string' ? part : `{${taken[part]}}`)).join('');
  return { text, outside, ...rest };
}
