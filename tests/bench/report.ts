// Prints the tables of a run, and writes the figures that the README shows to it and to `results.json`.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { markdownTable, writeSection } from '../support/readme-section.ts';

import { benchSection } from './bench-section.ts';
import { isMissed, readFigures, sizeText, type Figure } from './figures.ts';
import { growthOf } from './growth.ts';

interface Line {
  readonly work: string;
  readonly who: string;
  readonly unit: Figure['unit'];
  /** By size, smallest first. */
  readonly figures: readonly Figure[];
  readonly growth: number | undefined;
}

/** In the order in which the keys first occur. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return [...groups.values()];
}

function linesOf(figures: readonly Figure[]): readonly Line[] {
  return groupBy(figures, ({ work, who, unit }) => `${work}|${who}|${unit}`).map((group) => {
    const ordered = group.toSorted((a, b) => a.size - b.size);
    const { work, who, unit } = group[0];
    // An archive of many small files isn't one of the sizes.
    const sizes = ordered.filter(({ sizeUnit }) => sizeUnit === ordered.at(-1)?.sizeUnit);
    return { work, who, unit, figures: ordered, growth: unit === 'ms' ? growthOf(sizes) : undefined };
  });
}

const cellText = ({ value, bound }: Figure): string =>
  `${value < 10 ? value.toFixed(1) : value.toFixed(0)}${bound === undefined ? '' : value <= bound ? ' ✓' : ` ✗ (${bound.toFixed(0)})`}`;

/** One table for each kind of work, with all contenders. */
function tableOf(lines: readonly [Line, ...Line[]]): string {
  const { work, unit } = lines[0];
  const sizes = [...new Set(lines.flatMap((line) => line.figures.map((figure) => sizeText(figure))))];
  const header = [`${work}, ${unit}`, ...sizes, 'growth'];
  const rows = lines.map((line) => [
    line.who,
    ...sizes.map((size) => {
      const figure = line.figures.find((each) => sizeText(each) === size);
      return figure === undefined ? '' : cellText(figure);
    }),
    line.growth === undefined ? '' : `n^${line.growth.toFixed(2)}`,
  ]);
  return markdownTable(header, rows);
}

const figures = readFigures();
const lines = linesOf(figures);
const resultsPath = resolve('tests/bench/results.json');
const earlier = JSON.parse(readFileSync(resultsPath, 'utf8')) as readonly Figure[];
const keyOf = ({ work, size, sizeUnit }: Figure): string => `${work}|${size}|${sizeUnit}`;
const measured = new Set(figures.map(keyOf));
const tables = groupBy(lines, ({ work, unit }) => `${work}|${unit}`);
process.stdout.write(`\n${tables.map(tableOf).join('\n\n')}\n`);
// A run of some of the files, or of some sizes, leaves the figures of the others.
const { text, shown } = benchSection([
  ...earlier.filter((figure) => !measured.has(keyOf(figure))),
  ...figures,
]);
writeFileSync(resultsPath, `${JSON.stringify(shown, undefined, 2)}\n`);
writeSection(resolve('tests/bench/README.md'), 'bench', text);
const missed = figures.filter(isMissed);
for (const figure of missed) {
  process.stdout.write(`OVER ITS BOUND: ${figure.work}, ${sizeText(figure)}, ${figure.who}\n`);
}
if (missed.length > 0) process.exitCode = 1;
