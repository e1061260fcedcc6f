import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Outcome of a test, in the words of the table. */
export type Outcome = 'passed' | 'failed' | 'not drivable';

/** Number of tests by outcome. */
export type Counts = Readonly<Partial<Record<Outcome, number>>>;

export interface EngineResults {
  readonly version: string;
  /** Counts by path, from this folder's parent, and by name of the feature. */
  readonly files: Readonly<Record<string, Readonly<Record<string, Counts>>>>;
}

/** The content of `results.json`, by engine. */
export type Results = Readonly<Record<string, EngineResults>>;

export const resultsPath = join(import.meta.dirname, 'results.json');

export const readResults = (): Results => JSON.parse(readFileSync(resultsPath, 'utf8')) as Results;
