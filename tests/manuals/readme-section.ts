// The section of the README about the last run.
import { resolve } from 'node:path';

import { markdownTable, writeSection } from '../support/readme-section.ts';

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

/** Writes the results of a run into the README. */
export function writeManuals(results: ManualResults): void {
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
  writeSection(resolve('tests/manuals/README.md'), 'manuals', `${text.join('\n')}\n\n${table(manuals)}`);
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
  return markdownTable(heads.split('|'), rows);
}
