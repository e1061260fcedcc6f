import { isPageName } from '#file-type/page-names.ts';
import { isJunkName } from '#file-type/system-files.ts';
import { memoryBytes, type ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';
import { readEntry } from '#zip/read/read-entry.ts';

import { createSite } from '../links/site.ts';
import { startPageTarget } from '../repair/start-page-text.ts';
import { readStructure } from '../structure.ts';

/** Opened archive: the file and its directory. */
export type ArchiveFiles = NonNullable<Awaited<ReturnType<typeof openArchive>>>;

/**
 * Reads the directory of an archive; `knownStart` is the start page that its inspection found. Returns undefined if
 * nothing in it may be unpacked. Rejects with the file's read error.
 */
export async function openArchive(file: Blob, knownStart?: string) {
  const { structure } = await readStructure(file);
  if (structure?.isReadable !== true) return undefined;
  const { files } = structure;
  const startPage = knownStart ?? structure.startPage;
  const byPath = new Map(files.map((entry) => [pathOf(entry.name), entry]));
  const isAtTop = startPage !== undefined && !startPage.includes('/');
  const target = isAtTop ? await targetOf(file, byPath.get(startPage)) : undefined;
  const isListed = (path: string): boolean => target === undefined || path !== startPage;
  const pages = [...byPath.keys()].filter((path) => isPageName(path) && !isJunkName(path) && isListed(path));
  return {
    file,
    site: createSite(files.map(({ name }) => name)),
    startPage,
    /** Paths of the pages, the start page first, or the page that it leads to if a repair added it. */
    pages: pages.toSorted(startFirst(target ?? startPage)),
    entryAt: (path: string) => byPath.get(path),
  };
}

/** An added start page is shorter: its longest part is a title, twice. */
const maxAddedBytes = 2 ** 16;

/** Returns the page that a start page leads to, if a repair added it. */
async function targetOf(file: Blob, entry: ZipEntry | undefined): Promise<string | undefined> {
  if (entry === undefined || memoryBytes(entry) > maxAddedBytes) return undefined;
  const bytes = await readEntry(file, entry);
  return bytes && startPageTarget(new TextDecoder().decode(bytes));
}

const startFirst = (startPage: string | undefined) => (a: string, b: string) =>
  Number(b === startPage) - Number(a === startPage) || (a < b ? -1 : 1);
