import { isPageName, startNames } from '#file-type/page-names.ts';
import { isJunkName } from '#file-type/system-files.ts';
import { baseName, folderOf } from '#zip/paths.ts';

import type { RawFinding } from '../finding.ts';
import { isIirdsMetadata, packageFormatOf, type ManualRules } from './manual-rules.ts';
import { byDepthAndLength, rankStartPages, type PageLinks, type RankedPages } from './start-candidates.ts';

/** Start page of a manual, found by name. */
export interface StartPage {
  readonly startPage?: string;
  /** Pages that a person can choose from if it is missing, or if there are several: the likeliest first. */
  readonly candidates?: readonly string[];
  readonly pages: readonly string[];
  /** True if it is a package that the operator accepts as it is. */
  readonly isAcceptedPackage?: boolean;
  readonly rawFindings: readonly RawFinding[];
}

/** Rules that say which page a manual opens with. */
export type StartRules = Pick<ManualRules, 'startPages' | 'packages'>;

/** Maximum number of candidates in a finding. */
const maxCandidates = 5;

/** Returns the name that an operator prefers for a start page. */
export const preferredStart = ({ startPages = startNames }: StartRules): string =>
  startPages[0] ?? 'index.html';

/** Returns a start page's name as an operator writes it. */
export const acceptedStart = (name: string, { startPages = startNames }: StartRules): string =>
  startPages.find((accepted) => accepted === name) ??
  startPages.find((accepted) => accepted.toLowerCase() === name.toLowerCase()) ??
  name;

/** Finds the page that a manual opens with, from the names of its files (no folders). */
export function findStartPage(files: readonly string[], rules: StartRules = {}): StartPage {
  const own = files.filter((name) => !isJunkName(name));
  const pages = own.filter(isPageName);
  const { startPages = startNames, packages = [] } = rules;
  const format = packageFormatOf(own);
  if (format !== undefined && packages.includes(format)) {
    const startPage = startsByFolder(pages, [...startPages, ...startNames]).get('');
    return { ...(startPage !== undefined && { startPage }), pages, isAcceptedPackage: true, rawFindings: [] };
  }
  if (pages.length === 0) return { pages, rawFindings: [{ code: 'DOC-NO-PAGES', severity: 'error' }] };

  const inFolders = startsByFolder(pages, startPages);
  const root = inFolders.get('');
  if (root !== undefined) return { startPage: root, pages, rawFindings: caseFindings(root, rules) };
  if (own.some(isIirdsMetadata)) return withoutRoomForStart(pages);

  const tops = topFolders(own);
  const starts = tops.flatMap((top) => inFolders.get(`${top}/`) ?? []).toSorted(byDepthAndLength);
  const startPage = starts[0];
  if (startPage === undefined) {
    return own.some((name) => wrappedIirdsMetadata.test(name))
      ? withoutRoomForStart(pages)
      : withoutStart(pages, rules);
  }
  if (starts.length > 1) {
    const candidates = starts.slice(0, maxCandidates);
    return { startPage, candidates, pages, rawFindings: [severalStarts(starts, rules)] };
  }
  if (tops.length === 1 && own.every((name) => name.includes('/'))) {
    return { startPage, pages, rawFindings: [wrapped(startPage), ...caseFindings(startPage, rules)] };
  }
  return withoutStart(pages, rules);
}

const wrappedIirdsMetadata = /^[^/]+\/META-INF\/metadata\.(?:rdf|jsonld)$/;

/**
 * An iiRDS package has its contents in folders, and at its top only what other standards need. An `index.html` there is
 * the list of contents of a package for handover, which no page that leads to another one can be.
 */
const withoutRoomForStart = (pages: readonly string[]): StartPage => ({
  pages,
  rawFindings: [{ code: 'DOC-IIRDS', severity: 'error' }],
});

/** Returns the start page of each folder that has one, by the folder's name with its slash. */
function startsByFolder(pages: readonly string[], names: readonly string[]): ReadonlyMap<string, string> {
  const lowerCase = names.map((name) => name.toLowerCase());
  const starts = new Map<string, { readonly page: string; readonly rank: number }>();
  for (const page of pages) {
    const name = baseName(page);
    const at = lowerCase.indexOf(name.toLowerCase());
    if (at < 0) continue;
    // Of equal names the one in the operator's spelling comes first.
    const rank = 2 * at + (names.includes(name) ? 0 : 1);
    const folder = folderOf(page);
    if (rank < (starts.get(folder)?.rank ?? Infinity)) starts.set(folder, { page, rank });
  }
  return new Map([...starts].map(([folder, { page }]) => [folder, page]));
}

function topFolders(files: readonly string[]): string[] {
  const tops = files.filter((name) => name.includes('/')).map((name) => name.slice(0, name.indexOf('/')));
  return [...new Set(tops)];
}

function caseFindings(startPage: string, rules: StartRules): RawFinding[] {
  const name = baseName(startPage);
  const expected = acceptedStart(name, rules);
  if (name === expected) return [];
  const params = { found: name, expected };
  return [{ code: 'DOC-START-CASE', severity: 'warning', entry: startPage, params, repairable: true }];
}

function wrapped(startPage: string): RawFinding {
  const params = { startPage, folder: startPage.slice(0, startPage.indexOf('/')) };
  return { code: 'DOC-WRAPPED', severity: 'warning', entry: startPage, params, repairable: true };
}

function severalStarts(starts: readonly string[], rules: StartRules): RawFinding {
  const params = {
    candidates: starts.slice(0, maxCandidates).join(', '),
    candidateCount: starts.length,
    expected: preferredStart(rules),
  };
  return { code: 'DOC-SEVERAL-STARTS', severity: 'warning', params };
}

/** Returns the pages to choose from if no start page is found, the likeliest first, five at most. */
export function startCandidatesOf(
  files: readonly string[],
  links: PageLinks,
  rules: StartRules = {},
): RankedPages {
  const own = files.filter((name) => isPageName(name) && !isJunkName(name));
  const { pages, isFirstLikely } = rankStartPages(possibleStarts(own, rules), links);
  return { pages: pages.slice(0, maxCandidates), isFirstLikely };
}

/** As in ricecooker: index pages in folders, otherwise all pages. */
function possibleStarts(pages: readonly string[], { startPages = [] }: StartRules): readonly string[] {
  const names = new Set([...startPages, ...startNames].map((name) => name.toLowerCase()));
  const indexes = pages.filter((page) => names.has(baseName(page).toLowerCase()));
  return indexes.length > 0 ? indexes : pages;
}

function withoutStart(pages: readonly string[], rules: StartRules): StartPage {
  const all = rankStartPages(possibleStarts(pages, rules)).pages;
  const candidates = all.slice(0, maxCandidates);
  const finding: RawFinding = {
    code: 'DOC-NO-START',
    severity: 'error',
    params: {
      candidates: candidates.join(', '),
      candidateCount: all.length,
      expected: preferredStart(rules),
    },
    repairable: all.length === 1,
  };
  return { candidates, pages, rawFindings: [finding] };
}
