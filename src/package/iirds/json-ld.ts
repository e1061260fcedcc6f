import type { Json } from '../json-query.ts';
import {
  iriOf,
  isObject,
  listOf,
  referenceOf,
  termOf,
  textOf,
  usualContext,
  withContext,
  type Context,
  type JsonObject,
  type Term,
} from './json-ld-context.ts';
import { createGraphBuilder, type RdfDraft, type RdfGraph } from './rdf-graph.ts';

/** Limits of reading JSON-LD; what is beyond them is left out. */
export interface JsonLdLimits {
  readonly maxDepth: number;
  readonly maxNodes: number;
}

/** State of reading one file. */
interface Reader extends ReturnType<typeof createGraphBuilder> {
  readonly maxDepth: number;
  remainingNodes: number;
}

/** Context and nesting of a value. */
interface Scope {
  readonly context: Context;
  readonly depth: number;
}

/**
 * Reads JSON-LD as a graph: compacted or expanded, with resources within each other or side by side. Contexts count where
 * they are written; addresses of contexts aren't loaded. References are taken as they are written.
 */
export function graphOfJsonLd(root: Json, { maxDepth, maxNodes }: JsonLdLimits): RdfGraph {
  const reader: Reader = { ...createGraphBuilder(), maxDepth, remainingNodes: maxNodes };
  readNodes(reader, root, { context: usualContext, depth: 0 });
  return reader.graph;
}

function isWithin(reader: Reader, depth: number): boolean {
  reader.remainingNodes -= 1;
  return depth <= reader.maxDepth && reader.remainingNodes >= 0;
}

const inner = ({ context, depth }: Scope): Scope => ({ context, depth: depth + 1 });

function readNodes(reader: Reader, value: Json, scope: Scope): void {
  if (!isWithin(reader, scope.depth)) return;
  if (Array.isArray(value)) for (const one of value) readNodes(reader, one, inner(scope));
  else if (isObject(value)) readNode(reader, value, scope);
}

function contextOf(reader: Reader, own: Json, outer: Context): Context {
  return listOf(own).reduce<Context>((context, one) => {
    // Each context within another one is a copy.
    reader.remainingNodes -= context.terms.size;
    return isObject(one) && isWithin(reader, 0) ? withContext(context, one) : context;
  }, outer);
}

/** Reads an object that is a resource, and returns its IRI. */
function readNode(reader: Reader, object: JsonObject, { context: outer, depth }: Scope): string | undefined {
  const context = contextOf(reader, object['@context'], outer);
  const scope = { context, depth: depth + 1 };
  const members = Object.entries(object).flatMap(([key, value]) => {
    const term = termOf(key, context);
    return term ? [{ term, value }] : [];
  });
  const contentOf = (name: string): Json => members.find(({ term }) => term.name === name)?.value;
  readNodes(reader, contentOf('@graph'), scope);
  const id = contentOf('@id');
  const properties = members.filter(({ term }) => !term.name.startsWith('@'));
  const types = listOf(contentOf('@type')).filter((type) => typeof type === 'string');
  if (id === undefined && properties.length === 0 && types.length === 0) return undefined;
  const draft = reader.draftOf(typeof id === 'string' ? iriOf(id, context) : undefined);
  for (const type of types) draft.types.push(termOf(type, context)?.name ?? type);
  for (const property of properties) readValues(reader, draft, { ...property, scope });
  return draft.iri;
}

interface Values {
  readonly term: Term;
  readonly value: Json;
  readonly scope: Scope;
}

/** Adds the values of a property to a resource. */
function readValues(reader: Reader, draft: RdfDraft, { term, value, scope }: Values): void {
  if (!isWithin(reader, scope.depth)) return;
  const add = (text: string, language = scope.context.language): void =>
    reader.add(draft, term.name, { kind: 'text', text, language });
  const refer = (iri: string | undefined): void => {
    if (iri !== undefined) reader.add(draft, term.name, { kind: 'resource', iri });
  };
  if (!isObject(value)) {
    const text = textOf(value);
    if (Array.isArray(value)) {
      for (const one of value) readValues(reader, draft, { term, value: one, scope: inner(scope) });
    } else if (text !== undefined) {
      if (term.reference) refer(referenceOf(text, term.reference, scope.context));
      else add(text);
    }
    return;
  }
  const list = value['@list'] ?? value['@set'];
  const text = textOf(value['@value']);
  if (list !== undefined) readValues(reader, draft, { term, value: list, scope: inner(scope) });
  else if (text !== undefined) add(text, textOf(value['@language']));
  else if (term.isByLanguage) for (const [key, texts] of textsByLanguage(value)) add(texts, key);
  else refer(readNode(reader, value, scope));
}

const textsByLanguage = (value: JsonObject): readonly (readonly [language: string, text: string])[] =>
  Object.entries(value).flatMap(([language, own]) =>
    listOf(own).flatMap((text) => (typeof text === 'string' ? [[language, text] as const] : [])),
  );
