/**
 * Invisible characters that can change the displayed text: controls, zero-width characters, line separators, and marks
 * that change the reading direction (Unicode TR 36: with U+202E `evil\u202egnp.pdf` reads `evilfdp.png`).
 */
const hidden = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns the text with each hidden character as its code point, such as `[U+202E]`. */
export const visibleControls = (text: string): string =>
  text.replaceAll(
    hidden,
    (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** Returns the text without hidden characters, for proposed names. */
export const withoutControls = (text: string): string => text.replaceAll(hidden, '');

/**
 * Returns a name for use in a sentence: hidden characters are made visible, and a name in a right-to-left script is
 * isolated, so that it doesn't reorder the words around it. A name alone in its element is a `<Name>` instead.
 */
export function shownName(name: string): string {
  const visible = visibleControls(name);
  return rightToLeft.test(visible) ? `\u2068${visible}\u2069` : visible;
}
