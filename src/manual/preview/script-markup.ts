/** Inline scripts in a text: their attributes and source. */
export const inlineScripts =
  /<script(?![^>]*\ssrc\s*=)((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>([\s\S]*?)<\/script\s*>/gi;

/** Returns the start of an unclosed script in a text; the length of the text if there is none. */
export function unclosedScriptAt(text: string): number {
  const last = text.toLowerCase().lastIndexOf('<script');
  return last < 0 || /<\/script/i.test(text.slice(last)) ? text.length : last;
}

/** JavaScript media types accepted by browsers, including old spellings (MIME Sniffing, 4.6). */
const scriptType =
  /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

/** Returns true if a script of this `type` runs; data and templates in script elements don't. */
export const isScriptType = (type: string | undefined): boolean =>
  !type || type.trim().toLowerCase() === 'module' || scriptType.test(type.trim());
