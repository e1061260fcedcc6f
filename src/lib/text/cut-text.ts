/** Returns a text of at most `maxLength` UTF-16 code units, cut between characters as people count them. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const characters =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
      : Array.from(text);
  let end = 0;
  for (const { length } of characters) {
    if (end + length > maxLength) break;
    end += length;
  }
  return text.slice(0, end).trimEnd();
}
