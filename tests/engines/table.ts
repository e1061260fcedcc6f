import { markdownTable } from '../support/readme-section.ts';

import { features, type Feature } from './features.ts';
import type { EngineResults, Outcome, Results } from './results.ts';

/**
 * Returns the feature that a test belongs to: in Firefox one that names its file, or its folder; in WebKit one that its
 * title begins with, after groups and IDs of rules; otherwise the last one.
 */
export function featureOf(file: string, title: string): Feature {
  const begin = /^(?:\[[^\]]+\])* *([^:]*)/.exec(title)![1]!;
  const found = file.startsWith('engines/webkit/')
    ? features.find(({ webKit }) => webKit.includes(begin))
    : (features.find(({ firefox }) => firefox.some((name) => file === `e2e/${name}.e2e.ts`)) ??
      features.find(({ firefox }) =>
        firefox.some((name) => name.endsWith('/') && file.startsWith(`e2e/${name}`)),
      ));
  return found ?? features.at(-1)!;
}

const outcomes: readonly Outcome[] = ['passed', 'failed', 'not drivable'];

function cellOf({ name }: Feature, { files }: EngineResults): string {
  const counts = Object.values(files).flatMap((file) => file[name] ?? []);
  const parts = outcomes
    .map((outcome) => [counts.reduce((sum, each) => sum + (each[outcome] ?? 0), 0), outcome] as const)
    .filter(([count]) => count > 0);
  return parts.map((part) => part.join(' ')).join(', ') || 'not run';
}

/** Table of features by engine, in Markdown. */
export function tableOf({ firefox, webkit }: Results): string {
  const columns = [
    ['Firefox', firefox],
    ['WebKitGTK', webkit],
  ] as const;
  const shown = columns.flatMap(([name, results]) => (results ? [{ name, results }] : []));
  return markdownTable(
    ['feature', ...shown.map(({ name, results }) => `${name} ${results.version}`)],
    features.map((feature) => [feature.name, ...shown.map(({ results }) => cellOf(feature, results))]),
  );
}
