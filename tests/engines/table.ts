import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { features, type Feature } from './features.ts';
import type { EngineResults, Results } from './results.ts';

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

/** Returns the feature that a title in WebKit begins with, after groups and IDs of rules, or the last one. */
function featureInTitle(title: string): Feature {
  const [, begin = ''] = /^(?:\[[^\]]+\])* *([^:]*)/.exec(title.split(' › ').at(-1)!) ?? [];
  return features.find(({ webKit }) => webKit.includes(begin)) ?? features.at(-1)!;
}

function countsOf(feature: Feature, { files }: EngineResults): Counts {
  const counts = { passed: 0, failed: 0, notDrivable: 0 };
  for (const [file, { passed, failed, notDrivable }] of Object.entries(files)) {
    const isOfFeature = (title: string): boolean =>
      (file.startsWith('engines/webkit/') ? featureInTitle(title) : featureOf(file)) === feature;
    counts.passed += passed.filter(isOfFeature).length;
    counts.failed += failed.filter(isOfFeature).length;
    counts.notDrivable += Object.values(notDrivable).flat().filter(isOfFeature).length;
  }
  return counts;
}

function words({ passed, failed, notDrivable }: Counts): string {
  const parts = [
    passed > 0 && `${passed} passed`,
    failed > 0 && `${failed} failed`,
    notDrivable > 0 && `${notDrivable} not drivable`,
  ].filter((part) => part !== false);
  return parts.join(', ') || 'not run';
}

/** Table of features by engine, in Markdown. */
export function tableOf({ firefox, webkit }: Results): string {
  const columns = [
    ['Firefox', firefox],
    ['WebKitGTK', webkit],
  ] as const;
  const shown = columns.flatMap(([name, results]) => (results ? [{ name, results }] : []));
  const rows = [
    ['feature', ...shown.map(({ name, results }) => `${name} ${results.version}`)],
    ...features.map((feature) => [
      feature.name,
      ...shown.map(({ results }) => words(countsOf(feature, results))),
    ]),
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
