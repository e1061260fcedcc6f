// Writes the figures that the README shows to it and to `results.json`.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { writeSection } from '../support/checks/readme-section.ts';
import { benchSection } from './bench-section.ts';
import { isMissed, readFigures, sizeText, type Figure } from './figures.ts';

const figures = readFigures();
const resultsPath = resolve('tests/bench/results.json');
const earlier = JSON.parse(readFileSync(resultsPath, 'utf8')) as readonly Figure[];
const keyOf = ({ work, size, sizeUnit }: Figure): string => `${work}|${size}|${sizeUnit}`;
const measured = new Set(figures.map(keyOf));
// A run of some of the files leaves the figures of the others.
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
