// The section of the README about the last run, made from its results file.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const readmePath = resolve('tests/manuals/README.md');
const resultsPath = resolve('tests/manuals/results.json');
const between = /<!-- manuals -->([^]*)<!-- \/manuals -->/;

interface Places {
  readonly both: number;
  readonly onlyHere: number;
  readonly onlyThere: number;
}

/** Results of one manual: its inspection, and the comparison with another link checker. */
export interface ManualResult {
  readonly name: string;
  readonly packedBy: string;
  /** `manual`, or the code of the expected error. */
  readonly verdict: string;
  readonly pages: number;
  readonly files: number;
  readonly warnings: number;
  readonly links: number;
  readonly broken: Places;
  readonly fragments: Places;
}

/** Results of a run without defects. */
export interface ManualResults {
  readonly date: string;
  readonly system: string;
  readonly packers: readonly string[];
  readonly manuals: readonly ManualResult[];
}

/** Text of the section in the README. */
export const shownManuals = (): string => (between.exec(readFileSync(readmePath, 'utf8'))?.[1] ?? '').trim();

/** Saves the results of a run, and writes them into the README. */
export function writeManuals(results: ManualResults): void {
  writeFileSync(resultsPath, `${JSON.stringify(results, undefined, 2)}\n`);
  const readme = readFileSync(readmePath, 'utf8');
  writeFileSync(
    readmePath,
    readme.replace(between, () => `<!-- manuals -->\n\n${manualsSection()}\n\n<!-- /manuals -->`),
  );
}

/** Text of the section as the results file says it. */
export function manualsSection(): string {
  const results = JSON.parse(readFileSync(resultsPath, 'utf8')) as ManualResults;
  const { date, system, packers, manuals } = results;
  const sound = manuals.filter(({ verdict }) => verdict === 'manual').length;
  const flawed = manuals.length - sound;
  const sum = (value: (manual: ManualResult) => number) =>
    manuals.reduce((total, manual) => total + value(manual), 0).toLocaleString('en');
  const agreed = (kind: 'broken' | 'fragments') =>
    `${sum((manual) => manual[kind].both)} of ${sum(({ [kind]: { both, onlyHere, onlyThere } }) => both + onlyHere + onlyThere)}`;
  const text = [
    `${date}, ${system}, packed by each of ${packers.join(', ')}:`,
    `${sound} sound manuals have no error with any packer, and ${flawed} without an \`index.html\` at the top have that error.`,
    `Of ${sum(({ links }) => links)} links, both checkers agree on ${agreed('broken')} places with broken ones, and on ${agreed('fragments')} with broken fragments; the others are counted, but not listed.`,
  ];
  return `${text.join('\n')}\n\n${table(manuals)}`;
}

const heads =
  'manual|packed by|verdict|pages|files|warnings|links|broken: both|only here|only there|fragments: both|only here|only there';

function table(manuals: readonly ManualResult[]): string {
  const rows = manuals.map(({ name, packedBy, verdict, broken, fragments, ...counts }) =>
    [
      name,
      packedBy,
      verdict,
      counts.pages,
      counts.files,
      counts.warnings,
      counts.links,
      ...[broken, fragments].flatMap(({ both, onlyHere, onlyThere }) => [both, onlyHere, onlyThere]),
    ].map(String),
  );
  const all = [heads.split('|'), ...rows];
  const widths = heads.split('|').map((_, at) => Math.max(...all.map((cells) => cells[at]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(heads.split('|')), line(rule), ...rows.map(line)].join('\n');
}
