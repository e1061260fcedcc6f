import { existsSync, readFileSync } from 'node:fs';
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

/** Results of the tests in WebKit: true for a feature that works. */
export interface WebKitResults {
  /** Name and version. */
  readonly engine: string;
  readonly features: Readonly<Record<string, boolean>>;
}

export const resultsPath = join(import.meta.dirname, 'results.json');

const read = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;

export const readResults = (): Results => (read(resultsPath) as Results | undefined) ?? {};

export const readWebKitResults = (): WebKitResults | undefined =>
  read(join(import.meta.dirname, 'webkit.results.json')) as WebKitResults | undefined;
