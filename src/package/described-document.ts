import { mediaTypeOf } from '#file-type/media-type.ts';
import { pathOf } from '#zip/paths.ts';

import type { FileTree, PathFinder } from './container/file-tree.ts';
import { entryNameOf } from './read-context.ts';
import type { RawPackageFinding } from './report/package-finding.ts';
import type { PackageDocument, PackageFile } from './report/package-report.ts';

/** A file as metadata names it. */
export interface NamedFile {
  readonly name: string;
  readonly mediaType?: string | undefined;
}

/** A document as its metadata describes it, before its files are looked up. */
export interface DescribedDocument {
  readonly document: Omit<PackageDocument, 'files' | 'mainFile'>;
  readonly files: readonly NamedFile[];
  /** Domain in which the ID is unique, if the metadata states one. */
  readonly domain?: string | undefined;
}

/** A document with its files, and what it is compared by. */
export interface DocumentReading {
  readonly document: PackageDocument;
  /** Place of the metadata, or of the document if it has none. */
  readonly entry: string;
  readonly domain?: string | undefined;
}

/** Options of looking up the files of a document. */
export interface CompleteOptions {
  readonly files: FileTree;
  readonly finder: PathFinder;
  /** Place of the metadata in findings. */
  readonly entry: string;
  /** True if the format asks for a PDF of each document. */
  readonly needsPdf: boolean;
}

/** A document, findings about it, and the paths of its files. */
export interface CompletedDocument {
  readonly reading: DocumentReading;
  readonly rawFindings: readonly RawPackageFinding[];
  readonly paths: readonly string[];
}

/** Looks up the files of a document. */
export function completeDocument(
  { document, files: named, domain }: DescribedDocument,
  { files, finder, entry, needsPdf }: CompleteOptions,
): CompletedDocument {
  const rawFindings: RawPackageFinding[] = [];
  const add = (code: RawPackageFinding['code'], place: string): void => {
    rawFindings.push({ code, entry: place, ...(document.id !== '' && { document: document.id }) });
  };
  const found = new Map<string, PackageFile>();
  for (const { name, mediaType } of named) {
    const target = finder.find(name);
    if (target === undefined) {
      add('PACKAGE-FILE-MISSING', entryNameOf(files, pathOf(name.trim())));
      continue;
    }
    if (!target.isExact) add('PACKAGE-FILE-SPELLING', entryNameOf(files, target.path));
    if (!found.has(target.path)) found.set(target.path, fileOf(files, target.path, mediaType));
  }
  const own = [...found.values()];
  const mainFile = own.find(isPdf);
  if (needsPdf && mainFile === undefined) add('PACKAGE-NO-PDF', entry);
  if (document.status !== undefined && !/^released$/i.test(document.status)) {
    add('PACKAGE-NOT-RELEASED', entry);
  }
  return {
    reading: { document: { ...document, files: own, ...(mainFile && { mainFile }) }, entry, domain },
    rawFindings,
    paths: [...found.keys()],
  };
}

/** Files listed of a document without metadata, which may have any number of them. */
const maxUndescribedFiles = 1_000;

/** A document whose metadata is missing or can't be read: its files, and the PDF if there is only one. */
export function undescribedDocument(
  files: FileTree,
  paths: readonly string[],
  entry: string,
): DocumentReading {
  const own = paths.slice(0, maxUndescribedFiles).map((path) => fileOf(files, path));
  const pdfs = own.filter(isPdf);
  const nothing = { id: '', titles: {}, languages: [], classIds: [], objectIds: [] };
  const [mainFile] = pdfs.length === 1 ? pdfs : [];
  return { document: { ...nothing, files: own, ...(mainFile && { mainFile }) }, entry };
}

const fileOf = (files: FileTree, path: string, mediaType?: string): PackageFile => ({
  place: files.placeOf(path),
  sizeBytes: files.sizeOf(path),
  ...(mediaType !== undefined && { mediaType }),
});

/** Returns true for a PDF by its extension, or by the stated type where the extension says nothing. */
export const isPdf = ({ place, mediaType }: PackageFile): boolean =>
  (mediaTypeOf(place.at(-1) ?? '') ?? mediaType) === 'application/pdf';

/** Findings about documents with the same ID, version and domain, unless they are the same in other languages. */
export function duplicateFindings(readings: readonly DocumentReading[]): readonly RawPackageFinding[] {
  const languagesByKey = new Map<string, Set<string>>();
  return readings.flatMap((reading): readonly RawPackageFinding[] => {
    const { id, version, languages } = reading.document;
    if (id === '') return [];
    const key = JSON.stringify([reading.domain, id, version]);
    const known = languagesByKey.get(key) ?? new Set<string>();
    const own = languages.length > 0 ? languages : [''];
    const isVariant = !known.has('') && !own.some((language) => known.has(language) || language === '');
    const isRepeated = known.size > 0 && !isVariant;
    for (const language of own) known.add(language);
    languagesByKey.set(key, known);
    return isRepeated ? [{ code: 'PACKAGE-DUPLICATE-ID', entry: reading.entry, document: id }] : [];
  });
}
