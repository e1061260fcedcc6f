import type { Texts } from '../package-report.ts';
import { textsOf } from '../texts.ts';
import { iriValues, resourceValues, textValues, type RdfGraph, type RdfResource } from './rdf-graph.ts';

/** An entry of a table of contents: a topic or document with the address of its file. */
export interface DirectoryEntry {
  readonly titles: Texts;
  readonly source: string;
}

/** Entries that are listed. */
const maxEntries = 10_000;

const iirds = (name: string): string => `http://iirds.tekom.de/iirds#${name}`;
const label = 'http://www.w3.org/2000/01/rdf-schema#label';

/**
 * Reads the tables of contents of a package in reading order: nodes that lead to a file, each with its own label, or with
 * the title of what it leads to. Other kinds of directories count if there is no table of contents.
 */
export function readDirectory(graph: RdfGraph): readonly DirectoryEntry[] {
  const roots = [...graph.values()].filter(({ properties }) =>
    properties.has(iirds('has-directory-structure-type')),
  );
  const tables = roots.filter((one) =>
    iriValues(one, iirds('has-directory-structure-type')).includes(iirds('TableOfContents')),
  );
  return entriesFrom(graph, tables.length > 0 ? tables : roots);
}

function entriesFrom(graph: RdfGraph, roots: readonly RdfResource[]): readonly DirectoryEntry[] {
  const entries = new Map<string, DirectoryEntry>();
  // Nodes may refer to each other in a circle.
  const seen = new Set<RdfResource>();
  const pending = roots.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (seen.has(node) || entries.size >= maxEntries) continue;
    seen.add(node);
    for (const { source, titles } of entriesOf(graph, node)) {
      if (!entries.has(source)) entries.set(source, { source, titles });
    }
    pending.push(...resourceValues(graph, node, iirds('has-next-sibling')));
    pending.push(...resourceValues(graph, node, iirds('has-first-child')));
  }
  return [...entries.values()];
}

function entriesOf(graph: RdfGraph, node: RdfResource): readonly DirectoryEntry[] {
  const own = titlesOf(node, label);
  return resourceValues(graph, node, iirds('relates-to-information-unit')).flatMap((unit) => {
    const titles = Object.keys(own).length > 0 ? own : titlesOf(unit, iirds('title'));
    return resourceValues(graph, unit, iirds('has-rendition')).flatMap((rendition) =>
      textValues(rendition, iirds('source')).map(({ text: source }) => ({ source, titles })),
    );
  });
}

const titlesOf = (one: RdfResource, name: string): Texts =>
  textsOf(textValues(one, name).map(({ text, language }) => ({ text, language })));
