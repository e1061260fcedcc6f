import { isFolder, type ZipEntry } from '../entry.ts';
import { chooseCodePage, type NameClues } from '../names/choose-code-page.ts';
import { decodeIn, type CodePage } from '../names/code-pages.ts';
import { overwritingPath } from '../paths.ts';
import type { ArchiveReading } from './archive.ts';
import { inFileOrder } from './layout.ts';

const bytesOf = ({ nameBytes }: ZipEntry): Uint8Array => nameBytes ?? new Uint8Array();

/** Returns the entries of an archive whose names are in an unknown code page. */
export function entriesWithoutReading({ archive, rawFindings }: ArchiveReading): readonly ZipEntry[] {
  const names = new Set(
    rawFindings.flatMap(({ code, severity, params, entry }) =>
      code === 'NAME-ENCODING' && severity === 'warning' && params?.['guess'] === '' ? (entry ?? []) : [],
    ),
  );
  return names.size === 0 ? [] : (archive?.entries.filter(({ name }) => names.has(name)) ?? []);
}

/**
 * Decodes the names of an archive that are in an unknown code page, all in the same, and says so in their findings. They
 * stay as they are, with their bytes as `%94`, if nothing tells the code page.
 */
export function readNames(reading: ArchiveReading, clues: NameClues): ArchiveReading {
  const { archive, rawFindings } = reading;
  const unread = entriesWithoutReading(reading);
  if (archive === undefined || unread.length === 0) return reading;
  const page = chooseCodePage(unread.map(bytesOf), clues);
  const names = new Map(unread.map((entry) => [entry.name, page && decodeIn(page, bytesOf(entry))] as const));
  const entries = archive.entries.map((entry) => ({ ...entry, name: names.get(entry.name) ?? entry.name }));
  const confused = confusedNames(entries, new Set(unread.map(({ index }) => index)));
  return {
    archive: { ...archive, entries, ordered: inFileOrder(entries) },
    rawFindings: rawFindings.map((rawFinding) => {
      const { code, entry = '' } = rawFinding;
      if (!names.has(entry)) return rawFinding;
      const guess = names.get(entry) ?? '';
      const named = { ...rawFinding, entry: guess || entry };
      if (code !== 'NAME-ENCODING') return named;
      return { ...named, params: { guess }, ...(confused.has(named.entry) && { severity: 'error' }) };
    }),
  };
}

/** Code pages in which Western programs read any name. */
const usualPages: readonly CodePage[] = ['cp437', 'cp850', 'windows-1252'];

/**
 * Returns the names that other programs read as the name of another entry, whose content they then confuse (AMBIGUITY-B1).
 */
function confusedNames(entries: readonly ZipEntry[], unread: ReadonlySet<number>): ReadonlySet<string> {
  const owners = new Map(entries.map((entry) => [overwritingPath(entry.name), entry]));
  const isConfused = (entry: ZipEntry): boolean =>
    usualPages.some((page) => {
      const other = owners.get(overwritingPath(decodeIn(page, bytesOf(entry)) ?? ''));
      return other !== undefined && other.index !== entry.index && !(isFolder(other) && isFolder(entry));
    });
  return new Set(
    entries.filter((entry) => unread.has(entry.index) && isConfused(entry)).map(({ name }) => name),
  );
}
