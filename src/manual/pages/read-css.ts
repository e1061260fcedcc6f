import { tokenizer, TokenType, type CSSToken } from '@csstools/css-tokenizer';

import type { Reference } from './reference.ts';

/** An address in a style sheet, and the token that holds it. */
export interface CssAddress {
  readonly url: string;
  readonly start: number;
  /** Behind the token. */
  readonly end: number;
  /** Whether the token is `url(...)` or a string. */
  readonly form: 'url' | 'string';
  readonly isImport: boolean;
}

/** Gives every address in a style sheet or a style attribute: `url()`, `@import` and `image-set()`. */
export function readCss(css: string, baseOffset: number, onReference: (reference: Reference) => void): void {
  eachCssAddress(css, ({ url, start }) => onReference({ kind: 'resource', url, offset: baseOffset + start }));
}

/** The same with the places of the addresses. */
export function eachCssAddress(css: string, onAddress: (address: CssAddress) => void): void {
  // Most style attributes hold none, and most of the work is making tokens.
  if (!/url\(|@import|image-set\(/i.test(css)) return;
  const tokens = tokenizer({ css });
  let expecting: Expectation;
  while (!tokens.endOfFile()) {
    const token = tokens.nextToken();
    const [, , start, last] = token;
    const url = urlIn(token, expecting);
    if (url !== undefined) {
      const form = token[0] === TokenType.URL ? 'url' : 'string';
      onAddress({ url, start, end: last + 1, form, isImport: expecting === 'import' });
    }
    expecting = nextExpectation(token, expecting);
  }
}

type Expectation = 'import' | 'url' | 'image-set' | 'namespace' | undefined;

function urlIn(token: CSSToken, expecting: Expectation): string | undefined {
  // The address of a namespace is a name; nothing is loaded from it.
  if (expecting === 'namespace') return undefined;
  if (token[0] === TokenType.URL) return token[4].value;
  return token[0] === TokenType.String && expecting !== undefined ? token[4].value : undefined;
}

function nextExpectation(token: CSSToken, expecting: Expectation): Expectation {
  switch (token[0]) {
    case TokenType.AtKeyword:
      return atRules[token[4].value.toLowerCase()];
    case TokenType.Function:
      return expecting === 'namespace' ? expecting : functions[token[4].value.toLowerCase()];
    case TokenType.Whitespace:
    case TokenType.Comment:
      return expecting;
    case TokenType.Semicolon:
    case TokenType.OpenCurly:
      return undefined;
    default:
      return expecting === 'image-set' && token[0] !== TokenType.CloseParen
        ? expecting
        : expecting === 'namespace'
          ? expecting
          : undefined;
  }
}

const atRules: Readonly<Record<string, Expectation>> = { import: 'import', namespace: 'namespace' };
const functions: Readonly<Record<string, Expectation>> = {
  url: 'url',
  src: 'url',
  'image-set': 'image-set',
  '-webkit-image-set': 'image-set',
};
