import { member, type Json } from '../json-query.ts';

/** Meaning of a term in a context. */
export interface Term {
  readonly name: string;
  /** Present if its values are references; those of a vocabulary are names as keys are. */
  readonly reference?: 'id' | 'vocabulary';
  /** True if its values are texts by language. */
  readonly isByLanguage: boolean;
}

/** Names and languages that a context declares. */
export interface Context {
  readonly terms: ReadonlyMap<string, Term>;
  readonly vocabulary: string | undefined;
  readonly language: string | undefined;
}

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, Json>>;

const plainTerm = (name: string): Term => ({ name, isByLanguage: false });

/** Prefixes that iiRDS uses in its own texts; an example there declares none of them. */
const usualPrefixes: Readonly<Record<string, string>> = {
  iirds: 'http://iirds.tekom.de/iirds#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
};

/** Context of a file without one. */
export const usualContext: Context = {
  terms: new Map(Object.entries(usualPrefixes).map(([prefix, name]) => [prefix, plainTerm(name)])),
  vocabulary: undefined,
  language: undefined,
};

/** Adds a context to the one around it. */
export function withContext(outer: Context, own: JsonObject): Context {
  const terms = new Map(outer.terms);
  const vocabulary = textOf(own['@vocab']) ?? outer.vocabulary;
  const context = { terms, vocabulary, language: textOf(own['@language']) ?? outer.language };
  // A term may be declared by one that follows it.
  for (let round = 0; round < 2; round += 1) {
    for (const [key, definition] of Object.entries(own)) {
      const name = textOf(definition) ?? textOf(member(definition, '@id')) ?? key;
      const term = key.startsWith('@') ? undefined : termOf(name, context);
      if (term === undefined) continue;
      terms.set(key, {
        name: term.name,
        ...referencing[textOf(member(definition, '@type')) ?? ''],
        isByLanguage: listOf(member(definition, '@container')).includes('@language'),
      });
    }
  }
  return context;
}

const referencing: Readonly<Record<string, Pick<Term, 'reference'>>> = {
  '@id': { reference: 'id' },
  '@vocab': { reference: 'vocabulary' },
};

/** Returns the IRI of a reference as a term declares it. */
export const referenceOf = (text: string, kind: Required<Term>['reference'], context: Context): string =>
  kind === 'id' ? iriOf(text, context) : (termOf(text, context)?.name ?? text);

/** Returns the term for a key or type; `undefined` if it stands for nothing. */
export function termOf(key: string, { terms, vocabulary }: Context): Term | undefined {
  const known = terms.get(key);
  if (known !== undefined || key.startsWith('@')) return known ?? plainTerm(key);
  const [prefix = '', ...rest] = key.split(':');
  if (rest.length === 0) return vocabulary === undefined ? undefined : plainTerm(vocabulary + key);
  const suffix = rest.join(':');
  const namespace = suffix.startsWith('//') ? undefined : terms.get(prefix)?.name;
  return plainTerm(namespace === undefined ? key : namespace + suffix);
}

/** Returns the IRI of a reference. */
export const iriOf = (text: string, context: Context): string =>
  text.includes(':') ? (termOf(text, { ...context, vocabulary: undefined })?.name ?? text) : text;

/** Returns true for an object. */
export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a list, or what would be its only item. */
export const listOf = (value: Json): readonly Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Returns a text, number or truth value as text. */
export const textOf = (value: Json): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
