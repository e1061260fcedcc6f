import { isPageName } from '#file-type/page-names.ts';
import { pathOf } from '#zip/paths.ts';

import { createPathFinder, type FileTree, type PathFinder } from '../container/file-tree.ts';
import { pathOfFileUrl } from '../container/file-url.ts';
import { completeDocument } from '../described-document.ts';
import { readNested, type NestedOptions } from '../nested-container.ts';
import type { PackageReading } from '../package-reading.ts';
import {
  encryptedFindings,
  entryNameOf,
  readMetadata,
  readXml,
  unnamedFindings,
  unreadableMetadata,
  type ReadContext,
} from '../read-context.ts';
import {
  groupFindings,
  mergeFindings,
  type PackageFinding,
  type RawPackageFinding,
} from '../report/package-finding.ts';
import type { ContentsEntry, ContentsTable } from '../report/package-report.ts';
import { describeIirds, type IirdsDescription } from './describe-iirds.ts';
import { rdfGraphOf } from './rdf-graph.ts';

const metadataPath = 'META-INF/metadata.rdf';
const mediaType = 'application/iirds+zip';

/** Returns true if files may be an iiRDS package, by their names alone. */
export const mayBeIirds = (paths: readonly string[]): boolean =>
  [metadataPath, 'mimetype'].some((path) => paths.includes(path));

/**
 * Reads an iiRDS package, with the packages in it; `undefined` if it is none. `nesting` is the number of containers around
 * it. Rejects with a read error.
 */
export async function readIirds(
  files: FileTree,
  context: ReadContext,
  nesting = 0,
): Promise<PackageReading | undefined> {
  const entry = entryNameOf(files, metadataPath);
  const isMarked = await hasMediaType(files, context);
  if (!files.paths.includes(metadataPath)) {
    return isMarked ? undescribed([{ code: 'PACKAGE-NO-METADATA', entry: metadataPath }]) : undefined;
  }
  const xml = await readXml(files, metadataPath, context);
  const description = xml.ok ? describeIirds(rdfGraphOf(xml.value)) : undefined;
  if (description !== undefined) {
    const own = readDescribed(files, description, entry);
    return withNested(own, await readInnerPackages(files, { context, nesting: nesting + 1 }));
  }
  if (!isMarked) return undefined;
  return undescribed([unreadableMetadata(entry, xml.ok ? 'other-root' : xml.problem)]);
}

/** Returns true for a ZIP that holds iiRDS packages and nothing else. */
export const isIirdsCollection = (paths: readonly string[]): boolean =>
  paths.length > 0 && paths.every(isIirdsName);

/** Reads a ZIP of iiRDS packages; `undefined` if none of them can be read. Rejects with a read error. */
export async function readIirdsCollection(
  files: FileTree,
  context: ReadContext,
): Promise<PackageReading | undefined> {
  const { readings, findings } = await readInnerPackages(files, { context, nesting: 1 });
  const [first, ...others] = readings;
  if (first === undefined) return undefined;
  const own = others.length === 0 ? first : { ...undescribed([]), languages: [] };
  const added = others.length === 0 ? [] : readings;
  return withNested(own, { readings: added, findings });
}

interface InnerPackages {
  readonly readings: readonly PackageReading[];
  /** About packages that can't be read. */
  readonly findings: readonly PackageFinding[];
}

const isIirdsName = (path: string): boolean => /\.iirds$/i.test(path);

/** Reads the iiRDS packages in a container; whatever is wrong with one is a finding. */
async function readInnerPackages(files: FileTree, options: NestedOptions): Promise<InnerPackages> {
  const { context, nesting } = options;
  const readings: PackageReading[] = [];
  const rawFindings: RawPackageFinding[] = [];
  const paths = files.paths.filter(isIirdsName);
  context.counts.foundContainers += paths.length;
  for (const path of paths) {
    const nested = await readNested({ files, path }, options, async (inner) => {
      rawFindings.push(...encryptedFindings(inner));
      return readIirds(inner, context, nesting);
    });
    if (nested.ok && nested.value) readings.push(nested.value);
    const code = nested.ok ? nested.value === undefined && 'PACKAGE-NO-METADATA' : nested.problem;
    if (code) rawFindings.push({ code, entry: entryNameOf(files, path) });
  }
  return { readings, findings: groupFindings(rawFindings) };
}

