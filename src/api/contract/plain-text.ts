/**
 * Characters that are no text: controls that are not white space, lone surrogates, and the marks that turn the reading
 * direction (Unicode TR 36: a name with U+202E shows `fdp.exe` as `exe.pdf`).
 */
const unprintable = /[^\P{Cc}\s]|[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * One line of text fit to be shown: unprintable characters removed, white space folded, at most `maxLength` UTF-16
 * units with an ellipsis where it was clipped. Nothing is left of a text without characters: `undefined`.
 */
export function plainText(text: string, maxLength: number): string | undefined {
  // White space may shrink to nothing, so more than `maxLength` is looked at, but never a megabyte of it.
  const line = text
    .slice(0, maxLength * 20)
    .replaceAll(unprintable, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line === '') return undefined;
  if (line.length <= maxLength) return line;
  // The cut may have halved a surrogate pair: what is left of it is unprintable.
  return `${line
    .slice(0, maxLength - 1)
    .replaceAll(unprintable, '')
    .trimEnd()}…`;
}
