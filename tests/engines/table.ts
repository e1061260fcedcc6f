import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { features, type Feature } from './features.ts';
import {
  readWebKitResults,
  type EngineResults,
  type FileResults,
  type Results,
  type WebKitResults,
} from './results.ts';

const readme = join(import.meta.dirname, 'README.md');
const [start, end] = ['<!-- engines -->', '<!-- /engines -->'];

/** Number of tests of a feature by outcome. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly notDrivable: number;
}

/** Returns the feature that a file of end-to-end tests belongs to: one that names it, or its folder, or the last one. */
export function featureOf(file: string): Feature {
  const named = features.find(({ firefox }) => firefox.some((name) => file === `e2e/${name}.e2e.ts`));
  const around = features.find(({ firefox }) =>
    firefox.some((name) => name.endsWith('/') && file.startsWith(`e2e/${name}`)),
  );
  return named ?? around ?? features.at(-1)!;
}

const firefoxCounts = (feature: Feature, { files }: EngineResults): Counts =>
  sum(
    Object.entries(files)
      .filter(([file]) => featureOf(file) === feature)
      .map(([, results]) => countsOf(results)),
  );

function webKitCounts({ webKit }: Feature, { features: found }: WebKitResults): Counts {
  const ran = webKit.filter((name) => name in found);
  const passed = ran.filter((name) => found[name] === true).length;
  return { passed, failed: ran.length - passed, notDrivable: 0 };
}

const countsOf = ({ passed, failed, notDrivable }: FileResults): Counts => ({
  passed: passed.length,
  failed: failed.length,
  notDrivable: Object.values(notDrivable).flat().length,
});

const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  notDrivable: all.reduce((total, { notDrivable }) => total + notDrivable, 0),
});

function words({ passed, failed, notDrivable }: Counts): string {
  const parts = [
    passed > 0 && `${passed} passed`,
    failed > 0 && `${failed} failed`,
    notDrivable > 0 && `${notDrivable} not drivable`,
  ].filter((part) => part !== false);
  return parts.join(', ') || 'not run';
}

/** Table of features by engine, in Markdown. */
export function tableOf({ firefox }: Results, webKit = readWebKitResults()): string {
  const columns = [
    ...(firefox
      ? [{ head: `Firefox ${firefox.version}`, cell: (of: Feature) => firefoxCounts(of, firefox) }]
      : []),
    ...(webKit ? [{ head: webKit.engine, cell: (of: Feature) => webKitCounts(of, webKit) }] : []),
  ];
  const rows = [
    ['feature', ...columns.map(({ head }) => head)],
    ...features.map((feature) => [feature.name, ...columns.map(({ cell }) => words(cell(feature)))]),
  ];
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head, ...body] = rows.map(line);
  return [head, rule, ...body].join('\n');
}

/** The table that stands in the README of this folder. */
export function shownTable(): string {
  const text = readFileSync(readme, 'utf8');
  return text.slice(text.indexOf(start) + start.length, text.indexOf(end)).trim();
}

/** Writes the table into the README of this folder. */
export function showTable(results: Results): void {
  const text = readFileSync(readme, 'utf8');
  const [before, after] = [text.slice(0, text.indexOf(start)), text.slice(text.indexOf(end))];
  writeFileSync(readme, `${before}${start}\n\n${tableOf(results)}\n\n${after}`);
}
