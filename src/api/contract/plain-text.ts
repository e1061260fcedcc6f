/**
 * Characters that aren't text: controls other than white space, lone surrogates, and marks that change the reading
 * direction (Unicode TR 36: a name with U+202E shows `fdp.exe` as `exe.pdf`).
 */
const unprintable = /[^\P{Cc}\s]|[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns one line of text to display: unprintable characters removed, white space collapsed, at most `maxLength`
 * UTF-16 units with an ellipsis if clipped. Returns `undefined` if no characters are left.
 */
export function plainText(text: string, maxLength: number): string | undefined {
  // White space may collapse, so more than `maxLength` is read, but never a megabyte.
  const line = text
    .slice(0, maxLength * 20)
    .replaceAll(unprintable, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line === '') return undefined;
  if (line.length <= maxLength) return line;
  // Clipping may split a surrogate pair; the remaining half is unprintable.
  return `${line
    .slice(0, maxLength - 1)
    .replaceAll(unprintable, '')
    .trimEnd()}…`;
}
