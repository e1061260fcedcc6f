import type { ByteSource } from './byte-source.ts';
import { createFindingList, type FindingList } from './findings.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { Pace } from './pace.ts';
import { isTooLargeToRead, readTextInSteps } from './pages/read-text.ts';
import { readContents } from './read-contents.ts';
import { readEntry } from './read-entry.ts';
import { verdictOf, type InspectionProgress, type Report } from './report.ts';
import { pathOf } from './rules/paths.ts';
import { atPace } from './steps.ts';
import { readStructure, type Structure } from './structure.ts';
import { heldBytes, isReadable } from './zip/entry.ts';

/** How to inspect: all optional. */
export interface InspectOptions {
  readonly limits?: Limits;
  readonly onProgress?: (progress: InspectionProgress) => void;
  /** Called at most once, as soon as the structure is judged and before the contents are read. */
  readonly onStructure?: (report: Report) => void;
}

/**
 * Says whether a file is a ZIP with an offline manual, and what is wrong with it.
 * Whatever the file holds becomes findings; rejects only with the read error of a file that is gone or has changed, and
 * with what the pace throws.
 */
export async function inspectAt(pace: Pace, file: ByteSource, options: InspectOptions = {}): Promise<Report> {
  const limits = options.limits ?? defaultLimits;
  const findings = createFindingList(limits.maxPlaces);
  const { structure, remarks } = await readStructure(file, limits, pace);
  for (const remark of remarks) findings.add(remark);
  if (structure === undefined) {
    const nothing = { pages: 0, files: 0, unreadFiles: 0, unpackedBytes: 0 };
    return { verdict: 'unsafe', complete: true, ...nothing, findings: findings.list() };
  }
  const unread = structure.files.filter((entry) => isTooLargeToRead(entry, limits.maxPageBytes));
  const unreadFiles = unread.length;
  if (!structure.isReadable) return reportOf(structure, findings, { complete: true, unreadFiles });
  for (const { name } of unread) findings.add({ code: 'DOC-TOO-LARGE', severity: 'warning', entry: name });

  const head = await readStartPage(file, structure, { limits, pace });
  options.onStructure?.(reportOf(structure, findings, { ...head, unreadFiles, complete: false }));
  await pace.breathe();
  const { onProgress = () => undefined } = options;
  await readContents(file, structure, { limits, pace, add: findings.add, onProgress });
  return reportOf(structure, findings, { ...head, unreadFiles, complete: unreadFiles === 0 });
}

function reportOf(
  structure: Structure,
  findings: FindingList,
  rest: Pick<Report, 'complete' | 'unreadFiles' | 'title' | 'language'>,
): Report {
  const { startPage, pages, files, unpackedBytes } = structure;
  const list = findings.list();
  return {
    verdict: verdictOf(list, startPage),
    ...(startPage !== undefined && { startPage }),
    pages,
    files: files.length,
    unpackedBytes,
    findings: list,
    ...rest,
  };
}

/** Title and language of the start page, early: they are proposed in the form. */
async function readStartPage(
  file: ByteSource,
  { files, startPage }: Structure,
  { limits, pace }: { readonly limits: Limits; readonly pace: Pace },
): Promise<Pick<Report, 'title' | 'language'>> {
  const entry = files.find((one) => pathOf(one.name) === startPage);
  if (entry === undefined || !isReadable(entry) || heldBytes(entry) > limits.maxPageBytes) return {};
  const bytes = await readEntry(file, entry, pace);
  if (bytes === undefined) return {};
  const { title, language } = (await atPace(pace, readTextInSteps(entry.name, bytes)))?.markup ?? {};
  return { ...(title !== undefined && { title }), ...(language !== undefined && { language }) };
}
