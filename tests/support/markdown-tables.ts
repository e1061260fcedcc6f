/** Tables of a Markdown text: rows by the heads of their columns. */
export function readTables(markdown: string): readonly (readonly Readonly<Record<string, string>>[])[] {
  const blocks = markdown.split(/\n\s*\n/).filter((block) => block.trim().startsWith('|'));
  return blocks.map((block) => {
    const [heads = [], , ...rows] = block
      .trim()
      .split('\n')
      .map((line) =>
        line
          .trim()
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
    return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
  });
}
