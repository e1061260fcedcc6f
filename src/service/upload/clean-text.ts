import { isVisible } from '#lib/text/is-visible.ts';

const unnamed = 'document';

/** Control characters, bidirectional overrides and unpaired surrogates, which no name needs. */
const unreadable = /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Returns one line of text in NFC, trimmed, without characters that hide or reorder others; empty if nothing is visible. */
export const cleanLine = (text: string): string =>
  isVisible(text) ? text.replace(unreadable, ' ').trim().normalize('NFC') : '';

/**
 * Returns the base name of an uploaded file, safe to show and to put into a header; never used as a path. In names,
 * browsers write only `"`, CR and LF as %22, %0D and %0A (HTML, "multipart form data").
 */
export function cleanFileName(raw: string): string {
  const unescaped = raw.replace(/%22/g, '"').replace(/%0[DA]/gi, ' ');
  const base = unescaped.split(/[/\\]/).at(-1) ?? '';
  const name = cleanLine(base);
  return /^\.*$/.test(name) ? unnamed : name;
}
