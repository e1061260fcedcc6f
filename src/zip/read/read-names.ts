import type { ZipEntry } from '../entry.ts';
import { chooseCodePage, type NameClues } from '../names/choose-code-page.ts';
import { decodeIn } from '../names/code-pages.ts';
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
  const page = unread.length === 0 ? undefined : chooseCodePage(unread.map(bytesOf), clues);
  if (archive === undefined || page === undefined) return reading;
  const names = new Map(
    unread.map((entry) => [entry.name, decodeIn(page, bytesOf(entry)) ?? entry.name] as const),
  );
  const entries = archive.entries.map((entry) => ({ ...entry, name: names.get(entry.name) ?? entry.name }));
  return {
    archive: { ...archive, entries, ordered: inFileOrder(entries) },
    rawFindings: rawFindings.map((rawFinding) => {
      const { code, entry = '' } = rawFinding;
      const name = names.get(entry);
      if (name === undefined) return rawFinding;
      return { ...rawFinding, entry: name, ...(code === 'NAME-ENCODING' && { params: { guess: name } }) };
    }),
  };
}
