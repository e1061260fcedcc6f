import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Ids that a document defines, in its order: those in bold at the start of a list item, such as `- **Q1** ...` or
 * `- **[Q1]** ...`, and those that begin the row of a table, such as `| Q1 | ...`.
 */
export function definedRuleIds(specFile: string): readonly string[] {
  return definedIn(readFileSync(specFile, 'utf8'));
}

/** The same of the text of a document. */
export const definedIn = (text: string): readonly string[] =>
  idsIn(text, /^(?:\s*[-*] \*\*\[?|\| )([A-Z]+\d+)(?:\]?\*\*| *\|)/gm);

/** Ids that begin the titles of the tests in some folders and below, such as `test('[Q1][Q2] ...')`, each once, sorted. */
export function citedRuleIds(...folders: readonly string[]): readonly string[] {
  return [...new Set(folders.flatMap(testSources).flatMap(ruleIdsOfTitles))].toSorted(byNumber);
}

/** What stands in the files of tests in a folder and below, without comments. */
export function testSources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
    .map((file) => withoutComments(readFileSync(join(folder, file), 'utf8')));
}

/** The titles of tests; one that is skipped or only planned has none. */
export function titlesOfTests(source: string): readonly string[] {
  const titles = withoutComments(source).matchAll(
    /(?:\btest(?!\.(?:skip|todo))(?:\.\w+)*|\))\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g,
  );
  return [...titles].map(([, one, two, three]) => one ?? two ?? three ?? '');
}

/** The ids that begin the titles of tests. */
export function ruleIdsOfTitles(source: string): readonly string[] {
  const ids = titlesOfTests(source).map((title) => /^(?:\[[A-Z]+\d+\] ?)+/.exec(title)?.[0] ?? '');
  return idsIn(ids.join(''), /([A-Z]+\d+)/g);
}

/** Comments that have lines of their own. */
const withoutComments = (source: string): string => source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

/** Q2 before Q10. */
export const byNumber = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, id = '']) => id);
