import type { DescribedDocument, NamedFile } from '../described-document.ts';
import { isVdiClassification } from '../report/class-ids.ts';
import { languageTags, textsOf } from '../report/texts.ts';
import type { AasElement } from './aas-element.ts';

/**
 * Finds the documents of a submodel by their form, which the handover documentation of IDTA 02004 has had since its first
 * version: an element with versions of a document in it. Names differ between versions, and are all accepted. In the
 * first templates, IDs and classes are directly in the document, and so may be what is in its version.
 */
export function handoverDocuments(element: AasElement): readonly DescribedDocument[] {
  const versions = partsOf(element, 'DocumentVersion');
  if (versions.length > 0) return versions.map((version) => describe(element, version));
  const isFlat = filesOf(element).length > 0 && textOf(element, ...idNames, ...classNames) !== undefined;
  return isFlat ? [describe(element, element)] : element.children.flatMap(handoverDocuments);
}

const idNames = ['DocumentIdentifier', 'ValueId', 'DocumentId'];
const classNames = ['ClassId', 'DocumentClassId'];
const systemNames = ['ClassificationSystem', 'DocumentClassificationSystem'];

/** Returns the elements of a name, which newer templates put into a list of the name in the plural. */
const partsOf = ({ children }: AasElement, name: string): readonly AasElement[] => [
  ...children.filter((child) => child.name === name && child.children.length > 0),
  ...children.filter((child) => child.name === `${name}s`).flatMap((list) => list.children),
];

function describe(element: AasElement, version: AasElement): DescribedDocument {
  const ids = [...partsOf(element, 'DocumentId'), ...partsOf(element, 'DocumentIdDomain')];
  const id = ids.find((one) => isPrimary(one)) ?? ids[0] ?? element;
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
      id: textOf(id, ...idNames) ?? '',
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
    files: filesOf(version),
    domain: textOf(id, 'DocumentDomainId'),
  };
}

const isPrimary = (id: AasElement): boolean => textOf(id, 'DocumentIsPrimary', 'IsPrimary') === 'true';

/** Returns the properties of a name, and those in lists of the name. */
const valuesOf = ({ children }: AasElement, name: string): readonly AasElement[] =>
  children
    .filter((child) => child.name === name || child.name === `${name}s`)
    .flatMap((child) => (child.children.length > 0 ? child.children : [child]));

/** The first templates name files by their format, too: `DigitalFile_PDF`. */
const filesOf = ({ children }: AasElement): readonly NamedFile[] =>
  children
    .filter(({ name }) => /^DigitalFiles?(?:_|$)/.test(name))
    .flatMap((child) => (child.children.length > 0 ? child.children : [child]))
    .flatMap(({ text: name, mediaType }) => (name === undefined ? [] : [{ name, mediaType }]));

const textOf = (element: AasElement, ...names: readonly string[]): string | undefined =>
  textsIn(element, names)[0];

const textsIn = ({ children }: AasElement, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => children.flatMap((child) => (child.name === name && child.text) || []));

/** Directly in the document, the first of several classes has the first system. */
function classIdsOf(element: AasElement): readonly string[] {
  const parts = partsOf(element, 'DocumentClassification');
  const ids = (parts.length > 0 ? parts : [element]).flatMap((one) => {
    const systems = textsIn(one, systemNames);
    return textsIn(one, classNames).filter((_, at) => isVdiClassification(systems[at] ?? systems[0]));
  });
  return [...new Set(ids)];
}
