import { locationName } from './names.ts';

const ofWindow = /(?<![\w$.])(window|document|self)(\s*\.\s*)location\b/g;
const bare =
  /(?<![\w$.]|\.\s)location(?=\s*(?:\.\s*(?:href|search|hash|pathname|protocol|host|hostname|origin|port|replace|assign|reload|toString)\b|=(?![=>])))/g;
/** The script declares its own `location`. */
const declared = /\b(?:var|let|const)\s+location\b|[(,]\s*location\s*(?:[,)]|=[^=])/;

/**
 * Lets a script read its address and navigate as if the page were a local file. [Note: location] `window.location`
 * belongs to the browser: no page can change its value, and an assignment is blocked without a trace of its target.
 * This is no parser: a word in a string may be changed too, and computed names are not found.
 */
export function rewriteScript(source: string): string {
  if (!source.includes('location')) return source;
  const text = source.replace(ofWindow, `$1$2${locationName}`);
  return declared.test(text) ? text : text.replace(bare, locationName);
}
