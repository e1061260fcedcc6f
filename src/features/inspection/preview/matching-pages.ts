/** Row of the list of pages; its ID is the path of the page. */
export interface PageRow {
  readonly id: string;
  /** The path until the title is known. */
  readonly title: string;
}

/** Returns the pages whose title or path contains every word of a query, in the order of their paths. */
export function matchingPages(
  pages: readonly string[],
  titles: ReadonlyMap<string, string>,
  query: string,
): readonly PageRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = pages.map((id) => ({ id, title: titles.get(id) ?? id }));
  if (words.length === 0) return rows;
  return rows.filter(({ id, title }) => {
    const text = `${title} ${id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
