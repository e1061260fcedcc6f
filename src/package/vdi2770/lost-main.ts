import { createPathFinder, unwrapped, type FileTree } from '../container/file-tree.ts';
import { isEntryUnreadableError } from '../container/unpack.ts';
import { openNestedZipTree } from '../container/zip-tree.ts';
import { undescribedDocument } from '../described-document.ts';
import { entryNameOf, type ReadContext } from '../read-context.ts';
import { splitByContainer } from './container-folders.ts';
import { findVdiMetadata, mainName, readOwnDocument, type OwnDocument } from './read-own-document.ts';

/** Containers that are opened to recognize a documentation; at least half of them must be of VDI 2770. */
const maxOpened = 8;

const isNamed = (path: string): boolean => /^VDI[ _-]?2770/i.test(path);
const isZipName = (path: string): boolean => /\.zip$/i.test(path);

/**
 * Returns true if files could be a documentation whose main metadata is missing or has another name: containers, and
 * beside them at most one XML and one PDF at the top, as a main document has.
 */
export function mayLackMain(paths: readonly string[]): boolean {
  const { folders, rest } = splitByContainer(paths);
  const others = rest.filter((path) => !isZipName(path));
  const containers = folders.size + rest.length - others.length;
  const least = others.every(isNamed) ? 1 : 2;
  // A folder with everything in it is the package.
  const isWrapper = folders.size === 1 && rest.length === 0;
  return (
    !isWrapper &&
    containers >= least &&
    others.every((path) => /^[^/]+\.(?:xml|pdf)$/i.test(path)) &&
    new Set(others.map((path) => path.slice(-4).toLowerCase())).size === others.length
  );
}

/** Returns true if most of the first containers are of VDI 2770. Rejects with a read error. */
export async function holdsContainers(files: FileTree, context: ReadContext): Promise<boolean> {
  if (!mayLackMain(files.paths)) return false;
  const { folders, rest } = splitByContainer(files.paths);
  const zips = rest.filter(isZipName).slice(0, maxOpened);
  let found = folders.size;
  for (const path of zips) if (await isContainer(files, path, context)) found += 1;
  return found > 0 && found >= zips.length / 2;
}

async function isContainer(files: FileTree, path: string, context: ReadContext): Promise<boolean> {
  try {
    const tree = await openNestedZipTree(files, path, context);
    if (tree === undefined) return false;
    const { files: inner } = unwrapped(tree, (paths) => findVdiMetadata(paths) !== undefined);
    return findVdiMetadata(inner.paths) !== undefined;
  } catch (error) {
    if (isEntryUnreadableError(error)) return false;
    throw error;
  }
}

/** Reads the main document of such a documentation: what an XML of another name says, or a PDF alone. */
export async function readLostMain(
  files: FileTree,
  context: ReadContext,
): Promise<OwnDocument & { readonly hasDocument: boolean }> {
  const { rest } = splitByContainer(files.paths);
  const [xml, pdf] = ['.xml', '.pdf'].map((extension) =>
    rest.find((path) => path.toLowerCase().endsWith(extension)),
  );
  if (xml !== undefined) {
    const options = { finder: createPathFinder(files.paths), context };
    const own = await readOwnDocument(
      files,
      { path: xml, isMain: true, problem: 'PACKAGE-NO-MAIN' },
      options,
    );
    if (own.metadata !== undefined) return { ...own, hasDocument: true };
  }
  const entry = entryNameOf(files, mainName);
  const paths = pdf === undefined ? [] : [pdf];
  return {
    reading: undescribedDocument(files, paths, entry),
    paths: new Set(paths),
    rawFindings: [{ code: 'PACKAGE-NO-MAIN', entry }],
    hasDocument: pdf !== undefined,
  };
}
