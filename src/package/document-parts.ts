import { baseName, folderOf } from '#zip/paths.ts';

import { isPdf } from './described-document.ts';
import type { PackageDocument, PackageFile, PackageReport } from './report/package-report.ts';
import { textFor } from './report/texts.ts';

/** A file of a package, usually a PDF, that can be uploaded as a separate document. */
export interface DocumentPart {
  readonly document: PackageDocument;
  readonly file: PackageFile;
  /** True if its document has others. */
  readonly isOneOfSeveral: boolean;
}

/** Returns the PDFs of a package's documents, or the files of a ZIP of documents, each once, in the order of the package. */
export function partsOf({ documents }: Pick<PackageReport, 'documents'>): readonly DocumentPart[] {
  const places = new Set<string>();
  return documents.flatMap((document) => {
    const pdfs = pdfsOf(document);
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
  return documents.filter((document) => !added.has(document) && pdfsOf(document).length === 0);
};

const pdfsOf = ({ files, mainFile }: PackageDocument): readonly PackageFile[] =>
  files.filter((file) => file === mainFile || isPdf(file));

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

/** Returns the folders of a part in a ZIP, as if the folder that it unpacks to had been chosen. */
export function folderOfPart({ file }: DocumentPart, zipName: string): string {
  const top = zipName.replace(/\.zip$/i, '');
  const folders = folderOf(file.place.at(-1) ?? '')
    .split('/')
    .filter((part) => part !== '' && part !== '..');
  return (folders[0] === top ? folders : [top, ...folders]).join('/');
}
