import { isVdiClassification } from '../class-ids.ts';
import type { DescribedDocument, NamedFile } from '../described-document.ts';
import { languageTags, textsOf } from '../texts.ts';
import type { AasElement } from './aas-element.ts';

/**
 * Finds the documents of a submodel by their form, which the handover documentation of IDTA 02004 has had since its first
 * version: an element with versions of a document in it. Names differ between versions, and are all accepted.
 */
export function handoverDocuments(element: AasElement): readonly DescribedDocument[] {
  const versions = partsOf(element, 'DocumentVersion');
  if (versions.length > 0) return versions.map((version) => describe(element, version));
  return element.children.flatMap(handoverDocuments);
}

/** Returns the elements of a name, which newer templates put into a list of the name in the plural. */
const partsOf = ({ children }: AasElement, name: string): readonly AasElement[] => [
  ...children.filter((child) => child.name === name && child.children.length > 0),
  ...children.filter((child) => child.name === `${name}s`).flatMap((list) => list.children),
];

function describe(element: AasElement, version: AasElement): DescribedDocument {
  const ids = partsOf(element, 'DocumentId');
  const id = ids.find((one) => isPrimary(one)) ?? ids[0];
  const versionId = textOf(version, 'Version', 'DocumentVersionId');
  const status = textOf(version, 'StatusValue');
  const manufacturer = textOf(
    version,
    'OrganizationShortName',
    'OrganizationName',
    'OrganizationOfficialName',
  );
  return {
    document: {
      id: (id && textOf(id, 'DocumentIdentifier', 'ValueId')) ?? '',
      titles: textsOf(
        version.children
          .filter(({ name }) => name === 'Title')
          .flatMap(({ texts, text }) => (texts.length > 0 ? texts : [{ language: undefined, text }])),
      ),
      languages: languageTags(valuesOf(version, 'Language').map(({ text }) => text)),
      classIds: classIdsOf(element),
      ...(versionId !== undefined && { version: versionId }),
      ...(status !== undefined && { status }),
      ...(manufacturer !== undefined && { manufacturer }),
      objectIds: [],
    },
    files: valuesOf(version, 'DigitalFile').flatMap(({ text: name, mediaType }): readonly NamedFile[] =>
      name === undefined ? [] : [{ name, mediaType }],
    ),
    domain: id && textOf(id, 'DocumentDomainId'),
  };
}

const isPrimary = (id: AasElement): boolean => textOf(id, 'DocumentIsPrimary', 'IsPrimary') === 'true';

/** Returns the properties of a name, and those in lists of the name. */
const valuesOf = ({ children }: AasElement, name: string): readonly AasElement[] =>
  children
    .filter((child) => child.name === name || child.name === `${name}s`)
    .flatMap((child) => (child.children.length > 0 ? child.children : [child]));

const textOf = ({ children }: AasElement, ...names: readonly string[]): string | undefined =>
  names.flatMap((name) => children.filter((child) => child.name === name)).find(({ text }) => text)?.text;

const classIdsOf = (element: AasElement): readonly string[] => [
  ...new Set(
    partsOf(element, 'DocumentClassification')
      .filter((one) =>
        isVdiClassification(textOf(one, 'ClassificationSystem', 'DocumentClassificationSystem')),
      )
      .flatMap((one) => textOf(one, 'ClassId', 'DocumentClassId') ?? []),
  ),
];
