import { type FileTree, createPathFinder, subtree, unwrapped } from '../container/file-tree.ts';
import { type DocumentReading, undescribedDocument } from '../described-document.ts';
import { mayBeIirds, readIirds, withContents } from '../iirds/read-iirds.ts';
import { type NestedOptions, readNested } from '../nested-container.ts';
import type { PackageReading } from '../package-reading.ts';
import { type ReadContext, encryptedFindings, entryNameOf, unnamedFindings } from '../read-context.ts';
import { type PackageFinding, type RawPackageFinding, groupFindings } from '../report/package-finding.ts';
import type { ContentsTable } from '../report/package-report.ts';
import { type OwnDocument, findVdiMetadata, readOwnDocument } from './read-own-document.ts';
import type { DocumentReference } from './read-vdi-metadata.ts';

/** A container with everything in it. */
interface VdiReading {
  /** The document that lists those of a documentation. */
  readonly overview?: DocumentReading;
  readonly documents: readonly DocumentReading[];
  /** Number of topics in iiRDS packages. */
  readonly topics: number;
  /** Tables of contents of these. */
  readonly contents?: readonly ContentsTable[];
  /** All IDs of all documents. */
  readonly ids: readonly DocumentReference[];
  /** False if a container in it couldn't be read. */
  readonly isComplete: boolean;
  readonly findings: readonly PackageFinding[];
}

/** Returns true if files have the metadata of a container at the top. */
export const isVdiContainer = (paths: readonly string[]): boolean => findVdiMetadata(paths) !== undefined;

/** Reads a VDI 2770 package. Rejects with a read error. */
export async function readVdiPackage(files: FileTree, context: ReadContext): Promise<PackageReading> {
  const { overview, documents, topics, contents, findings } = await readVdiContainer(files, context);
  const described = overview ?? documents[0];
  const manufacturer = described?.document.manufacturer;
  return {
    format: 'vdi2770',
    variant: overview ? 'documentation' : 'document',
    titles: described?.document.titles ?? {},
    languages: [...new Set(documents.flatMap(({ document }) => document.languages))],
    ...(manufacturer !== undefined && { manufacturer }),
    objectIds: [],
    ...(overview && { overview }),
    documents,
    topics,
    ...withContents(contents ?? []),
    findings,
  };
}

/** Reads a container, whose metadata is at the top, with all containers in it. Rejects with a read error. */
async function readVdiContainer(files: FileTree, context: ReadContext, nesting = 0): Promise<VdiReading> {
  const finder = createPathFinder(files.paths);
  const metadata = findVdiMetadata(files.paths);
  if (metadata === undefined) return withoutMetadata(files);
  const own = await readOwnDocument(files, metadata, { finder, context });
  return metadata.isMain ? readDocumentation(files, own, { context, nesting }) : documentReading(files, own);
}

function documentReading(files: FileTree, own: OwnDocument): VdiReading {
  const unnamed = files.paths.filter((path) => !own.paths.has(path));
  return {
    documents: [own.reading],
    ids: own.metadata?.ids ?? [],
    topics: 0,
    isComplete: own.metadata !== undefined,
    findings: groupFindings(own.rawFindings, unnamedFindings(files, unnamed)),
  };
}

function withoutMetadata(files: FileTree): VdiReading {
  const entry = files.placeOf('').slice(0, -1).join('/');
  return {
    documents: [undescribedDocument(files, files.paths, entry)],
    ids: [],
    topics: 0,
    isComplete: false,
    findings: groupFindings([{ code: 'PACKAGE-NO-METADATA', entry }]),
  };
}

async function readDocumentation(
  files: FileTree,
  own: OwnDocument,
  { context, nesting }: NestedOptions,
): Promise<VdiReading> {
  const { folders, rest: outside } = splitByContainer(files.paths);
  const rest = outside.filter((path) => !own.paths.has(path));
  const containers = rest.filter(isContainerName);
  const unnamed = rest.filter((path) => !isContainerName(path));
  context.counts.foundContainers += containers.length;
  const nested: VdiReading[] = [];
  for (const [folder, paths] of folders) {
    nested.push(await readVdiContainer(subtree(files, folder, paths), context, nesting));
  }
  // One after another, because compressed ones may be in memory.
  for (const path of containers) {
    nested.push(await readContainer(files, path, { context, nesting: nesting + 1 }));
  }
  const ids = [...(own.metadata?.ids ?? []), ...nested.flatMap((one) => one.ids)];
  const isComplete = own.metadata !== undefined && nested.every((one) => one.isComplete);
  return {
    overview: own.reading,
    documents: nested.flatMap(({ overview, documents }) => [...(overview ? [overview] : []), ...documents]),
    ids,
    topics: nested.reduce((sum, one) => sum + one.topics, 0),
    ...withContents(nested.flatMap(({ contents = [] }) => contents)),
    isComplete,
    findings: [
      ...groupFindings(
        own.rawFindings,
        unnamedFindings(files, unnamed),
        isComplete ? missingDocuments(own, ids, own.reading.entry) : [],
      ),
      ...nested.flatMap((one) => one.findings),
    ],
  };
}

