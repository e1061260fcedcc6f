import type { XmlElement } from '../xml/read-xml.ts';
import { attributeOf, exactText } from '../xml/xml-query.ts';

/** A value of a property: another resource, or a text with its language. */
export type RdfValue =
  | { readonly kind: 'resource'; readonly iri: string }
  | { readonly kind: 'text'; readonly text: string; readonly language: string | undefined };

/** A resource with its types and properties, each by its full name. */
export interface RdfResource {
  readonly iri: string;
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, readonly RdfValue[]>;
}

/** Resources by their IRI, in the order of the file. */
export type RdfGraph = ReadonlyMap<string, RdfResource>;

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const xml = 'http://www.w3.org/XML/1998/namespace';
/** Property of every kind of resource that names it. */
export const label = 'http://www.w3.org/2000/01/rdf-schema#label';
/** Returns the full name of a term of iiRDS. */
export const iirds = (name: string): string => `http://iirds.tekom.de/iirds#${name}`;

/** A resource that is being read. */
interface RdfDraft {
  readonly iri: string;
  readonly types: string[];
  readonly properties: Map<string, RdfValue[]>;
}

/** Collects the resources of a graph. */
function createGraphBuilder() {
  const drafts = new Map<string, RdfDraft>();
  let blanks = 0;
  const graph: RdfGraph = drafts;

  /** Returns the resource with an IRI, or a new one without a name. */
  function draftOf(iri?: string): RdfDraft {
    if (iri === undefined) blanks += 1;
    const name = iri ?? `_:own-${blanks}`;
    const draft = drafts.get(name) ?? { iri: name, types: [], properties: new Map() };
    drafts.set(name, draft);
    return draft;
  }

  function add({ properties }: RdfDraft, name: string, value: RdfValue): void {
    const values = properties.get(name);
    if (values === undefined) properties.set(name, [value]);
    else values.push(value);
  }

  return { graph, draftOf, add };
}

/**
 * Reads RDF/XML (RDF 1.1 XML Syntax) as a graph. Names are taken as they are written, not resolved against a base:
 * both ends of a reference are written alike. Collections and XML literals aren't read.
 */
export function rdfGraphOf(root: XmlElement): RdfGraph {
  const { graph, draftOf, add } = createGraphBuilder();

  /** Reads an element that is a resource, and returns its IRI. */
  function readNode(element: XmlElement, outerLanguage: string | undefined): string {
    const draft = draftOf(iriOf(element));
    const type = fullName(element);
    if (type !== `${rdf}Description`) draft.types.push(type);
    const language = attributeOf(element, 'lang', xml) ?? outerLanguage;
    readAttributes(draft, element, language);
    for (const child of element.children) readProperty(draft, child, language);
    return draft.iri;
  }

  function readAttributes(draft: RdfDraft, { attributes }: XmlElement, language: string | undefined): void {
    for (const { namespace, name, value } of attributes) {
      if (namespace === '' || namespace === xml) continue;
      if (namespace === rdf && name === 'type') draft.types.push(value);
      if (namespace !== rdf) add(draft, namespace + name, { kind: 'text', text: value, language });
    }
  }

  function readProperty(draft: RdfDraft, element: XmlElement, outerLanguage: string | undefined): void {
    const name = fullName(element);
    const language = attributeOf(element, 'lang', xml) ?? outerLanguage;
    const iri = referenceOf(element);
    if (name === `${rdf}type`) return void (iri !== undefined && draft.types.push(iri));
    if (iri !== undefined) return add(draft, name, { kind: 'resource', iri });
    if (attributeOf(element, 'parseType', rdf) === 'Resource') {
      const inner = draftOf();
      for (const child of element.children) readProperty(inner, child, language);
      return add(draft, name, { kind: 'resource', iri: inner.iri });
    }
    for (const child of element.children) {
      add(draft, name, { kind: 'resource', iri: readNode(child, language) });
    }
    const text = exactText(element);
    if (element.children.length > 0 || text === undefined) return;
    add(draft, name, { kind: 'text', text, language });
  }

  const language = attributeOf(root, 'lang', xml);
  if (fullName(root) === `${rdf}RDF`) for (const child of root.children) readNode(child, language);
  else readNode(root, language);
  return graph;
}

const fullName = ({ namespace, name }: XmlElement): string => namespace + name;

const iriOf = (element: XmlElement): string | undefined =>
  attributeOf(element, 'about', rdf) ?? prefixed('#', attributeOf(element, 'ID', rdf)) ?? nodeIdOf(element);

/** `rdf:about` in place of `rdf:resource` is a frequent mistake. */
const referenceOf = (element: XmlElement): string | undefined =>
  attributeOf(element, 'resource', rdf) ?? nodeIdOf(element) ?? attributeOf(element, 'about', rdf);

const nodeIdOf = (element: XmlElement): string | undefined =>
  prefixed('_:', attributeOf(element, 'nodeID', rdf));

const prefixed = (prefix: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : prefix + text;

/** Returns the texts of a property. */
export const textValues = (
  resource: RdfResource | undefined,
  name: string,
): readonly Extract<RdfValue, { kind: 'text' }>[] =>
  resource?.properties.get(name)?.filter((value) => value.kind === 'text') ?? [];

/** Returns the IRIs that a property refers to; IRIs that were written as texts count, too. */
export const iriValues = (resource: RdfResource | undefined, name: string): readonly string[] =>
  resource?.properties.get(name)?.map((value) => (value.kind === 'text' ? value.text : value.iri)) ?? [];

/** Returns the resources that a property refers to, as far as they are described. */
export const resourceValues = (
  graph: RdfGraph,
  resource: RdfResource | undefined,
  name: string,
): readonly RdfResource[] => iriValues(resource, name).flatMap((iri) => graph.get(iri) ?? []);
