import { tokenizer, TokenType, type CSSToken } from '@csstools/css-tokenizer';

import type { Reference } from './reference.ts';

/** An address in a style sheet, and the token that holds it. */
export interface CssAddress {
  readonly url: string;
  readonly start: number;
  /** Offset after the token. */
  readonly end: number;
  /** True if the token is `url(...)` or a string. */
  readonly form: 'url' | 'string';
  readonly isImport: boolean;
}

/** Calls back for every address in a style sheet or a style attribute: `url()`, `@import` and `image-set()`. */
export function readCss(css: string, baseOffset: number, onReference: (reference: Reference) => void): void {
  eachCssAddress(css, ({ url, start }) => onReference({ kind: 'resource', url, offset: baseOffset + start }));
}

/** Like `readCss`, with the tokens that hold the addresses. */
export function eachCssAddress(css: string, onAddress: (address: CssAddress) => void): void {
  // Most style attributes hold none, and tokenizing is most of the work.
  if (!/(?:url|src|image-set)\(|@import/i.test(css)) return;
  const tokens = tokenizer({ css });
  let expecting: Expectation;
  /** The expectation outside each open bracket. */
  const around: Expectation[] = [];
  while (!tokens.endOfFile()) {
    const token = tokens.nextToken();
    const [, , start, last] = token;
    const url = urlIn(token, expecting);
    if (url !== undefined) {
      const form = token[0] === TokenType.URL ? 'url' : 'string';
      const isImport = expecting === 'import';
      onAddress({ url, start, end: last + 1, form, isImport });
    }
    expecting = nextExpectation(token, expecting, around);
  }
}

type Expectation = 'import' | 'url' | 'image-set' | 'namespace' | undefined;

function urlIn(token: CSSToken, expecting: Expectation): string | undefined {
  // The address of a namespace is a name; nothing is loaded from it.
  if (expecting === 'namespace') return undefined;
  if (token[0] === TokenType.URL) return token[4].value;
  return token[0] === TokenType.String && expecting !== undefined ? token[4].value : undefined;
}

function nextExpectation(token: CSSToken, expecting: Expectation, around: Expectation[]): Expectation {
  switch (token[0]) {
    case TokenType.AtKeyword:
      return atRules.get(token[4].value.toLowerCase());
    case TokenType.Function:
      around.push(expecting);
      return expecting === 'namespace' ? expecting : functions.get(token[4].value.toLowerCase());
    case TokenType.OpenParen:
      around.push(expecting);
      return afterAddress(expecting);
    case TokenType.CloseParen:
      return afterAddress(around.pop());
    case TokenType.Whitespace:
    case TokenType.Comment:
      return expecting;
    case TokenType.Semicolon:
    case TokenType.OpenCurly:
      around.length = 0;
      return undefined;
    default:
      return afterAddress(expecting);
  }
}

/** `@import` and `url(` are followed by one address, the others by many. */
const afterAddress = (expecting: Expectation): Expectation =>
  expecting === 'image-set' || expecting === 'namespace' ? expecting : undefined;

// Maps, because a style sheet may use a name such as `constructor`.
const atRules = new Map<string, Expectation>([
  ['import', 'import'],
  ['namespace', 'namespace'],
]);
const functions = new Map<string, Expectation>([
  ['url', 'url'],
  ['src', 'url'],
  ['image-set', 'image-set'],
  ['-webkit-image-set', 'image-set'],
]);
