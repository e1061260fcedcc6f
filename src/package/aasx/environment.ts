import { fail, ok, type Result } from '#lib/result.ts';

import type { FileTree } from '../container/file-tree.ts';
import type { ObjectId } from '../package-report.ts';
import { readJson, readXml, type MetadataProblem, type ReadContext } from '../read-context.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { childOf, childrenOf, childText } from '../xml/xml-query.ts';
import { aasElementOfJson, aasElementOfXml, type AasElement, type JsonLimits } from './aas-element.ts';
import { listMember, member, textMember, type Json } from '../json-query.ts';

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
    return xml.ok ? environmentOfXml(xml.value) : xml;
  }
  const json = await readJson(files, path, context);
  const { maxXmlDepth: maxDepth, maxNodes } = context.limits;
  return json.ok ? environmentOfJson(json.value, { maxDepth, remaining: { nodes: maxNodes } }) : json;
}

function environmentOfXml(root: XmlElement): Result<AasEnvironment, 'other-root'> {
  if (root.name !== 'environment' && root.name !== 'aasenv') return fail('other-root');
  const shells = childrenOf(childOf(root, 'assetAdministrationShells'), 'assetAdministrationShell');
  return ok({
    objectIds: shells.flatMap((shell) => {
      const asset = childOf(shell, 'assetInformation');
      return objectIdsOf({
        assetKind: childText(asset, 'assetKind'),
        globalAssetId: childText(asset, 'globalAssetId'),
        specific: childrenOf(childOf(asset, 'specificAssetIds'), 'specificAssetId').map((one) => ({
          label: childText(one, 'name'),
          id: childText(one, 'value'),
        })),
      });
    }),
    submodels: childrenOf(childOf(root, 'submodels'), 'submodel').map(aasElementOfXml),
  });
}

function environmentOfJson(root: Json, limits: JsonLimits): Result<AasEnvironment, 'other-root'> {
  if (member(root, 'submodels') === undefined && member(root, 'assetAdministrationShells') === undefined) {
    return fail('other-root');
  }
  return ok({
    objectIds: listMember(root, 'assetAdministrationShells').flatMap((shell) => {
      const asset = member(shell, 'assetInformation');
      return objectIdsOf({
        assetKind: textMember(asset, 'assetKind'),
        globalAssetId: textMember(asset, 'globalAssetId'),
        specific: listMember(asset, 'specificAssetIds').map((one) => ({
          label: textMember(one, 'name'),
          id: textMember(one, 'value'),
        })),
      });
    }),
    submodels: listMember(root, 'submodels')
      .slice(0, limits.remaining.nodes)
      .map((one) => aasElementOfJson(one, limits)),
  });
}

interface AssetInformation {
  readonly assetKind: string | undefined;
  readonly globalAssetId: string | undefined;
  readonly specific: readonly { readonly label: string | undefined; readonly id: string | undefined }[];
}

function objectIdsOf({ assetKind, globalAssetId, specific }: AssetInformation): readonly ObjectId[] {
  const kind = kindOf(assetKind);
  const all = [{ id: globalAssetId, label: undefined }, ...specific];
  return all.flatMap(({ id, label }) =>
    id === undefined ? [] : [{ id, kind, ...(label !== undefined && { label }) }],
  );
}

function kindOf(assetKind: string | undefined): ObjectId['kind'] {
  if (assetKind === 'Instance') return 'individual';
  return assetKind === 'Type' ? 'type' : 'unspecified';
}
