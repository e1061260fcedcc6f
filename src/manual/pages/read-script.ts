/** What a script does that only a web server can answer. */
type ServerNeed = 'service-worker' | 'request';

/**
 * Finds in a script, by its literal words, what fails when a page is opened from a folder: service workers, and
 * requests for files named by a relative address. Not a parser: what is computed is not found, what is in a comment is.
 */
export function readScript(
  source: string,
): readonly { readonly need: ServerNeed; readonly offset: number }[] {
  return needs.flatMap(({ need, pattern }) => {
    const offset = source.search(pattern);
    return offset < 0 ? [] : [{ need, offset }];
  });
}

/** A string that is a relative address: no scheme, no `//`, no template. */
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
];
