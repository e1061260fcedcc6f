import type { ByteSource } from './byte-source.ts';
import { createFindingList, type FindingList } from './findings.ts';
import { defaultLimits, type InspectionLimits } from './limits.ts';
import type { Scheduling } from './scheduling.ts';
import { isTooLargeToRead, readTextInSteps } from './pages/read-text.ts';
import { readContents } from './read-contents.ts';
import { readEntry } from './read-entry.ts';
import { verdictOf, type InspectionProgress, type InspectionReport } from './report.ts';
import { pathOf } from './rules/paths.ts';
import { runYielding } from './steps.ts';
import { readStructure, type Structure } from './structure.ts';
import { memoryBytes, isReadable } from './zip/entry.ts';

export interface InspectOptions {
  readonly limits?: InspectionLimits;
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
  const limits = options.limits ?? defaultLimits;
  const findings = createFindingList(limits.maxPlaces);
  const { structure, rawFindings } = await readStructure(file, limits, scheduling);
  for (const rawFinding of rawFindings) findings.add(rawFinding);
  if (structure === undefined) {
    const nothing = { pages: 0, files: 0, unreadFiles: 0, unpackedBytes: 0 };
    return { verdict: 'unsafe', complete: true, ...nothing, findings: findings.list() };
  }
  const unread = structure.files.filter((entry) => isTooLargeToRead(entry, limits.maxPageBytes));
  const unreadFiles = unread.length;
  if (!structure.isReadable) return reportOf(structure, findings, { complete: true, unreadFiles });
  for (const { name } of unread) findings.add({ code: 'DOC-TOO-LARGE', severity: 'warning', entry: name });

  const head = await readStartPage(file, structure, { limits, scheduling });
  options.onStructure?.(reportOf(structure, findings, { ...head, unreadFiles, complete: false }));
  await scheduling.yieldIfDue();
  const { onProgress = () => undefined } = options;
  await readContents(file, structure, { limits, scheduling, add: findings.add, onProgress });
  return reportOf(structure, findings, { ...head, unreadFiles, complete: unreadFiles === 0 });
}

function reportOf(
  structure: Structure,
  findings: FindingList,
  rest: Pick<InspectionReport, 'complete' | 'unreadFiles' | 'title' | 'language'>,
): InspectionReport {
  const { startPage, startCandidates, pages, files, unpackedBytes } = structure;
  const list = findings.list();
  return {
    verdict: verdictOf(list, startPage),
    ...(startPage !== undefined && { startPage }),
    ...(startCandidates && { startCandidates }),
    pages,
    files: files.length,
    unpackedBytes,
    findings: list,
    ...rest,
  };
}

/** Reads title and language of the start page early: the form proposes them. */
async function readStartPage(
  file: ByteSource,
  { files, startPage }: Structure,
  { limits, scheduling }: { readonly limits: InspectionLimits; readonly scheduling: Scheduling },
): Promise<Pick<InspectionReport, 'title' | 'language'>> {
  const entry = files.find((one) => pathOf(one.name) === startPage);
  if (entry === undefined || !isReadable(entry) || memoryBytes(entry) > limits.maxPageBytes) return {};
  const bytes = await readEntry(file, entry, scheduling);
  if (bytes === undefined) return {};
  const { title, language } =
    (await runYielding(scheduling, readTextInSteps(entry.name, bytes)))?.markup ?? {};
  return { ...(title !== undefined && { title }), ...(language !== undefined && { language }) };
}
