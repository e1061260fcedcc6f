import { fail, ok, type Result } from '#lib/result.ts';

import type { FileTree } from '../container/file-tree.ts';
import type { ObjectId } from '../package-report.ts';
import { readXml, type MetadataProblem, type ReadContext } from '../read-context.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { childOf, childrenOf, childText } from '../xml/xml-query.ts';
import { aasElementOf, type AasElement } from './aas-element.ts';

/** Content of an Asset Administration Shell: IDs of its assets, and its submodels. */
export interface AasEnvironment {
  readonly objectIds: readonly ObjectId[];
  readonly submodels: readonly AasElement[];
}

/** Reads an environment. Rejects with a read error. */
export async function readEnvironment(
  files: FileTree,
  path: string,
  context: ReadContext,
): Promise<Result<AasEnvironment, MetadataProblem>> {
  const xml = await readXml(files, path, context);
  return xml.ok ? environmentOf(xml.value) : xml;
}

function environmentOf(root: XmlElement): Result<AasEnvironment, 'other-root'> {
  if (root.name !== 'environment' && root.name !== 'aasenv') return fail('other-root');
  const shells = childrenOf(childOf(root, 'assetAdministrationShells'), 'assetAdministrationShell');
  return ok({
    objectIds: shells.flatMap((shell) => objectIdsOf(childOf(shell, 'assetInformation'))),
    submodels: childrenOf(childOf(root, 'submodels'), 'submodel').map(aasElementOf),
  });
}

function objectIdsOf(asset: XmlElement | undefined): readonly ObjectId[] {
  const kind = kindOf(childText(asset, 'assetKind'));
  const specific = childrenOf(childOf(asset, 'specificAssetIds'), 'specificAssetId').map((one) => ({
    id: childText(one, 'value'),
    label: childText(one, 'name'),
  }));
  return [{ id: childText(asset, 'globalAssetId'), label: undefined }, ...specific].flatMap(({ id, label }) =>
    id === undefined ? [] : [{ id, kind, ...(label !== undefined && { label }) }],
  );
}

function kindOf(assetKind: string | undefined): ObjectId['kind'] {
  if (assetKind === 'Instance') return 'individual';
  return assetKind === 'Type' ? 'type' : 'unspecified';
}
