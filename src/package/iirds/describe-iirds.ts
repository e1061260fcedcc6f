import type { DescribedDocument } from '../described-document.ts';
import { isVdiClassification } from '../report/class-ids.ts';
import type { ObjectId, PackageVariant, Texts } from '../report/package-report.ts';
import { languageTags, textsOf } from '../report/texts.ts';
import {
  iirds,
  iriValues,
  label,
  resourceValues,
  textValues,
  type RdfGraph,
  type RdfResource,
} from './rdf-graph.ts';
import { readDirectory, type DirectoryEntry } from './read-directory.ts';

/** An iiRDS package as its metadata describes it. */
export interface IirdsDescription {
  readonly variant: PackageVariant;
  readonly titles: Texts;
  readonly languages: readonly string[];
  readonly manufacturer: string | undefined;
  readonly objectIds: readonly ObjectId[];
  readonly documents: readonly DescribedDocument[];
  readonly topics: number;
  readonly directory: readonly DirectoryEntry[];
  /** Addresses of all files that are named, those of topics too. */
  readonly sources: readonly string[];
}

const vcard = (name: string): string => `http://www.w3.org/2006/vcard/ns#${name}`;

/** Reads a graph as an iiRDS package; `undefined` if it describes none. */
export function describeIirds(graph: RdfGraph): IirdsDescription | undefined {
  const resources = [...graph.values()];
  const ofType = (name: string): readonly RdfResource[] =>
    resources.filter(({ types }) => types.includes(iirds(name)));
  const [own] = ofType('Package').toSorted((a, b) => Number(isNested(a)) - Number(isNested(b)));
  const documents = ofType('Document');
  const topics = ofType('Topic');
  if (own === undefined && documents.length === 0 && topics.length === 0) return undefined;
  const restriction = textValues(own, iirds('formatRestriction'))[0]?.text;
  return {
    variant: restriction === 'A' || restriction === 'H' ? restriction : 'unrestricted',
    titles: titlesOf(own),
    languages: languagesOf(own),
    manufacturer: manufacturerOf(graph, own),
    objectIds: objectIdsOf(graph, own),
    documents: documents.map((one) => describeDocument(graph, one)),
    topics: topics.length,
    directory: readDirectory(graph),
    sources: ofType('Rendition').flatMap((one) => textValues(one, iirds('source')).map(({ text }) => text)),
  };
}

const isNested = (one: RdfResource): boolean => one.properties.has(iirds('is-part-of-package'));

function describeDocument(graph: RdfGraph, own: RdfResource): DescribedDocument {
  const version = textValues(own, iirds('revision'))[0]?.text;
  const status = statusOf(graph, own);
  const manufacturer = manufacturerOf(graph, own) ?? organizationOf(graph, own, 'Author');
  return {
    document: {
      id: own.iri.startsWith('_:') ? '' : own.iri,
      titles: titlesOf(own),
      languages: languagesOf(own),
      classIds: classIdsOf(graph, own),
      ...(version !== undefined && { version }),
      ...(status !== undefined && { status }),
      ...(manufacturer !== undefined && { manufacturer }),
      objectIds: objectIdsOf(graph, own),
    },
    files: resourceValues(graph, own, iirds('has-rendition')).flatMap((rendition) => {
      const mediaType = textValues(rendition, iirds('format'))[0]?.text;
      return textValues(rendition, iirds('source')).map(({ text: name }) => ({ name, mediaType }));
    }),
  };
}

const languagesOf = (own: RdfResource | undefined): readonly string[] =>
  languageTags(textValues(own, iirds('language')).map(({ text }) => text));

/** A title without a language has that of the document, if it has only one. */
function titlesOf(own: RdfResource | undefined): Texts {
  const languages = languagesOf(own);
  const [only] = languages.length === 1 ? languages : [];
  return textsOf(
    textValues(own, iirds('title')).map(({ text, language }) => ({ text, language: language ?? only })),
  );
}

function statusOf(graph: RdfGraph, own: RdfResource): string | undefined {
  const [value] = resourceValues(graph, own, iirds('has-content-lifecycle-status')).flatMap((status) =>
    iriValues(status, iirds('has-content-lifecycle-status-value')),
  );
  return value?.slice(value.search(/[^#/]*$/));
}

const classIdsOf = (graph: RdfGraph, own: RdfResource): readonly string[] => [
  ...new Set(
    resourceValues(graph, own, iirds('has-external-classification'))
      .filter((one) => isVdi(graph, one))
      .flatMap((one) => textValues(one, iirds('classificationIdentifier')).map(({ text }) => text)),
  ),
];

function isVdi(graph: RdfGraph, classification: RdfResource): boolean {
  const domains = iriValues(classification, iirds('has-classification-domain'));
  const types = domains.flatMap((iri) => iriValues(graph.get(iri), iirds('has-classification-type')));
  return [...domains, ...types].some(isVdiClassification);
}

/** Identities of the product variants that a document or package belongs to. */
const variantsOf = (graph: RdfGraph, own: RdfResource | undefined): readonly RdfResource[] =>
  resourceValues(graph, own, iirds('relates-to-product-variant'));

const objectIdsOf = (graph: RdfGraph, own: RdfResource | undefined): readonly ObjectId[] =>
  variantsOf(graph, own).flatMap((variant) => {
    const ids = resourceValues(graph, variant, iirds('has-identity')).flatMap((one) =>
      objectIdOf(graph, one),
    );
    if (ids.length > 0) return ids;
    return textValues(variant, label)
      .slice(0, 1)
      .map(({ text }): ObjectId => ({ id: text, kind: 'unspecified' }));
  });

function objectIdOf(graph: RdfGraph, identity: RdfResource): readonly ObjectId[] {
  const id = textValues(identity, iirds('identifier'))[0]?.text;
  if (id === undefined) return [];
  const [domain] = resourceValues(graph, identity, iirds('has-identity-domain'));
  const name = textValues(domain, label)[0]?.text;
  const types = iriValues(domain, iirds('has-identity-type'));
  return [{ id, kind: kindOf(types), ...(name !== undefined && { label: name }) }];
}

function kindOf(types: readonly string[]): ObjectId['kind'] {
  if (types.some((type) => /#(?:ObjectInstanceURI|SerialNumber)$/.test(type))) return 'individual';
  return types.some((type) => /#(?:ObjectTypeURI|ProductType)$/.test(type)) ? 'type' : 'unspecified';
}

/** The manufacturer of the product, stated for it, for one of its IDs, or for the document itself. */
function manufacturerOf(graph: RdfGraph, own: RdfResource | undefined): string | undefined {
  const variants = variantsOf(graph, own);
  const domains = variants
    .flatMap((variant) => resourceValues(graph, variant, iirds('has-identity')))
    .flatMap((identity) => resourceValues(graph, identity, iirds('has-identity-domain')));
  return [...variants, ...domains, own]
    .map((one) => organizationOf(graph, one, 'Manufacturer'))
    .find((name) => name !== undefined);
}

function organizationOf(graph: RdfGraph, own: RdfResource | undefined, role: string): string | undefined {
  const cards = resourceValues(graph, own, iirds('relates-to-party'))
    .filter((party) => iriValues(party, iirds('has-party-role')).includes(iirds(role)))
    .flatMap((party) => resourceValues(graph, party, iirds('relates-to-vcard')));
  return cards.flatMap((card) =>
    [...textValues(card, vcard('organization-name')), ...textValues(card, vcard('fn'))].map(
      ({ text }) => text,
    ),
  )[0];
}
