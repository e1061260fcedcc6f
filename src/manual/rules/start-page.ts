import type { Remark } from '../finding.ts';

/** What the names of an archive say about where its manual begins. */
export interface StartPage {
  readonly startPage?: string;
  readonly pages: readonly string[];
  readonly remarks: readonly Remark[];
}

const pagePattern = /\.(?:html?|xht(?:ml?)?)$/i;
const startNames = ['index.html', 'index.htm', 'default.html', 'default.htm'];
const junkPattern =
  /(?:^|\/)(?:__MACOSX|\.git|\.svn)\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|[^/]*~)$/i;

/** So many candidates are named. */
const maxCandidates = 5;

/** Whether an entry is a page to a reader, by its name. */
export const isPageName = (name: string): boolean => pagePattern.test(name);

/** Whether an entry was left behind by a tool or an operating system and means nothing to a reader. */
export const isJunkName = (name: string): boolean => junkPattern.test(name);

/** Finds the page that a manual opens with from the names of its files (no folders). */
export function findStartPage(files: readonly string[]): StartPage {
  const own = files.filter((name) => !isJunkName(name));
  const pages = own.filter(isPageName);
  if (pages.length === 0) return { pages, remarks: [{ code: 'DOC-NO-PAGES', severity: 'error' }] };

  const root = startAt(pages, '');
  if (root !== undefined) return { startPage: root, pages, remarks: caseRemarks(root) };

  const tops = topFolders(own);
  const starts = tops.flatMap((top) => startAt(pages, `${top}/`) ?? []).toSorted(byDepthAndLength);
  const startPage = starts[0];
  if (startPage === undefined) return { pages, remarks: [noStart(pages)] };
  if (starts.length > 1) return { startPage, pages, remarks: [severalStarts(starts)] };
  if (tops.length === 1 && own.every((name) => name.includes('/'))) {
    return { startPage, pages, remarks: [wrapped(startPage), ...caseRemarks(startPage)] };
  }
  return { pages, remarks: [noStart(pages)] };
}

function startAt(pages: readonly string[], folder: string): string | undefined {
  const inFolder = pages.filter((page) => page.startsWith(folder) && !page.includes('/', folder.length));
  for (const name of startNames) {
    const exact = inFolder.find((page) => page === folder + name);
    const found = exact ?? inFolder.find((page) => page.slice(folder.length).toLowerCase() === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function topFolders(files: readonly string[]): string[] {
  const tops = files.filter((name) => name.includes('/')).map((name) => name.slice(0, name.indexOf('/')));
  return [...new Set(tops)];
}

function caseRemarks(startPage: string): Remark[] {
  const name = startPage.slice(startPage.lastIndexOf('/') + 1);
  if (name === name.toLowerCase()) return [];
  const params = { found: name, expected: name.toLowerCase() };
  return [{ code: 'DOC-START-CASE', severity: 'warning', entry: startPage, params, repairable: true }];
}

function wrapped(startPage: string): Remark {
  const params = { startPage, folder: startPage.slice(0, startPage.indexOf('/')) };
  return { code: 'DOC-WRAPPED', severity: 'warning', entry: startPage, params, repairable: true };
}

function severalStarts(starts: readonly string[]): Remark {
  const params = { candidates: starts.slice(0, maxCandidates).join(', '), candidateCount: starts.length };
  return { code: 'DOC-SEVERAL-STARTS', severity: 'warning', params };
}

/** The candidates are those that ricecooker would take: the shallowest index, else the page of the shortest name. */
function noStart(pages: readonly string[]): Remark {
  const indexes = pages.filter((page) => startNames.some((name) => page.toLowerCase().endsWith(`/${name}`)));
  const candidates = (indexes.length > 0 ? indexes : pages).toSorted(byDepthAndLength);
  return {
    code: 'DOC-NO-START',
    severity: 'error',
    params: {
      candidates: candidates.slice(0, maxCandidates).join(', '),
      candidateCount: candidates.length,
    },
    repairable: candidates.length === 1,
  };
}

function byDepthAndLength(a: string, b: string): number {
  return depthOf(a) - depthOf(b) || a.length - b.length || (a < b ? -1 : 1);
}

const depthOf = (name: string): number => name.split('/').length;
