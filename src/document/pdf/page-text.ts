/** Contents of a page, as a reader for search sees them. */
export type PageText = 'readable' | 'garbled' | 'pictures' | 'blank';

/** Characters of a page with usable text. A scan has fewer, such as a stamped page number. */
const minCharacters = 20;

/** Share of characters without meaning from which on a text can't be read. */
const maxUnreadable = 0.05;

/** Classifies the text of a page; `undefined` if there is hardly any. */
export function classifyText(text: string): 'readable' | 'garbled' | undefined {
  const characters = text.replace(/\s/gu, '').length;
  if (characters < minCharacters) return undefined;
  const withoutSymbols = text.replace(symbols, '');
  const words = withoutSymbols.replace(/\s/gu, '').length;
  const unreadable = withoutSymbols.match(noCharacters)?.length ?? 0;
  // Nothing but symbols is no readable text either.
  return words < minCharacters || unreadable / characters > maxUnreadable ? 'garbled' : 'readable';
}

/** Characters in place of glyphs whose characters aren't known: control characters, private use, U+FFFD, unassigned ones. */
const noCharacters = /[^\P{Cc}\t\n\r]|\p{Co}|\p{Cn}|\p{Cs}|\ufffd/gu;

/** One or two of them that stand alone, such as notes of music: the text beside them can still be read. */
const symbols = new RegExp(`(?<!\\S)(?:${noCharacters.source}){1,2}(?!\\S)`, 'gu');
