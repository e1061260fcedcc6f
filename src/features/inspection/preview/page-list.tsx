import { useDeferredValue, useMemo, useRef, useState, type CSSProperties } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { previewMessages } from '#i18n/messages/en/inspection.ts';
import { urlOfPath } from '#manual/preview/manual-url.ts';
import { Name } from '#ui/content/name.tsx';
import { TextField } from '#ui/field/field.tsx';
import { WindowedList } from '#ui/list/windowed-list.tsx';

interface PageListProps {
  readonly rows: readonly PageRow[];
  /** False while titles are still being read. */
  readonly isComplete: boolean;
  /** Path of the current page. */
  readonly current: string | undefined;
  readonly onOpen: (url: string) => void;
}

/** Levels that are indented; deeper ones would leave no room for titles. */
const maxIndent = 6;

const indentOf = (level: number): CSSProperties =>
  ({ '--indent': Math.min(level - 1, maxIndent) }) as CSSProperties;

/** Searchable list of all pages of a manual by title. */
export function PageList({ rows: all, isComplete, current, onOpen }: PageListProps) {
  const words = previewMessages(useI18n());
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(query);
  const rows = useMemo(() => matchingPages(all, wanted), [all, wanted]);
  return (
    <section className="preview__list" aria-label={words.pageList}>
      <TextField
        ref={search}
        label={words.search}
        type="search"
        value={query}
        hint={isComplete ? undefined : words.readingTitles}
        onChange={(event) => setQuery(event.target.value)}
        // The report that opened the preview may be inside a form, which Enter would submit.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="preview__rows">
        {rows.length === 0 && <p className="item preview__heading">{words.nothing}</p>}
        <WindowedList items={rows} label={words.pageList} fallbackFocus={() => search.current}>
          {({ id, title, level = 1, isHeading }) => (
            <div role="group" tabIndex={-1} aria-label={title} style={indentOf(level)}>
              {isHeading ? (
                <p className="item preview__heading">
                  <Name>{title}</Name>
                </p>
              ) : (
                <button
                  type="button"
                  className="item preview__row"
                  aria-current={id === current ? 'page' : undefined}
                  onClick={() => onOpen(urlOfPath(id))}
                >
                  <span className="item__text">
                    <Name>{title}</Name>
                    {title !== id && <Name as="code">{id}</Name>}
                  </span>
                </button>
              )}
            </div>
          )}
        </WindowedList>
      </div>
    </section>
  );
}

/** Entry of a table of contents: a page with its path, or a heading. */
interface PreviewContentsEntry {
  readonly path?: string;
  readonly title?: string | undefined;
  /** Number of entries around it. */
  readonly level: number;
}

/** A table of contents. */
export type PreviewContents = readonly PreviewContentsEntry[];

/** Row of the list of pages; its ID is the path of the page. */
interface PageRow {
  readonly id: string;
  /** The path until the title is known. */
  readonly title: string;
  /** From 1; absent if there is no table of contents. */
  readonly level?: number;
  readonly isHeading?: boolean;
}

/** Lists pages in the order of a table of contents, with its titles and headings; other pages follow. */
export function pageRows(
  pages: readonly string[],
  titles: ReadonlyMap<string, string>,
  contents: PreviewContents | undefined,
): readonly PageRow[] {
  const rowOf = (path: string, title?: string): PageRow => ({
    id: path,
    title: title ?? titles.get(path) ?? path,
  });
  if (contents === undefined) return pages.map((path) => rowOf(path));
  const existing = new Set(pages);
  const listed = new Set(contents.map(({ path }) => path));
  const rows = contents.flatMap(({ path, title, level }, index): readonly PageRow[] => {
    // No path begins like this.
    if (path === undefined) {
      return title === undefined ? [] : [{ id: `//${index}`, title, level: level + 1, isHeading: true }];
    }
    return existing.has(path) ? [{ ...rowOf(path, title), level: level + 1 }] : [];
  });
  const others = pages.filter((path) => !listed.has(path));
  return [...rows, ...others.map((path) => ({ ...rowOf(path), level: 1 }))];
}

/** Returns the pages whose title or path contains every word of a query, without levels; all rows without a query. */
export function matchingPages(rows: readonly PageRow[], query: string): readonly PageRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows
    .filter(({ id, title, isHeading }) => {
      const text = `${title} ${id}`.toLowerCase();
      return isHeading !== true && words.every((word) => text.includes(word));
    })
    .map(({ id, title }) => ({ id, title }));
}
