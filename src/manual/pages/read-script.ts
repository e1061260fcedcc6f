import { stepLength, type Steps } from '../steps.ts';

/** What a script does that only a web server can answer. */
type ServerNeed = 'service-worker' | 'request' | 'module' | 'worker';

/**
 * Finds in a script, by its literal words, what fails when a page is opened from a folder: service workers,
 * and requests, modules and workers named by a relative address. Not a parser: what is computed is not found, what is in a comment is.
 */
export function* readScriptInSteps(source: string): Steps<readonly Found[]> {
  const all: Found[] = [];
  for (const { need, pattern } of needs) {
    const offset = yield* searchInSteps(source, pattern);
    if (offset >= 0) all.push({ need, offset });
  }
  return all;
}

interface Found {
  readonly need: ServerNeed;
  readonly offset: number;
}

/** What is found is not longer. */
const overlap = 2 ** 12;

/** Where the first match of a pattern (global) begins; -1 where there is none. */
function* searchInSteps(source: string, pattern: RegExp): Steps<number> {
  for (let at = 0; at < source.length; at += stepLength) {
    // With the character in front, which tells whether a word begins here.
    const start = Math.max(0, at - 1);
    pattern.lastIndex = at - start;
    const found = pattern.exec(source.slice(start, at + stepLength + overlap));
    if (found !== null) return start + found.index;
    yield;
  }
  return -1;
}

/** A string that is a relative address: no scheme, no `//`, no template. */
const relative = String.raw`(["'\x60])(?![a-z][a-z0-9+.-]*:|\/\/|\1)[\w./-]+(?:[?#][^"'\x60]*)?\1`;

const needs: readonly { readonly need: ServerNeed; readonly pattern: RegExp }[] = [
  { need: 'service-worker', pattern: /\bnavigator\.serviceWorker\.register\s*\(/g },
  {
    need: 'request',
    pattern: new RegExp(
      String.raw`(?:(?<![\w.$])fetch|\$\.(?:get|post|ajax|getJSON)|\.open\(\s{0,9}["'](?:GET|POST)["']\s{0,9},)\s{0,9}\(?\s{0,9}${relative}`,
      'gi',
    ),
  },
  { need: 'module', pattern: new RegExp(String.raw`(?<![\w.$])import\(\s{0,9}${relative}`, 'g') },
  {
    need: 'worker',
    pattern: new RegExp(
      String.raw`\bnew\s{1,9}(?:Shared)?Worker\(\s{0,9}(?:new\s{1,9}URL\(\s{0,9})?${relative}`,
      'g',
    ),
  },
];