/** Adds what is in the packages of a package. */
const withNested = (own: PackageReading, { readings, findings }: InnerPackages): PackageReading => ({
  ...own,
  objectIds: [own, ...readings].flatMap(({ objectIds }) => objectIds),
  documents: [own, ...readings].flatMap(({ documents }) => documents),
  topics: [own, ...readings].reduce((sum, { topics }) => sum + topics, 0),
  ...withContents([own, ...readings].flatMap(({ contents = [] }) => contents)),
  findings: mergeFindings(own.findings, findings, ...readings.map((one) => one.findings)),
});

/** A report has tables of contents only if there are any. */
export const withContents = (contents: readonly ContentsTable[]): Pick<PackageReading, 'contents'> =>
  contents.length > 0 ? { contents } : {};

const undescribed = (rawFindings: readonly RawPackageFinding[]): PackageReading => ({
  format: 'iirds',
  titles: {},
  languages: [],
  objectIds: [],
  documents: [],
  topics: 0,
  findings: groupFindings(rawFindings),
});

async function hasMediaType(files: FileTree, context: ReadContext): Promise<boolean> {
  if (!files.paths.includes('mimetype') || files.sizeOf('mimetype') > 100) return false;
  const bytes = await readMetadata(files, 'mimetype', context);
  return bytes.ok && new TextDecoder().decode(bytes.value).trim() === mediaType;
}

/** `entry` is the place of the metadata. */
function readDescribed(files: FileTree, description: IirdsDescription, entry: string): PackageReading {
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
  const contents = contentsOf(files, description, finder);
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
    ...withContents(
      contents.length > 0 ? [{ place: files.placeOf('').slice(0, -1), entries: contents }] : [],
    ),
    findings: groupFindings(
      completed.flatMap((one) => one.rawFindings),
      unnamedFindings(files, unnamed),
    ),
  };
}

/** Returns the pages in a table of contents, with the headings above them; several entries may lead to one page. */
function contentsOf(
  files: FileTree,
  { directory }: IirdsDescription,
  finder: PathFinder,
): readonly ContentsEntry[] {
  const paths = new Set<string>();
  const entries: ContentsEntry[] = [];
  for (const { source, titles, level } of directory) {
    if (source === undefined) entries.push({ titles, level });
    for (const name of source === undefined ? [] : toPath(source, finder)) {
      const path = files.placeOf(finder.find(name)?.path ?? '').at(-1)!;
      if (isPageName(path) && !paths.has(path)) entries.push({ titles, level, path });
      paths.add(path);
    }
  }
  return withoutGaps(withoutEmptyHeadings(entries));
}

/** Leaves out headings with no page below them. */
function withoutEmptyHeadings(entries: readonly ContentsEntry[]): readonly ContentsEntry[] {
  const kept: ContentsEntry[] = [];
  for (const entry of entries.toReversed()) {
    const isAbove = (kept.at(-1)?.level ?? 0) > entry.level;
    if (entry.path !== undefined || isAbove) kept.push(entry);
  }
  return kept.toReversed();
}

/** Counts levels again without the entries that were left out. */
function withoutGaps(entries: readonly ContentsEntry[]): readonly ContentsEntry[] {
  const around: number[] = [];
  return entries.map((entry) => {
    while ((around.at(-1) ?? -1) >= entry.level) around.pop();
    around.push(entry.level);
    return { ...entry, level: around.length - 1 };
  });
}

const toPath = (source: string, finder: PathFinder): readonly string[] => {
  const path = pathOfFileUrl(source, finder);
  return path === undefined ? [] : [pathOf(path)];
};

/** Files that the format asks for, and that metadata doesn't name. */
const isOfFormat = (path: string): boolean =>
  path === 'mimetype' || path === 'index.html' || path.startsWith('META-INF/');
