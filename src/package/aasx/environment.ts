import { fail, ok, type Result } from '#lib/result.ts';

import type { FileTree } from '../container/file-tree.ts';
import { readJson, readXml, type MetadataProblem, type ReadContext } from '../read-context.ts';
import type { ObjectId } from '../report/package-report.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { childOf, childrenOf, childText } from '../xml/xml-query.ts';
import { aasElementOf, type AasElement } from './aas-element.ts';
import { xmlOfJson } from './xml-of-json.ts';

/** Content of an Asset Administration Shell: IDs of its assets, and its submodels. */
export interface AasEnvironment {
  readonly objectIds: readonly ObjectId[];
  readonly submodels: readonly AasElement[];
}

/** Reads an environment in XML or JSON. Rejects with a read error. */
export async function readEnvironment(
  files: FileTree,
  path: string,
  context: ReadContext,
): Promise<Result<AasEnvironment, MetadataProblem>> {
  if (!/\.json$/i.test(path)) {
    const xml = await readXml(files, path, context);
    if (!xml.ok) return xml;
    return /^(?:environment|aasenv)$/.test(xml.value.name)
      ? ok(environmentOf(xml.value))
      : fail('other-root');
  }
  const json = await readJson(files, path, context);
  if (!json.ok) return json;
  const { maxXmlDepth, maxNodes } = context.limits;
  // In JSON a list is one more level around its items.
  const limits = { maxDepth: 2 * maxXmlDepth, remaining: { items: maxNodes } };
  const root = xmlOfJson('environment', json.value, limits);
  const isEnvironment = root.children.some(({ name }) =>
    /^(?:submodels|assetAdministrationShells)$/.test(name),
  );
  return isEnvironment ? ok(environmentOf(root)) : fail('other-root');
}

function environmentOf(root: XmlElement): AasEnvironment {
  const shells = childrenOf(childOf(root, 'assetAdministrationShells'), 'assetAdministrationShell');
  return {
    objectIds: shells.flatMap((shell) => objectIdsOf(childOf(shell, 'assetInformation'))),
    submodels: childrenOf(childOf(root, 'submodels'), 'submodel').map(aasElementOf),
  };
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
