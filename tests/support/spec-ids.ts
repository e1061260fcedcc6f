import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Ids that a document defines, in its order: those in bold at the start of a list item, such as `- **Q1** ...`. */
export function definedRuleIds(specFile: string): readonly string[] {
  return idsIn(readFileSync(specFile, 'utf8'), /^\s*[-*] \*\*([A-Z]+\d+)\*\*/gm);
}

/** Ids that begin the titles of the tests in a folder and below, such as `test('[Q1][Q2] ...')`, each once, sorted. */
export function citedRuleIds(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const cited = files
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
    .flatMap((file) => ruleIdsOfTitles(readFileSync(join(folder, file), 'utf8')));
  return [...new Set(cited)].toSorted(byNumber);
}

/** A test that is skipped or only planned cites nothing. */
export function ruleIdsOfTitles(source: string): readonly string[] {
  const titles = source.matchAll(
    /(?:\btest(?!\.(?:skip|todo))(?:\.\w+)*|\))\(\s*['"`]((?:\[[A-Z]+\d+\] ?)+)/g,
  );
  return [...titles].flatMap(([, ids = '']) => idsIn(ids, /([A-Z]+\d+)/g));
}

/** Q2 before Q10. */
export const byNumber = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, id = '']) => id);
