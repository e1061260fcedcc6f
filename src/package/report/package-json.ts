import type { ContentsEntry, PackageDocument, PackageFile, PackageReport } from './package-report.ts';

/** File of a package in JSON; its path leads through nested containers: `pump.zip/manual.pdf`. */
interface FileJson extends Omit<PackageFile, 'place'> {
  readonly path: string;
}

interface DocumentJson extends Omit<PackageDocument, 'files' | 'mainFile'> {
  readonly files: readonly FileJson[];
  /** Path of the PDF to read. */
  readonly mainFile?: string;
}

/** Table of contents of an iiRDS package in JSON; `path` is that of the package, empty for the outermost one. */
interface ContentsJson {
  readonly path: string;
  readonly entries: readonly ContentsEntry[];
}

/** Report on a package in JSON. */
export interface PackageJson extends Omit<PackageReport, 'documents' | 'overview' | 'contents'> {
  readonly overview?: DocumentJson;
  readonly documents: readonly DocumentJson[];
  readonly contents?: readonly ContentsJson[];
}

/** Returns the report on a package as it is written to JSON, by the application and by the command line. */
export const packageJson = ({ overview, documents, contents, ...report }: PackageReport): PackageJson => ({
  ...report,
  ...(contents && { contents: contents.map(({ place, entries }) => ({ path: pathIn(place), entries })) }),
  ...(overview && { overview: documentJson(overview) }),
  documents: documents.map(documentJson),
});

const documentJson = ({ files, mainFile, ...document }: PackageDocument): DocumentJson => ({
  ...document,
  files: files.map(({ place, ...file }) => ({ path: pathIn(place), ...file })),
  ...(mainFile && { mainFile: pathIn(mainFile.place) }),
});

/** Returns the path of a file through nested containers. */
export const pathIn = (place: PackageFile['place']): string => place.join('/');
