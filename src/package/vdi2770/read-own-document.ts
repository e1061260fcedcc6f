import { fail, type Result } from '#lib/result.ts';

import { createPathFinder, type FileTree, type PathFinder } from '../container/file-tree.ts';
import { completeDocument, undescribedDocument, type DocumentReading } from '../described-document.ts';
import {
  entryNameOf,
  readXml,
  unreadableMetadata,
  type MetadataProblem,
  type ReadContext,
} from '../read-context.ts';
import type { RawPackageFinding } from '../report/package-finding.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { readVdiMetadata, type VdiMetadata } from './read-vdi-metadata.ts';

/** Names of the metadata of a documentation, and of a single document. */
const mainName = 'VDI2770_Main.xml';
const metadataName = 'VDI2770_Metadata.xml';

/** Metadata of a container, by its name. */
export interface VdiMetadataFile {
  readonly path: string;
  /** True for a documentation, false for a single document. */
  readonly isMain: boolean;
  /** False if its name differs in case or Unicode form. */
  readonly isExact: boolean;
}

/** Finds the metadata at the top of a container. */
export function findVdiMetadata(paths: readonly string[]): VdiMetadataFile | undefined {
  const { find } = createPathFinder(paths);
  const main = find(mainName);
  const file = main ?? find(metadataName);
  return file && { ...file, isMain: main !== undefined };
}

/** The document that the metadata of a container describes. */
export interface OwnDocument {
  readonly reading: DocumentReading;
  /** Absent if it can't be read. */
  readonly metadata?: VdiMetadata;
  /** The metadata and the files of the document. */
  readonly paths: ReadonlySet<string>;
  readonly rawFindings: readonly RawPackageFinding[];
}

/** Reads the document that the metadata of a container describes. */
export async function readOwnDocument(
  files: FileTree,
  { path, isMain, isExact }: VdiMetadataFile,
  { finder, context }: { readonly finder: PathFinder; readonly context: ReadContext },
): Promise<OwnDocument> {
  const entry = entryNameOf(files, path);
  const spelling: readonly RawPackageFinding[] = isExact ? [] : [{ code: 'PACKAGE-FILE-SPELLING', entry }];
  const isTooLarge = files.sizeOf(path) > context.limits.maxContainerMetadataBytes;
  const xml: Result<XmlElement, MetadataProblem> = isTooLarge
    ? fail('too-large')
    : await readXml(files, path, context);
  const metadata = xml.ok ? readVdiMetadata(xml.value) : xml;
  if (!metadata.ok) {
    const own = files.paths.filter((other) => (isMain ? /^VDI2770_Main\.pdf$/i.test(other) : other !== path));
    return {
      reading: undescribedDocument(files, own, entry),
      paths: new Set([path, ...own]),
      rawFindings: [...spelling, unreadableMetadata(entry, metadata.problem)],
    };
  }
  const completed = completeDocument(metadata.value, { files, finder, entry, needsPdf: true });
  return {
    reading: completed.reading,
    metadata: metadata.value,
    paths: new Set([path, ...completed.paths]),
    rawFindings: [...spelling, ...completed.rawFindings],
  };
}
