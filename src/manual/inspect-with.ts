import type { ByteSource } from '#lib/file/byte-source.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';
import { memoryBytes, isUnpackable } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';
import { readEntry } from '#zip/read/read-entry.ts';

import { createFindingList, type FindingList } from './findings.ts';
import { defaultLimits, type InspectionLimits } from './limits.ts';
import { isTooLargeToRead, readText } from './pages/read-text.ts';
import { readContents } from './read-contents.ts';
import { startPageTarget } from './repair/start-page-text.ts';
import { verdictOf, type InspectionProgress, type InspectionReport, type StartCandidate } from './report.ts';
import { allowsMissingStart, findingsUnder, type ManualRules } from './rules/manual-rules.ts';
import type { PageLinks } from './rules/start-candidates.ts';
import { startCandidatesOf } from './rules/start-page.ts';
import { readStructure, type Structure } from './structure.ts';

export interface InspectOptions {
  readonly limits?: InspectionLimits;
  readonly rules?: ManualRules | undefined;
  readonly onProgress?: (progress: InspectionProgress) => void;
  /** Called at most once, as soon as the structure is checked and before the contents are read. */
  readonly onStructure?: (report: InspectionReport) => void;
}

/**
 * Checks if a file is a ZIP with an offline manual, and finds its defects. Any content leads to findings; rejects only
 * with the read error of a file that is gone or has changed, and with the errors of the scheduling.
 */
export async function inspectWith(
  scheduling: Scheduling,
  file: ByteSource,
  options: InspectOptions = {},
): Promise<InspectionReport> {
  const { limits = defaultLimits, rules = {}, onProgress = () => undefined } = options;
  const findings = createFindingList(limits.maxPlaces);
  const { structure, rawFindings } = await readStructure(file, { limits, rules });
  for (const rawFinding of rawFindings) findings.add(rawFinding);
  if (structure === undefined) {
    const nothing = { pages: 0, files: 0, unreadFiles: 0, unpackedBytes: 0 };
    return { verdict: 'unsafe', complete: true, ...nothing, findings: findings.list() };
  }
  const unread = structure.files.filter((entry) => isTooLargeToRead(entry, limits.maxPageBytes));
  const unreadFiles = unread.length;
  if (!structure.isReadable) return reportOf(structure, findings, { rules, complete: true, unreadFiles });
  for (const { name } of unread) findings.add({ code: 'DOC-TOO-LARGE', severity: 'warning', entry: name });

  const readHead = (path: string) => readHeadOf(file, structure, { path, limits });
  // Early, because the form proposes them.
  const { target, ...titleAndLanguage } =
    structure.startPage === undefined ? {} : await readHead(structure.startPage);
  // A page that a repair added only leads to another one.
  const head = { ...titleAndLanguage, pages: structure.pages - (target === undefined ? 0 : 1) };
  options.onStructure?.(reportOf(structure, findings, { rules, ...head, unreadFiles, complete: false }));
  const links = await readContents(file, structure, {
    limits,
    scheduling,
    add: findings.add,
    onProgress,
  });
  const startCandidates: StartCandidate[] = [];
  for (const candidate of candidatesOf(structure, links, rules)) {
    const { title } = await readHead(candidate.path);
    startCandidates.push({ ...candidate, ...(title !== undefined && { title }) });
  }
  return reportOf(structure, findings, {
    rules,
    ...head,
    ...(startCandidates.length > 0 && { startCandidates }),
    unreadFiles,
    complete: unreadFiles === 0,
  });
}

/** Start pages to choose from. The first of several is used; without one, names and links say which it could be. */
function candidatesOf(
  { files, startPage, startCandidates }: Structure,
  links: PageLinks,
  rules: ManualRules,
) {
  if (startCandidates === undefined) return [];
  if (startPage !== undefined) return startCandidates.map((path) => ({ path }));
  const { pages, isFirstLikely } = startCandidatesOf(
    files.map(({ name }) => pathOf(name)),
    links,
    rules,
  );
  return pages.map((path, at) => ({ path, ...(at === 0 && isFirstLikely && { isLikely: true }) }));
}

function reportOf(
  structure: Structure,
  findings: FindingList,
  {
    rules,
    ...rest
  }: Pick<InspectionReport, 'complete' | 'unreadFiles'> &
    Partial<Pick<InspectionReport, 'title' | 'language' | 'pages' | 'startCandidates'>> & {
      readonly rules: ManualRules;
    },
): InspectionReport {
  const { startPage, startCandidates, isAcceptedPackage, pages, files, unpackedBytes } = structure;
  const found = findings.list();
  const list = findingsUnder(rules, found);
  const hasStart = startPage !== undefined || isAcceptedPackage || allowsMissingStart(rules, found);
  return {
    verdict: verdictOf(list, hasStart),
    ...(startPage !== undefined && { startPage }),
    ...(startCandidates && { startCandidates: startCandidates.map((path) => ({ path })) }),
    pages,
    files: files.length,
    unpackedBytes,
    findings: list,
    ...rest,
  };
}

interface Head extends Pick<InspectionReport, 'title' | 'language'> {
  readonly target?: string;
}

interface HeadOptions {
  readonly path: string;
  readonly limits: InspectionLimits;
}

/** Reads title and language of a page, and the page that it leads to if a repair added it. */
async function readHeadOf(
  file: ByteSource,
  { files }: Structure,
  { path, limits }: HeadOptions,
): Promise<Head> {
  const entry = files.find((one) => pathOf(one.name) === path);
  if (entry === undefined || !isUnpackable(entry) || memoryBytes(entry) > limits.maxPageBytes) return {};
  const bytes = await readEntry(file, entry);
  if (bytes === undefined) return {};
  const facts = readText(entry.name, bytes);
  const { title, language } = facts?.markup ?? {};
  const target = facts && startPageTarget(facts.decoded.text);
  return {
    ...(title !== undefined && { title }),
    ...(language !== undefined && { language }),
    ...(target !== undefined && { target }),
  };
}
