import { tokenizer, TokenType } from '@csstools/css-tokenizer';

import type { Splice } from './splice.ts';

/** An escaped character takes eight characters at most. */
const maxEscapeLength = 8;

/** Replaces the address in the token at `offset` of a text; returns undefined if the token holds another address. */
export function cssSplice(text: string, offset: number, change: CssChange): Splice | undefined {
  const { url } = change;
  const source = text.slice(offset, offset + url.length * maxEscapeLength + 64);
  const token = tokenizer({ css: source }).nextToken();
  const written = token[1];
  const end = offset + written.length;
  const to = safeInCss(change.to);
  if (token[0] === TokenType.URL && token[4].value === url) {
    const around = /([^(]*\([\t\n\f\r ]*).*?([\t\n\f\r ]*\)?)$/s;
    return { start: offset, end, text: written.replace(around, (_, before, behind) => before + to + behind) };
  }
  if (token[0] !== TokenType.String || token[4].value !== url) return undefined;
  const quote = written[0]!;
  return { start: offset, end, text: quote + to + quote };
}

interface CssChange {
  /** Unescaped address. */
  readonly url: string;
  readonly to: string;
}

/** An address that needs neither quotes nor escapes; a backslash that stays keeps its meaning. */
const safeInCss = (address: string): string =>
  address
    .replace(/["'()<>\0- ]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)
    .replaceAll('\\', '\\\\');
