import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Titles of the tests of one file in one engine, by outcome. */
export interface FileResults {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** Tests that can't run there, by reason. */
  readonly notDrivable: Readonly<Record<string, readonly string[]>>;
}

export interface EngineResults {
  readonly version: string;
  /** By path, from this folder's parent. */
  readonly files: Readonly<Record<string, FileResults>>;
}

/** The content of `results.json`, by engine. */
export type Results = Readonly<Record<string, EngineResults>>;

export const resultsPath = join(import.meta.dirname, 'results.json');

export const readResults = (): Results => JSON.parse(readFileSync(resultsPath, 'utf8')) as Results;
