// The section of the README about the last run.
import { resolve } from 'node:path';

import { markdownTable, writeSection } from '../support/checks/readme-section.ts';

/** Results of the inspection of one manual. */
export interface ManualResult {
  readonly name: string;
  readonly packedBy: string;
  /** `manual`, or the code of the expected error. */
  readonly verdict: string;
  readonly pages: number;
  readonly files: number;
  readonly warnings: number;
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
  const text = [
    `${date}, ${system}, packed by each of ${packers.join(', ')}:`,
    `${sound} sound manuals have no error with any packer, and ${flawed} without an \`index.html\` at the top have that error.`,
  ];
  writeSection(resolve('tests/manuals/README.md'), 'manuals', `${text.join('\n')}\n\n${table(manuals)}`);
}

const heads = ['manual', 'packed by', 'verdict', 'pages', 'files', 'warnings'];

const table = (manuals: readonly ManualResult[]): string =>
  markdownTable(
    heads,
    manuals.map(({ name, packedBy, verdict, pages, files, warnings }) =>
      [name, packedBy, verdict, pages, files, warnings].map(String),
    ),
  );
