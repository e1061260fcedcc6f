import type { PackageFinding } from './package-finding.ts';

/** Format of a package; `zip` for a ZIP whose files are documents, without any description. */
export type PackageFormat = 'vdi2770' | 'iirds' | 'aasx' | 'zip';

/**
 * Kind of a package within its format. VDI 2770: a container of one document, or a documentation of several such
 * containers. iiRDS: unrestricted, for archives (`A`) or for handover (`H`).
 */
export type PackageVariant = 'document' | 'documentation' | 'unrestricted' | 'A' | 'H';

/** Texts by language tag (BCP 47), as the package states them; `und` if it doesn't say in which language a text is. */
export type Texts = Readonly<Record<string, string>>;

/** ID of a product that documents belong to. */
export interface ObjectId {
  readonly id: string;
  /** One product, such as a serial number, or a type of product. */
  readonly kind: 'individual' | 'type' | 'unspecified';
  /** Kind of the ID in the package's own words: `serial number`. */
  readonly label?: string;
}

/** Place of a file: the names of the containers around it, outermost first, and its path in the last one. */
export type FilePlace = readonly string[];

/** A file of a document. */
export interface PackageFile {
  readonly place: FilePlace;
  readonly sizeBytes: number;
  /** As the metadata states it. */
  readonly mediaType?: string;
}

/** A document of a package. All texts are data of its author, never markup. */
export interface PackageDocument {
  /** Empty if the metadata states none. */
  readonly id: string;
  readonly titles: Texts;
  /** BCP 47. */
  readonly languages: readonly string[];
  /** Classes of VDI 2770, such as `03-02`. */
  readonly classIds: readonly string[];
  readonly version?: string;
  /** Life-cycle status as the metadata states it, such as `Released`. */
  readonly status?: string;
  /** Name of the manufacturer, or of the author where no manufacturer is stated. */
  readonly manufacturer?: string;
  readonly objectIds: readonly ObjectId[];
  /** Files that are there, as the metadata lists them. */
  readonly files: readonly PackageFile[];
  /** The one to read of `files`: a PDF, or the only file of a document that nothing describes. */
  readonly mainFile?: PackageFile;
}

/** A page of a package in its table of contents, or a heading, which has no path. */
export interface ContentsEntry {
  readonly titles: Texts;
  /** Number of entries around it. */
  readonly level: number;
  readonly path?: string;
}

/** Pages of an iiRDS package in the order of its table of contents. */
export interface ContentsTable {
  /** Place of the package: empty for the outermost one. Paths are paths in it. */
  readonly place: FilePlace;
  readonly entries: readonly ContentsEntry[];
}

/** A package as it describes itself. */
export interface PackageReport {
  readonly format: PackageFormat;
  readonly variant?: PackageVariant;
  readonly titles: Texts;
  readonly languages: readonly string[];
  readonly manufacturer?: string;
  /** Each once: those of the package, then those of its documents. */
  readonly objectIds: readonly ObjectId[];
  /** The document that lists the others, if there is one. It isn't one of `documents`. */
  readonly overview?: PackageDocument;
  readonly documents: readonly PackageDocument[];
  /** Number of topics of an iiRDS package. */
  readonly topics: number;
  /** Number of files that systems and programs created for themselves, if the others are the documents. */
  readonly leftOut?: number;
  /** Tables of contents of the iiRDS packages in it, each with at least one page. */
  readonly contents?: readonly ContentsTable[];
  readonly findings: readonly PackageFinding[];
}

/** Progress of reading a package. */
export interface PackageProgress {
  readonly doneContainers: number;
  readonly totalContainers: number;
}
