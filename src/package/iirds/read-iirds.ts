import { pathOf } from '#manual/rules/paths.ts';

import { createPathFinder, type FileTree } from '../container/file-tree.ts';
import { pathOfFileUrl } from '../container/file-url.ts';
import { completeDocument } from '../described-document.ts';
import type { RawPackageFinding } from '../package-finding.ts';
import type { PackageReading } from '../package-reading.ts';
import {
  entryNameOf,
  grouped,
  readMetadata,
  readXml,
  unnamedFindings,
  unreadableMetadata,
  type ReadContext,
} from '../read-context.ts';
import { describeIirds, type IirdsDescription } from './describe-iirds.ts';
import { rdfGraphOf } from './rdf-graph.ts';

/** Path of the metadata. */
const metadataPath = 'META-INF/metadata.rdf';
const mediaType = 'application/iirds+zip';

/** Returns true if files may be an iiRDS package, by their names alone. */
export const mayBeIirds = (paths: readonly string[]): boolean =>
  paths.includes(metadataPath) || paths.includes('mimetype');

/** Reads an iiRDS package; `undefined` if it is none. Rejects with a read error. */
export async function readIirds(files: FileTree, context: ReadContext): Promise<PackageReading | undefined> {
  const isMarked = await hasMediaType(files, context);
  if (!files.paths.includes(metadataPath)) {
    return isMarked ? unreadable(context, { code: 'PACKAGE-NO-METADATA', entry: metadataPath }) : undefined;
  }
  const entry = entryNameOf(files, metadataPath);
  const xml = await readXml(files, metadataPath, context);
  const description = xml.ok ? describeIirds(rdfGraphOf(xml.value)) : undefined;
  if (description !== undefined) return readDescribed(files, description, { entry, context });
  if (!isMarked) return undefined;
  return unreadable(context, unreadableMetadata(entry, xml.ok ? 'other-root' : xml.problem));
}

const unreadable = (context: ReadContext, rawFinding: RawPackageFinding): PackageReading => ({
  format: 'iirds',
  titles: {},
  languages: [],
  objectIds: [],
  documents: [],
  topics: 0,
  findings: grouped(context, [rawFinding]),
});

async function hasMediaType(files: FileTree, context: ReadContext): Promise<boolean> {
  if (!files.paths.includes('mimetype') || files.sizeOf('mimetype') > 100) return false;
  const bytes = await readMetadata(files, 'mimetype', context);
  return bytes.ok && new TextDecoder().decode(bytes.value).trim() === mediaType;
}

function readDescribed(
  files: FileTree,
  description: IirdsDescription,
  { entry, context }: { readonly entry: string; readonly context: ReadContext },
): PackageReading {
  const { variant, titles, languages, manufacturer, objectIds, topics } = description;
  const finder = createPathFinder(files.paths);
  const isHandover = variant === 'H';
  const completed = description.documents.map((one) =>
    completeDocument(
      {
        ...one,
        files: one.files.flatMap((file) => toPath(file.name, finder).map((name) => ({ ...file, name }))),
      },
      { files, finder, entry, needsPdf: isHandover },
    ),
  );
  const named = new Set(
    description.sources
      .flatMap((source) => toPath(source, finder))
      .map((name) => finder.find(name)?.path ?? ''),
  );
  const unnamed = isHandover ? files.paths.filter((path) => !named.has(path) && !isOfFormat(path)) : [];
  return {
    format: 'iirds',
    variant,
    titles,
    languages,
    ...(manufacturer !== undefined && { manufacturer }),
    objectIds,
    documents: completed.map(({ reading }) => reading),
    topics,
    findings: grouped(
      context,
      completed.flatMap(({ rawFindings }) => rawFindings),
      unnamedFindings(files, unnamed),
    ),
  };
}

const toPath = (source: string, finder: ReturnType<typeof createPathFinder>): readonly string[] => {
  const path = pathOfFileUrl(source, finder);
  return path === undefined ? [] : [pathOf(path)];
};

/** Files that the format asks for, and that metadata doesn't name. */
const isOfFormat = (path: string): boolean =>
  path === 'mimetype' || path === 'index.html' || path.startsWith('META-INF/');
