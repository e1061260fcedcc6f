import type { Texts } from '../report/package-report.ts';
import { textsOf } from '../report/texts.ts';
import {
  iirds,
  iriValues,
  label,
  resourceValues,
  textValues,
  type RdfGraph,
  type RdfResource,
} from './rdf-graph.ts';

/** An entry of a table of contents: a topic or document with the address of its file, or a heading without one. */
export interface DirectoryEntry {
  readonly titles: Texts;
  /** Number of entries around it. */
  readonly level: number;
  readonly source?: string;
}

/** Entries that are listed. */
const maxEntries = 10_000;

/**
 * Reads the tables of contents of a package in reading order: nodes that lead to a file, each with its own label, or with
 * the title of what it leads to, and labels of other nodes as headings. Other kinds of directories count if there is no
 * table of contents.
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
  const entries: DirectoryEntry[] = [];
  const sources = new Set<string>();
  // Nodes may refer to each other in a circle.
  const seen = new Set<RdfResource>();
  // The label of a whole table is no heading in it.
  const isTable = new Set(roots);
  const pending = roots.toReversed().map((node) => ({ node, level: 0 }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, level } = next;
    if (seen.has(node) || entries.length >= maxEntries) continue;
    seen.add(node);
    const own = titlesOf(node, label);
    const pages = pagesOf(graph, node, own);
    const isHeading = pages.length === 0 && Object.keys(own).length > 0 && !isTable.has(node);
    if (isHeading) entries.push({ titles: own, level });
    for (const { source, titles } of pages) {
      if (!sources.has(source)) entries.push({ titles, level, source });
      sources.add(source);
    }
    const below = pages.length > 0 || isHeading ? level + 1 : level;
    const nodes = (property: string) => resourceValues(graph, node, iirds(property));
    pending.push(...nodes('has-next-sibling').map((sibling) => ({ node: sibling, level })));
    pending.push(...nodes('has-first-child').map((child) => ({ node: child, level: below })));
  }
  return entries;
}

/** Addresses of what a node leads to, with its own label or the title of that. */
function pagesOf(graph: RdfGraph, node: RdfResource, own: Texts) {
  return resourceValues(graph, node, iirds('relates-to-information-unit')).flatMap((unit) => {
    const titles = Object.keys(own).length > 0 ? own : titlesOf(unit, iirds('title'));
    return resourceValues(graph, unit, iirds('has-rendition')).flatMap((rendition) =>
      textValues(rendition, iirds('source')).map(({ text: source }) => ({ source, titles })),
    );
  });
}

const titlesOf = (one: RdfResource, name: string): Texts =>
  textsOf(textValues(one, name).map(({ text, language }) => ({ text, language })));
