/**
 * The cells of a column that was copied from a sheet, in their order; `undefined` for a single line, which is ordinary
 * text. Of several columns the first is taken. An empty cell is an empty text.
 */
export function pastedColumn(text: string): readonly string[] | undefined {
  // Sheets end the last line too.
  const lines = text.replace(/(\r\n?|\n)+$/, '').split(/\r\n?|\n/);
  return lines.length > 1 ? lines.map((line) => (line.split('\t')[0] ?? '').trim()) : undefined;
}
