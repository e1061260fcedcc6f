import { isPageName } from '#file-type/page-names.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { type ZipEntry, isFolder, isUnpackable, memoryBytes } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';
import { type Archive, type ArchiveReading, readArchive } from '#zip/read/archive.ts';
import { readEntry } from '#zip/read/read-entry.ts';
import { entriesWithoutReading, readNames } from '#zip/read/read-names.ts';

import type { FindingCode } from './codes.ts';
import type { RawFinding } from './finding.ts';
import { type InspectionLimits, defaultLimits } from './limits.ts';
import { readText } from './pages/read-text.ts';
import { bombFindings, entryFindings } from './rules/entry-rules.ts';
import { nameFindings } from './rules/name-rules.ts';
import { type StartRules, findStartPage } from './rules/start-page.ts';

/** Structure of an archive, read from its directory before any content. */
export interface Structure {
  readonly archive: Archive;
  /** Entries that aren't folders. */
  readonly files: readonly ZipEntry[];
  /** Names of entries without which errors are gone. */
  readonly leftOut: ReadonlySet<string>;
  readonly pages: number;
  readonly startPage?: string;
  readonly startCandidates?: readonly string[];
  /** True if it is a package that the operator accepts as it is. */
  readonly isAcceptedPackage: boolean;
  readonly unpackedBytes: number;
  /** True if reading the contents is safe and meaningful. */
  readonly isReadable: boolean;
}

/** Without a structure if the directory can't be read. */
export interface StructureReading {
  readonly structure?: Structure;
  readonly rawFindings: readonly RawFinding[];
}

interface StructureOptions {
  readonly limits?: InspectionLimits | undefined;
  readonly rules?: StartRules | undefined;
}

/** With one of these, readers disagree on where an entry lies or how large it is: nothing is unpacked. */
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

/** Errors that mean a single file: a program, a name that leads out of the folder, a link. */
const ofSingleFile = new Set<FindingCode>(['NAME-UNSAFE', 'ENTRY-LINK', 'ENTRY-PROGRAM']);

/** Returns the entries that a copy can do without: none if the start page, or every candidate, is one of them. */
function entriesToLeaveOut(
  rawFindings: readonly RawFinding[],
  starts: readonly string[],
): ReadonlySet<string> {
  const names = new Set(
    rawFindings.flatMap(({ code, severity, entry }) =>
      severity === 'error' && ofSingleFile.has(code) ? (entry ?? []) : [],
    ),
  );
  const paths = new Set([...names].map(pathOf));
  return starts.some((path) => !paths.has(path)) ? names : new Set();
}

/** Returns true for an error that is gone with its entry. */
const isOfLeftOut = ({ code, severity, entry }: RawFinding, leftOut: ReadonlySet<string>): boolean =>
  severity === 'error' && entry !== undefined && leftOut.has(entry) && /^(?:NAME|ENTRY)-/.test(code);

/**
 * Reads and checks the structure of an archive: a few reads, and milliseconds for 20,000 entries. Names in an unknown
 * code page are read in the one that links confirm, or in one of the person's languages.
 */
export async function readStructure(
  file: ByteSource,
  { limits = defaultLimits, rules }: StructureOptions = {},
): Promise<StructureReading> {
  const reading = await readArchive(file, limits);
  const checked = check(reading, limits, rules);
  if (entriesWithoutReading(reading).length === 0) return checked;
  const { isReadable = false, files = [] } = checked.structure ?? {};
  const linked = isReadable ? await linkedNames(file, files) : undefined;
  // Node and workers have a navigator, too.
  const { languages } = navigator;
  return check(readNames(reading, { languages, ...(linked && { linked }) }), limits, rules);
}

function check(
  { archive, rawFindings: archiveFindings }: ArchiveReading,
  limits: InspectionLimits,
  rules: StartRules | undefined,
): StructureReading {
  if (archive === undefined) return { rawFindings: archiveFindings };
  const { entries } = archive;
  const files = entries.filter((entry) => !isFolder(entry));
  if (files.length === 0) {
    return { rawFindings: [...archiveFindings, { code: 'ZIP-NO-ENTRIES', severity: 'error' }] };
  }
  const bombs = bombFindings(entries, limits);
  const names = nameFindings(entries, limits);
  const single = entries.flatMap(entryFindings);
  const paths = files.map((entry) => pathOf(entry.name));
  const start = findStartPage(paths, rules);
  const all = [...archiveFindings, ...bombs, ...names, ...single, ...start.rawFindings];
  const starts = start.startPage === undefined ? (start.candidates ?? []) : [start.startPage];
  const leftOut = entriesToLeaveOut(all, starts);
  const rawFindings = all.map((rawFinding) =>
    isOfLeftOut(rawFinding, leftOut) ? { ...rawFinding, repairable: true } : rawFinding,
  );
  const structure: Structure = {
    archive,
    files,
    leftOut,
    pages: start.pages.length,
    ...(start.startPage !== undefined && { startPage: start.startPage }),
    ...(start.candidates && { startCandidates: start.candidates }),
    isAcceptedPackage: start.isAcceptedPackage === true,
    unpackedBytes: entries.reduce((sum, entry) => sum + entry.sizeBytes, 0),
    isReadable: !rawFindings.some((rawFinding) => blocking.has(rawFinding.code)),
  };
  return { structure, rawFindings };
}

/** Enough pages to find most names, in a fraction of a second. */
const maxPages = 50;
const maxTotalBytes = 8 * 2 ** 20;

const depthOf = ({ name }: ZipEntry): number => name.split('/').length;

/** Reads the first pages, those at the top first, and returns the parts of paths beyond ASCII in their links, in NFC. */
async function linkedNames(file: ByteSource, files: readonly ZipEntry[]): Promise<ReadonlySet<string>> {
  const pages = files
    .filter((entry) => isPageName(entry.name) && isUnpackable(entry))
    .toSorted((a, b) => depthOf(a) - depthOf(b))
    .slice(0, maxPages);
  const found = new Set<string>();
  let totalBytes = 0;
  for (const page of pages) {
    totalBytes += memoryBytes(page);
    if (totalBytes > maxTotalBytes) break;
    const bytes = await readEntry(file, page);
    const facts = bytes && readText(page.name, bytes);
    for (const { url } of facts?.references ?? []) {
      for (const part of url.split(/[/\\?#]/)) addBeyondAscii(part, found);
    }
  }
  return found;
}

function addBeyondAscii(part: string, found: Set<string>): void {
  if (!/[^\0-\x7f]|%[89a-f]/i.test(part)) return;
  try {
    found.add(decodeURIComponent(part).normalize('NFC'));
  } catch {
    // Not UTF-8: it finds no file in a browser, either.
  }
}
