import type { XmlElement } from '../xml/read-xml.ts';

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
export function xmlOfJson(name: string, json: unknown, { maxDepth, remaining }: JsonLimits): XmlElement {
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
