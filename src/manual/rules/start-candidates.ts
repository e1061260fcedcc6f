import { baseName } from '#zip/paths.ts';

/** Pages that one page leads to. */
export interface LinksOfPage {
  /** Number of other pages that it has links to. */
  readonly linkCount: number;
  /** Pages that it shows in frames. */
  readonly frames: readonly string[];
}

/** Links between the pages of a manual. */
export interface PageLinks {
  readonly byPage: ReadonlyMap<string, LinksOfPage>;
  /** Pages that another page leads to, or shows in a frame. */
  readonly linkedPages: ReadonlySet<string>;
}

/** Pages that a manual could begin with, the likeliest first. */
export interface RankedPages {
  readonly pages: readonly string[];
  /** True if the name or the links of the first page say that it is the start page. */
  readonly isFirstLikely: boolean;
}

/** Names of start pages, in order of preference; a language may follow: `start_en`, `home-page.de-AT`. */
const namePattern =
  /^(start|index|home|default|main|toc|contents?|cover)(?:[-_. ]?page)?(?:[-_. ]([a-z]{2})(?:[-_][a-z]{2})?)?\.[a-z]+$/i;
const stems = ['start', 'index', 'home', 'default', 'main', 'toc', 'content', 'contents', 'cover'];

const noLinks: PageLinks = { byPage: new Map(), linkedPages: new Set() };

/**
 * Sorts pages: first those with the name of a start page, the nearest to the root before the others; then by links: a
 * contents page leads to the most pages, and nothing leads to it. Pages that are equal otherwise are sorted by depth and
 * length.
 */
export function rankStartPages(pages: readonly string[], links: PageLinks = noLinks): RankedPages {
  const framed = new Set([...links.byPage.values()].flatMap(({ frames }) => frames));
  const linkCount = (page: string): number => links.byPage.get(page)?.linkCount ?? 0;

  function rankOf(page: string): readonly number[] {
    const nameRank = nameRankOf(page);
    const frames = links.byPage.get(page)?.frames ?? [];
    // With frames, a page shows what these lead to.
    const reach = frames.reduce((sum, frame) => sum + 1 + linkCount(frame), linkCount(page));
    const isTop = reach > 0 && !links.linkedPages.has(page);
    const named = nameRank === undefined ? [stems.length, 0] : [depthOf(page), nameRank];
    return [nameRank === undefined ? 1 : 0, ...named, framed.has(page) ? 1 : 0, -reach, isTop ? 0 : 1];
  }

  const ranked = pages
    .map((page) => ({ page, rank: rankOf(page) }))
    .toSorted((a, b) => compare(a.rank, b.rank) || byDepthAndLength(a.page, b.page));
  const [first, second] = ranked;
  const hasEvidence = first !== undefined && (first.rank[0] === 0 || first.rank[4]! < 0);
  return {
    pages: ranked.map(({ page }) => page),
    isFirstLikely: hasEvidence && (second === undefined || compare(first.rank, second.rank) < 0),
  };
}

function nameRankOf(page: string): number | undefined {
  const [, stem, language] = namePattern.exec(baseName(page)) ?? [];
  if (stem === undefined || (language !== undefined && !isLanguage(language))) return undefined;
  return stems.indexOf(stem.toLowerCase());
}

/** `start-up` and `main-on` aren't in a language. */
const isLanguage = (code: string): boolean =>
  new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) !== undefined;

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** The shallowest page first, then the one with the shortest name. */
export function byDepthAndLength(a: string, b: string): number {
  return depthOf(a) - depthOf(b) || a.length - b.length || (a < b ? -1 : 1);
}

const depthOf = (name: string): number => name.split('/').length;
