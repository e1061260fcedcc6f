import { type Result, fail, ok } from '#lib/result.ts';

import type { FileTree } from '../container/file-tree.ts';
import { type MetadataProblem, type ReadContext, readJson, readXml } from '../read-context.ts';
import type { ObjectId } from '../report/package-report.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { childOf, childText, childrenOf } from '../xml/xml-query.ts';
import { type AasElement, aasElementOf } from './aas-element.ts';

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

/** Members that are read; items of a list have the name of the list in the singular. */
const members = new Set(
  (
    'assetAdministrationShells assetInformation assetKind globalAssetId specificAssetIds name submodels ' +
    'submodelElements statements value idShort semanticId keys contentType language text'
  ).split(' '),
);

/** Nesting and items of lists that may still be read. */
interface JsonLimits {
  readonly maxDepth: number;
  readonly remaining: { items: number };
}

/**
 * Returns an environment in JSON in the form of the same one in XML (IDTA 01001-3, which defines both). Anything beyond
 * the limits is left out.
 */
function xmlOfJson(name: string, json: unknown, { maxDepth, remaining }: JsonLimits): XmlElement {
  const inner = { maxDepth: maxDepth - 1, remaining };
  let children: readonly XmlElement[] = [];
  if (maxDepth > 0 && Array.isArray(json)) {
    const items: readonly unknown[] = json.slice(0, Math.max(0, remaining.items));
    remaining.items -= items.length;
    children = items.map((item) => xmlOfJson(itemNameOf(name, item), item, inner));
  } else if (maxDepth > 0 && typeof json === 'object' && json !== null) {
    children = Object.entries(json).flatMap(([member, value]: readonly [string, unknown]) =>
      members.has(member) && !isEmptyList(value) ? [xmlOfJson(member, value, inner)] : [],
    );
  }
  return { namespace: '', name, attributes: [], children, text: typeof json === 'string' ? json : '' };
}

const isEmptyList = (json: unknown): boolean => Array.isArray(json) && json.length === 0;

function itemNameOf(list: string, item: unknown): string {
  if (typeof item === 'object' && item !== null && 'language' in item) return 'langString';
  return list === 'submodelElements' ? 'element' : list.replace(/s$/, '');
}
