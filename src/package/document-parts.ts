import { baseName } from '#zip/paths.ts';

import { isPdf } from './described-document.ts';
import type { PackageDocument, PackageFile, PackageReport } from './package-report.ts';
import { textFor } from './texts.ts';

/** A PDF of a package that can be uploaded as a document of its own. */
export interface DocumentPart {
  readonly document: PackageDocument;
  readonly file: PackageFile;
  /** True if its document has other PDFs. */
  readonly isOneOfSeveral: boolean;
}

/** Returns the PDFs of a package's documents, each once, in the order of the package. */
export function partsOf({ documents }: Pick<PackageReport, 'documents'>): readonly DocumentPart[] {
  const places = new Set<string>();
  return documents.flatMap((document) => {
    const pdfs = document.files.filter(isPdf);
    const own = pdfs.filter(({ place }) => places.size < places.add(JSON.stringify(place)).size);
    return own.map((file) => ({ document, file, isOneOfSeveral: pdfs.length > 1 }));
  });
}

/** Returns the documents that none of the parts belongs to, because they have no PDF. */
export const withoutParts = (
  { documents }: Pick<PackageReport, 'documents'>,
  parts: readonly DocumentPart[],
): readonly PackageDocument[] => {
  const added = new Set(parts.map(({ document }) => document));
  return documents.filter((document) => !added.has(document) && !document.files.some(isPdf));
};

/**
 * Returns the title of a part in the first of these languages that there is, otherwise in the document's own; several PDFs
 * of a document are told apart by their file names. `undefined` without a title.
 */
export function titleOfPart(
  { document, file, isOneOfSeveral }: DocumentPart,
  languages: readonly string[],
): string | undefined {
  const title = textFor(document.titles, [...languages, 'en', ...document.languages]);
  if (title === undefined || !isOneOfSeveral) return title;
  return `${title} – ${baseName(file.place.at(-1) ?? '').replace(/\.[^.]*$/, '')}`;
}
