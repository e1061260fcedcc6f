/** A feature of a script that needs a web server. */
type ServerNeed = 'service-worker' | 'request' | 'module' | 'worker';

/**
 * Finds, by literal search, features of a script that fail when a page is opened from a folder: service workers, and
 * requests, modules and workers with a relative address. Not a parser: computed addresses aren't found, and those in
 * comments are.
 */
export const readScript = (source: string): readonly FoundNeed[] =>
  needs.flatMap(({ need, pattern }) => {
    const offset = source.search(pattern);
    return offset < 0 ? [] : [{ need, offset }];
  });

interface FoundNeed {
  readonly need: ServerNeed;
  readonly offset: number;
}

/** A string with a relative address: no scheme, no `//`, no template. */
const relative = String.raw`(["'\x60])(?![a-z][a-z0-9+.-]*:|\/\/|\1)[\w./-]+(?:[?#][^"'\x60]*)?\1`;

const needs: readonly { readonly need: ServerNeed; readonly pattern: RegExp }[] = [
  { need: 'service-worker', pattern: /\bnavigator\.serviceWorker\.register\s*\(/ },
  {
    need: 'request',
    pattern: new RegExp(
      String.raw`(?:(?<![\w.$])fetch|\$\.(?:get|post|ajax|getJSON)|\.open\(\s{0,9}["'](?:GET|POST)["']\s{0,9},)\s{0,9}\(?\s{0,9}${relative}`,
      'i',
    ),
  },
  { need: 'module', pattern: new RegExp(String.raw`(?<![\w.$])import\(\s{0,9}${relative}`) },
  {
    need: 'worker',
    pattern: new RegExp(
      String.raw`\bnew\s{1,9}(?:Shared)?Worker\(\s{0,9}(?:new\s{1,9}URL\(\s{0,9})?${relative}`,
    ),
  },
];
