import { stepLength, type Steps } from '#lib/steps.ts';

/** A feature of a script that needs a web server. */
type ServerNeed = 'service-worker' | 'request' | 'module' | 'worker';

/**
 * Finds, by literal search, features of a script that fail when a page is opened from a folder: service workers, and
 * requests, modules and workers with a relative address. Not a parser: computed addresses aren't found, and those in
 * comments are.
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

/** Characters that neighbouring steps share: a match is at most this long. */
const overlap = 2 ** 12;

/** Returns the offset of the first match of a global pattern, or -1. */
function* searchInSteps(source: string, pattern: RegExp): Steps<number> {
  for (let at = 0; at < source.length; at += stepLength) {
    // With the previous character, which shows whether a word starts here.
    const start = Math.max(0, at - 1);
    pattern.lastIndex = at - start;
    const found = pattern.exec(source.slice(start, at + stepLength + overlap));
    if (found !== null) return start + found.index;
    yield;
  }
  return -1;
}

/** A string with a relative address: no scheme, no `//`, no template. */
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
