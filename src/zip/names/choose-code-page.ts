import { codePages, decodeIn, type CodePage } from './code-pages.ts';
import { fitsLanguage, pagesOf } from './fits-language.ts';

/** Hints to the code page of names. */
export interface NameClues {
  /** Languages of the person (BCP 47), preferred first. */
  readonly languages: readonly string[];
  /** Parts of paths beyond ASCII that links to the names contain, in NFC. */
  readonly linked?: ReadonlySet<string>;
}

/** Deciding takes no more names than this. */
const maxCompared = 1_000;

interface Reading {
  readonly bytes: Uint8Array;
  readonly reading: string;
}

/**
 * Chooses the code page of names that one program wrote: the one in which links find most of them, otherwise the first
 * of the person's languages that all names fit. Returns undefined if there is none: a guess would be a wrong name.
 */
export function chooseCodePage(
  names: readonly Uint8Array[],
  { languages, linked = new Set() }: NameClues,
): CodePage | undefined {
  const compared = names.slice(0, maxCompared);
  const readings = new Map<CodePage, readonly Reading[]>();
  for (const page of codePages) {
    const read = compared.flatMap((bytes) => {
      const reading = decodeIn(page, bytes);
      return reading === undefined ? [] : [{ bytes, reading }];
    });
    if (read.length === compared.length) readings.set(page, read);
  }
  const preferred = languages.flatMap((language) =>
    pagesOf(language).map((page) => ({ language, page, names: readings.get(page) })),
  );
  const linkedPages = linked.size === 0 ? [] : mostLinked(readings, linked);
  if (linkedPages.length > 0) {
    return preferred.find(({ page }) => linkedPages.includes(page))?.page ?? linkedPages[0];
  }
  return preferred.find(
    ({ language, page, names: read }) => read !== undefined && fitsLanguage(language, page, read),
  )?.page;
}

/** Returns the code pages in which links find the most names; none if they find no name. */
function mostLinked(
  readings: ReadonlyMap<CodePage, readonly Reading[]>,
  linked: ReadonlySet<string>,
): readonly CodePage[] {
  const isLinked = ({ reading }: Reading): boolean =>
    reading.split(/[/\\]/).some((part) => linked.has(part.normalize('NFC')));
  const counts = [...readings].map(([page, read]) => ({ page, count: read.filter(isLinked).length }));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count === most).map(({ page }) => page);
}
