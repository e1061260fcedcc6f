import { eachCssAddress } from '../pages/read-css.ts';
import type { Part } from './rendering.ts';

/** Replaces the addresses in a style sheet; `refer` returns undefined for one that stays. */
export function rewriteCss(
  css: string,
  refer: (url: string, isImport: boolean) => Part | undefined,
): readonly Part[] {
  const parts: Part[] = [];
  let copied = 0;
  eachCssAddress(css, ({ url, start, end, form, isImport }) => {
    const part = refer(url, isImport || isSheetName(url));
    if (part === undefined) return;
    const [before, after] = form === 'url' ? ['url("', '")'] : ['"', '"'];
    parts.push(css.slice(copied, start) + before, part, after);
    copied = end;
  });
  parts.push(css.slice(copied));
  return parts;
}

/** In `@import url("x")`, a function is between the rule and the address. */
const isSheetName = (url: string): boolean => /\.css(?:[?#]|$)/i.test(url);
