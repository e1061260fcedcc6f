import type { ByteSource } from './byte-source.ts';
import type { FindingCode } from './codes.ts';
import type { Remark } from './finding.ts';
import type { Limits } from './limits.ts';
import type { Pace } from './pace.ts';
import { bombRemarks, entryRemarks } from './rules/entry-rules.ts';
import { nameRemarksInSteps } from './rules/name-rules.ts';
import { pathOf } from './rules/paths.ts';
import { findStartPage } from './rules/start-page.ts';
import { atPace, withoutPause, type Steps } from './steps.ts';
import { readArchive, type Archive } from './zip/archive.ts';
import { isFolder, type ZipEntry } from './zip/entry.ts';

/** What the directory of an archive shows, before any content is read. */
export interface Structure {
  readonly archive: Archive;
  /** Entries that are no folders. */
  readonly files: readonly ZipEntry[];
  readonly pages: number;
  readonly startPage?: string;
  readonly unpackedBytes: number;
  /** Whether reading the contents is safe and means something. */
  readonly isReadable: boolean;
}

/** No structure where the directory cannot be read. */
export interface StructureReading {
  readonly structure?: Structure;
  readonly remarks: readonly Remark[];
}

/** With one of these, where an entry lies or how large it is depends on who reads: nothing is unpacked. */
const blocking = new Set<FindingCode>([
  'ZIP-OVERLAP',
  'ZIP-BOMB',
  'ZIP-DIRECTORY',
  'ZIP-ZIP64',
  'ZIP-TRUNCATED',
  'ZIP-TWO-ENDS',
  'ZIP-SPLIT',
  'ZIP-HEADER',
  'ZIP-SIZE',
]);

/** Reads and judges the structure of an archive: some reads, milliseconds for 20,000 entries. */
export async function readStructure(
  file: ByteSource,
  limits: Limits,
  pace: Pick<Pace, 'breathe'> = withoutPause,
): Promise<StructureReading> {
  const { archive, remarks: archiveRemarks } = await readArchive(file, limits, pace);
  if (archive === undefined) return { remarks: archiveRemarks };
  return atPace(pace, judgeInSteps(archive, archiveRemarks, limits));
}

function* judgeInSteps(
  archive: Archive,
  archiveRemarks: readonly Remark[],
  limits: Limits,
): Steps<StructureReading> {
  const { entries } = archive;
  const files = entries.filter((entry) => !isFolder(entry));
  if (files.length === 0) {
    return { remarks: [...archiveRemarks, { code: 'ZIP-NO-ENTRIES', severity: 'error' }] };
  }
  const bombs = bombRemarks(entries, limits);
  yield;
  const names = yield* nameRemarksInSteps(entries, limits);
  const single: Remark[] = [];
  for (const entry of entries) {
    single.push(...entryRemarks(entry));
    yield;
  }
  const paths = files.map((entry) => pathOf(entry.name));
  yield;
  const start = findStartPage(paths);
  yield;
  const remarks = [...archiveRemarks, ...bombs, ...names, ...single, ...start.remarks];
  const structure: Structure = {
    archive,
    files,
    pages: start.pages.length,
    ...(start.startPage !== undefined && { startPage: start.startPage }),
    unpackedBytes: entries.reduce((sum, entry) => sum + entry.sizeBytes, 0),
    isReadable: !remarks.some((remark) => blocking.has(remark.code)),
  };
  return { structure, remarks };
}
