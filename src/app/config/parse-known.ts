import type * as z from 'zod/mini';

import { ConfigError } from './config.ts';
import { configProblems, isOfOtherRelease, type ConfigProblem } from './config-problem.ts';

interface Parsed<T> {
  readonly data: T;
  /** Keys that were left out. */
  readonly unknown: readonly ConfigProblem[];
}

/** Validates a value, and leaves out keys that only another release may know. Throws `ConfigError`. */
export function parseKnown<T>(schema: z.ZodMiniType<T>, value: unknown): Parsed<T> {
  const read = schema.safeParse(value, { reportInput: true });
  if (read.success) return { data: read.data, unknown: [] };
  const problems = read.error.issues.flatMap((issue) => configProblems(issue, schema));
  if (problems.every(isOfOtherRelease)) {
    const known = schema.safeParse(withoutKeys(value, new Set(problems.map(({ key }) => key))));
    if (known.success) return { data: known.data, unknown: problems };
  }
  throw new ConfigError(problems);
}

/** Returns the value without the entries at these paths, such as `limits.maxFiles`. */
function withoutKeys(value: unknown, paths: ReadonlySet<string>, at = ''): unknown {
  if (Array.isArray(value)) return value.map((each, index) => withoutKeys(each, paths, `${at}${index}.`));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !paths.has(at + key));
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutKeys(each, paths, `${at}${key}.`)]));
}
