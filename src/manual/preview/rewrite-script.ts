import { locationName } from './names.ts';

const ofWindow = /(?<![\w$.])(window|document|self)(\s*\.\s*)location\b/g;
const bare =
  /(?<![\w$.]|\.\s)location(?=\s*(?:\.\s*(?:href|search|hash|pathname|protocol|host|hostname|origin|port|replace|assign|reload|toString)\b|=(?![=>])))/g;
/** Somewhere `location` is a name of the script's own. */
const declared = /\b(?:var|let|const)\s+location\b|[(,]\s*location\s*(?:[,)]|=[^=])/;

/**
 * Lets a script find and leave its page as if it lay in a folder. [Note: location] `window.location` belongs to the
 * browser: no page can change what it says, and what is assigned to it is blocked without a trace of where it would have
 * led. Not a parser: a word in a string may be changed, too, and what is computed is not found.
 */
export function rewriteScript(source: string): string {
  if (!source.includes('location')) return source;
  const text = source.replace(ofWindow, `$1$2${locationName}`);
  return declared.test(text) ? text : text.replace(bare, locationName);
}
