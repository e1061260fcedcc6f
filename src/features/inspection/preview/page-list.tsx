import { useDeferredValue, useMemo, useRef, useState } from 'react';

import { urlOfPath } from '#manual/preview/manual-url.ts';
import { TextField } from '#ui/field.tsx';
import { Name } from '#ui/name.tsx';
import { WindowedList } from '#ui/windowed-list.tsx';

import type { PageTitles } from './use-titles.ts';
import { usePreviewMessages } from './use-preview-messages.ts';

interface PageListProps {
  readonly pages: readonly string[];
  readonly titles: PageTitles;
  /** Path of the current page. */
  readonly current: string | undefined;
  readonly onOpen: (url: string) => void;
}

/** Searchable list of all pages of a manual by title. */
export function PageList({ pages, titles, current, onOpen }: PageListProps) {
  const words = usePreviewMessages();
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(query);
  const rows = useMemo(() => matchingPages(pages, titles.titles, wanted), [pages, titles, wanted]);
  return (
    <section className="preview__list" aria-label={words.pageList}>
      <TextField
        ref={search}
        label={words.search}
        type="search"
        value={query}
        hint={titles.isComplete ? undefined : words.readingTitles}
        onChange={(event) => setQuery(event.target.value)}
        // The report that opened the preview may be inside a form, which Enter would submit.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="preview__rows">
        {rows.length === 0 && <p className="muted small">{words.nothing}</p>}
        <WindowedList items={rows} label={words.pageList} fallbackFocus={() => search.current}>
          {({ id, title }) => (
            <div role="group" tabIndex={-1} aria-label={title}>
              <button
                type="button"
                className="preview__row"
                aria-current={id === current ? 'page' : undefined}
                onClick={() => onOpen(urlOfPath(id))}
              >
                <Name>{title}</Name>
                {title !== id && (
                  <code className="muted">
                    <Name>{id}</Name>
                  </code>
                )}
              </button>
            </div>
          )}
        </WindowedList>
      </div>
    </section>
  );
}

/** Pages in the order and with the titles of a table of contents, by path. */
export type PreviewContents = ReadonlyMap<string, string | undefined>;

/** Puts pages into the order of a table of contents, with its titles; other pages follow. */
export function inContentsOrder(
  pages: readonly string[],
  known: PageTitles,
  contents: PreviewContents | undefined,
): { readonly pages: readonly string[]; readonly titles: PageTitles } {
  if (contents === undefined) return { pages, titles: known };
  const existing = new Set(pages);
  const listed = [...contents.keys()].filter((path) => existing.has(path));
  const titles = new Map(known.titles);
  for (const [path, title] of contents) if (title !== undefined) titles.set(path, title);
  return {
    pages: [...listed, ...pages.filter((path) => !contents.has(path))],
    titles: { ...known, titles },
  };
}

/** Row of the list of pages; its ID is the path of the page. */
interface PageRow {
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
