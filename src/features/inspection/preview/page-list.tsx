import { useDeferredValue, useMemo, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { previewMessages } from '#i18n/messages/en/inspection.ts';
import { urlOfPath } from '#manual/preview/manual-url.ts';
import { TextField } from '#ui/field.tsx';
import { Name } from '#ui/name.tsx';
import { WindowedList } from '#ui/windowed-list.tsx';

interface PageListProps {
  readonly pages: readonly PageRow[];
  /** False while titles are still being read. */
  readonly isComplete: boolean;
  /** Path of the current page. */
  readonly current: string | undefined;
  readonly onOpen: (url: string) => void;
}

/** Searchable list of all pages of a manual by title. */
export function PageList({ pages, isComplete, current, onOpen }: PageListProps) {
  const words = previewMessages(useI18n());
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(query);
  const rows = useMemo(() => matchingPages(pages, wanted), [pages, wanted]);
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

/** Row of the list of pages; its ID is the path of the page. */
interface PageRow {
  readonly id: string;
  /** The path until the title is known. */
  readonly title: string;
}

/** Lists pages with their titles. */
export const pageRows = (pages: readonly string[], titles: ReadonlyMap<string, string>): readonly PageRow[] =>
  pages.map((path) => ({ id: path, title: titles.get(path) ?? path }));

/** Returns the pages whose title or path contains every word of a query. */
export function matchingPages(rows: readonly PageRow[], query: string): readonly PageRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ id, title }) => {
    const text = `${title} ${id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
