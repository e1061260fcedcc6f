import { createSite, type Site } from '../links/site.ts';
import { defaultLimits } from '../limits.ts';
import { pathOf } from '../rules/paths.ts';
import { isJunkName, isPageName } from '../rules/start-page.ts';
import { readStructure } from '../structure.ts';
import type { ZipEntry } from '../zip/entry.ts';

/** Opened archive: the file and its directory. */
export interface ArchiveFiles {
  readonly file: Blob;
  readonly site: Site;
  readonly startPage: string | undefined;
  /** Paths of the pages, the start page first. */
  readonly pages: readonly string[];
  readonly entryAt: (path: string) => ZipEntry | undefined;
}

/**
 * Reads the directory of an archive. Returns undefined if nothing in it may be unpacked. Rejects with the file's read
 * error.
 */
export async function openArchive(file: Blob): Promise<ArchiveFiles | undefined> {
  const { structure } = await readStructure(file, defaultLimits);
  if (structure?.isReadable !== true) return undefined;
  const { files, startPage } = structure;
  const byPath = new Map(files.map((entry) => [pathOf(entry.name), entry]));
  const pages = [...byPath.keys()].filter((path) => isPageName(path) && !isJunkName(path));
  return {
    file,
    site: createSite(files.map(({ name }) => name)),
    startPage,
    pages: pages.toSorted(startFirst(startPage)),
    entryAt: (path) => byPath.get(path),
  };
}

const startFirst = (startPage: string | undefined) => (a: string, b: string) =>
  Number(b === startPage) - Number(a === startPage) || (a < b ? -1 : 1);
