import { folderOf, baseName } from '#zip/paths.ts';

import { createPathFinder, type FileTree, type PathFinder } from '../container/file-tree.ts';
import { pathOfFileUrl } from '../container/file-url.ts';
import { completeDocument, type DescribedDocument } from '../described-document.ts';
import type { PackageReading } from '../package-reading.ts';
import { entryNameOf, readXml, unreadableMetadata, type ReadContext } from '../read-context.ts';
import { groupFindings, type RawPackageFinding } from '../report/package-finding.ts';
import { attributeOf, childrenOf } from '../xml/xml-query.ts';
import { readEnvironment, type AasEnvironment } from './environment.ts';
import { handoverDocuments } from './handover-documents.ts';

/** Relationships of the package as a whole (Open Packaging Conventions, ECMA-376 part 2). */
const rootRelations = '_rels/.rels';

/** Returns true if files may be an AASX package, by their names alone. */
export const mayBeAasx = (paths: readonly string[]): boolean => paths.includes(rootRelations);

/** Reads an AASX package; `undefined` if it is none. Rejects with a read error. */
export async function readAasx(files: FileTree, context: ReadContext): Promise<PackageReading | undefined> {
  const finder = createPathFinder(files.paths);
  const [origin] = await relatedParts(files, '', { type: 'aasx-origin', finder, context });
  if (origin === undefined) return undefined;
  const specs = [
    ...(await relatedParts(files, origin, { type: 'aas-spec', finder, context })),
    ...(await relatedParts(files, origin, { type: 'aas-spec-split', finder, context })),
  ];
  const rawFindings: RawPackageFinding[] = [];
  const environments: AasEnvironment[] = [];
  const documents: ReturnType<typeof completeDocument>[] = [];
  if (specs.length === 0) {
    rawFindings.push({ code: 'PACKAGE-NO-METADATA', entry: entryNameOf(files, origin) });
  }
  for (const path of new Set(specs)) {
    const entry = entryNameOf(files, path);
    const spec = finder.find(path);
    if (spec === undefined) {
      rawFindings.push({ code: 'PACKAGE-FILE-MISSING', entry });
      continue;
    }
    const environment = await readEnvironment(files, spec.path, context);
    if (!environment.ok) {
      rawFindings.push(unreadableMetadata(entry, environment.problem));
      continue;
    }
    environments.push(environment.value);
    for (const described of environment.value.submodels.flatMap(handoverDocuments)) {
      documents.push(
        completeDocument(inPackage(described, finder), { files, finder, entry, needsPdf: false }),
      );
    }
  }
  return {
    format: 'aasx',
    titles: {},
    languages: [],
    objectIds: environments.flatMap(({ objectIds }) => objectIds),
    documents: documents.map(({ reading }) => reading),
    topics: 0,
    findings: groupFindings(
      rawFindings,
      documents.flatMap((one) => one.rawFindings),
    ),
  };
}

interface RelationOptions {
  /** Last part of the type: its beginning differs between versions. */
  readonly type: string;
  readonly finder: PathFinder;
  readonly context: ReadContext;
}

/** Returns the paths of the parts that a part is related to; that of the package itself is empty. */
async function relatedParts(
  files: FileTree,
  part: string,
  { type, finder, context }: RelationOptions,
): Promise<readonly string[]> {
  const path = finder.find(`${folderOf(part)}_rels/${baseName(part)}.rels`)?.path;
  const xml = path === undefined ? undefined : await readXml(files, path, context);
  if (!xml?.ok) return [];
  return childrenOf(xml.value, 'Relationship')
    .filter((one) => attributeOf(one, 'Type')?.split('/').at(-1) === type)
    .flatMap((one) => pathOfPart(attributeOf(one, 'Target') ?? '', part, finder));
}

function pathOfPart(target: string, from: string, finder: PathFinder): readonly string[] {
  const path = pathOfFileUrl(target.startsWith('/') ? target : folderOf(from) + target, finder);
  return path === undefined ? [] : [path.replace(/^\/+/, '')];
}

/** Leaves out files that are somewhere else on the net. */
const inPackage = (described: DescribedDocument, finder: PathFinder): DescribedDocument => ({
  ...described,
  files: described.files.flatMap((file) => {
    const name = pathOfFileUrl(file.name, finder);
    return name === undefined ? [] : [{ ...file, name }];
  }),
});
