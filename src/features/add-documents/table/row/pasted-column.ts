/**
 * Returns the cells of a column copied from a spreadsheet, in order, or `undefined` for a single line, which is
 * ordinary text. Of several columns, the first is used. An empty cell is an empty text.
 */
export function pastedColumn(text: string): readonly string[] | undefined {
  // Spreadsheets end the last line, too.
  const lines = text.replace(/(\r\n?|\n)+$/, '').split(/\r\n?|\n/);
  return lines.length > 1 ? lines.map((line) => (line.split('\t')[0] ?? '').trim()) : undefined;
}
