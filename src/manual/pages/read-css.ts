import { tokenizer, TokenType, type CSSToken } from '@csstools/css-tokenizer';

import { runAtOnce, type Steps } from '#lib/steps.ts';

import type { Reference } from './reference.ts';

/** An address in a style sheet, and the token that holds it. */
export interface CssAddress {
  /** For `data:`, the start only. */
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
export const eachCssAddress = (css: string, onAddress: (address: CssAddress) => void): void =>
  runAtOnce(eachCssAddressInSteps(css, onAddress));

/** Works step by step. */
export function* eachCssAddressInSteps(css: string, onAddress: (address: CssAddress) => void): Steps<void> {
  // Most style attributes hold none, and tokenizing is most of the work.
  if (!/(?:url|src|image-set)\(|@import/i.test(css)) return;
  yield;
  const { short, offsetIn } = yield* withoutData(css);
  const tokens = tokenizer({ css: short });
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
      onAddress({ url, start: offsetIn(start), end: offsetIn(last + 1), form, isImport });
    }
    expecting = nextExpectation(token, expecting, around);
    yield;
  }
}

/** Start of a data URL. */
const dataStart = /url\(\s*(["']?)data:[^,"'()\s]{0,200},/gi;

/** Returns true if the text can only be data, which end where their bracket or quote is closed. */
const isPlain = (text: string): boolean =>
  !['\\', '\n', '*', '"', "'", '(', '{'].some((char) => text.includes(char));

/**
 * Returns a style sheet without its embedded data: they hold no address, and a megabyte of them takes the tokenizer a
 * tenth of a second (measured). `offsetIn` maps offsets to the original, and must be called in ascending order.
 */
function* withoutData(css: string) {
  /** Positions of the cuts in the shortened text, and the length removed up to each. */
  const cuts: { readonly at: number; readonly length: number }[] = [];
  let short = '';
  let copied = 0;
  const start = new RegExp(dataStart);
  for (let found = start.exec(css); found !== null; found = start.exec(css)) {
    const from = start.lastIndex;
    const end = css.indexOf(found[1] || ')', from);
    if (end < 0) break;
    if (isPlain(css.slice(from, end))) {
      short += css.slice(copied, from);
      copied = end;
      cuts.push({ at: short.length, length: copied - short.length });
    }
    start.lastIndex = end;
    yield;
  }
  short += css.slice(copied);
  let passed = 0;
  let length = 0;
  const offsetIn = (offset: number): number => {
    for (let cut = cuts[passed]; cut !== undefined && cut.at < offset; cut = cuts[passed]) {
      length = cut.length;
      passed += 1;
    }
    return offset + length;
  };
  return { short, offsetIn };
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