/** A documentation may hold iiRDS packages beside its own containers. */
const isContainerName = (path: string): boolean => /\.(?:zip|iirds)$/i.test(path);

/** Reads a container in another one; whatever is wrong with it is a finding. */
async function readContainer(files: FileTree, path: string, options: NestedOptions): Promise<VdiReading> {
  const entry = entryNameOf(files, path);
  const nested = await readNested({ files, path }, options, async (tree) => {
    const { files: inner, wrapper } = unwrapped(tree, (paths) => isVdiContainer(paths) || mayBeIirds(paths));
    const wrapped: readonly RawPackageFinding[] =
      wrapper === undefined ? [] : [{ code: 'PACKAGE-WRAPPED', entry }];
    const reading = await readInner(inner, options);
    return {
      ...reading,
      findings: [...groupFindings(encryptedFindings(tree), wrapped), ...reading.findings],
    };
  });
  if (nested.ok) return nested.value;
  const { problem } = nested;
  return { ...noDocuments, findings: groupFindings(problem ? [{ code: problem, entry }] : []) };
}

/** Reads a container, which may be an iiRDS package. */
async function readInner(files: FileTree, { context, nesting }: NestedOptions): Promise<VdiReading> {
  const iirds = mayBeIirds(files.paths) ? await readIirds(files, context, nesting) : undefined;
  if (iirds === undefined) return readVdiContainer(files, context, nesting);
  const { documents, topics, contents = [], findings } = iirds;
  const ids = documents.map(({ document }) => ({ id: document.id, domain: undefined }));
  return { documents, ids, topics, ...withContents(contents), findings, isComplete: true };
}

const noDocuments = { documents: [], ids: [], topics: 0, isComplete: false };

/** Documents that the main document lists, and that aren't there. */
function missingDocuments(
  { metadata }: OwnDocument,
  ids: readonly DocumentReference[],
  entry: string,
): readonly RawPackageFinding[] {
  const known = new Map<string, Set<string | undefined>>();
  for (const { id, domain } of ids) known.set(id, (known.get(id) ?? new Set()).add(domain));
  const isThere = ({ id, domain }: DocumentReference): boolean => {
    const domains = known.get(id);
    return domains !== undefined && (domain === undefined || domains.has(domain) || domains.has(undefined));
  };
  return (metadata?.references ?? [])
    .filter((reference) => !isThere(reference))
    .map(({ id }) => ({ code: 'PACKAGE-DOCUMENT-MISSING', entry, document: id }));
}

/** Paths of a container, split by the unpacked containers in it. */
interface SplitPaths {
  /** Paths by the folder of their container; the folders end with a slash. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
  readonly rest: readonly string[];
}

const metadataPattern = /^(.+\/)VDI2770_(?:Main|Metadata)\.xml$/i;

/** Splits paths by the outermost folders that hold metadata. */
export function splitByContainer(paths: readonly string[]): SplitPaths {
  const starts = outermost(paths.flatMap((path) => metadataPattern.exec(path)?.[1] ?? []));
  if (starts.length === 0) return { folders: new Map(), rest: paths };
  const folderOf = new Map<string, string>();
  let at = 0;
  // In sorted order, all paths in a folder follow it directly.
  for (const path of paths.toSorted()) {
    const isBehind = (start: string): boolean => start < path && !path.startsWith(start);
    while (at < starts.length && isBehind(starts[at]!)) at += 1;
    const start = starts[at];
    if (start !== undefined && path.startsWith(start)) folderOf.set(path, start);
  }
  const folders = new Map(starts.map((start) => [start, [] as string[]]));
  for (const [path, folder] of folderOf) folders.get(folder)?.push(path);
  return { folders, rest: paths.filter((path) => !folderOf.has(path)) };
}

function outermost(folders: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const folder of folders.toSorted()) {
    const last = found.at(-1);
    if (last === undefined || !folder.startsWith(last)) found.push(folder);
  }
  return found;
}
