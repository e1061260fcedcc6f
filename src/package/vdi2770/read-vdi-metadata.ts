import { fail, ok, type Result } from '#lib/result.ts';

import type { DescribedDocument } from '../described-document.ts';
import { isVdiClassification } from '../report/class-ids.ts';
import type { ObjectId } from '../report/package-report.ts';
import { languageTags, textsOf } from '../report/texts.ts';
import type { XmlElement } from '../xml/read-xml.ts';
import { attributeOf, childOf, childrenOf, childText, exactText, textOf } from '../xml/xml-query.ts';

/** Reference to another document. */
export interface DocumentReference {
  readonly id: string;
  readonly domain: string | undefined;
}

/** Metadata of a VDI 2770 container. */
export interface VdiMetadata extends DescribedDocument {
  /** All IDs of the document, the primary one first. */
  readonly ids: readonly DocumentReference[];
  /** Documents that the main document lists. */
  readonly references: readonly DocumentReference[];
}

/** Reads the metadata of a document; anything that is missing or unknown is left out. */
export function readVdiMetadata(root: XmlElement): Result<VdiMetadata, 'other-root'> {
  if (root.name !== 'Document') return fail('other-root');
  const version = childOf(root, 'DocumentVersion');
  const objects = childrenOf(root, 'ReferencedObject');
  const descriptions = childrenOf(version, 'DocumentDescription');
  const ids = idsOf(root);
  const [primary] = ids;
  const versionId = childText(version, 'DocumentVersionId');
  const status = attributeOf(childOf(version, 'LifeCycleStatus'), 'StatusValue');
  const manufacturer =
    objects.map((object) => organizationOf(object, 'Manufacturer')).find((name) => name !== undefined) ??
    organizationOf(version, 'Author');
  return ok({
    document: {
      id: primary?.id ?? '',
      titles: textsOf(
        descriptions.map((one) => ({
          language: attributeOf(one, 'Language'),
          text: childText(one, 'Title'),
        })),
      ),
      languages: languageTags(childrenOf(version, 'Language').map(textOf)),
      classIds: classIdsOf(root),
      ...(versionId !== undefined && { version: versionId }),
      ...(status !== undefined && { status }),
      ...(manufacturer !== undefined && { manufacturer }),
      objectIds: objects.flatMap(objectIdsOf),
    },
    files: childrenOf(version, 'DigitalFile').flatMap((file) => {
      const name = exactText(file);
      return name === undefined ? [] : [{ name, mediaType: attributeOf(file, 'FileFormat') }];
    }),
    domain: primary?.domain,
    ids,
    references: childrenOf(version, 'DocumentRelationship').flatMap(idsOf),
  });
}

function idsOf(element: XmlElement): readonly DocumentReference[] {
  const all = childrenOf(element, 'DocumentId').flatMap((one) => {
    const id = textOf(one);
    const isPrimary = /^(?:true|1)$/.test(attributeOf(one, 'IsPrimary') ?? '');
    return id === undefined ? [] : [{ id, domain: attributeOf(one, 'DomainId'), isPrimary }];
  });
  return all
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
    .map(({ id, domain }) => ({ id, domain }));
}

const classIdsOf = (root: XmlElement): readonly string[] => [
  ...new Set(
    childrenOf(root, 'DocumentClassification')
      .filter((one) => isVdiClassification(attributeOf(one, 'ClassificationSystem')))
      .flatMap((one) => childText(one, 'ClassId') ?? []),
  ),
];

const objectIdsOf = (object: XmlElement): readonly ObjectId[] =>
  childrenOf(object, 'ObjectId').flatMap((one) => {
    const id = textOf(one);
    const label = attributeOf(one, 'RefType');
    if (id === undefined) return [];
    return [{ id, kind: kindOf(attributeOf(one, 'ObjectType')), ...(label !== undefined && { label }) }];
  });

function kindOf(objectType: string | undefined): ObjectId['kind'] {
  if (/^individual$/i.test(objectType ?? '')) return 'individual';
  return /^type$/i.test(objectType ?? '') ? 'type' : 'unspecified';
}

/** Returns the name of the organization with a role. */
function organizationOf(element: XmlElement | undefined, role: string): string | undefined {
  const party = childrenOf(element, 'Party').find((one) => attributeOf(one, 'Role') === role);
  const organization = childOf(party, 'Organization');
  return (
    attributeOf(organization, 'OrganizationName') ?? attributeOf(organization, 'OrganizationOfficialName')
  );
}
