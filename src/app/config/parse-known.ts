import type * as z from 'zod/mini';

import { ConfigError, isOfOtherRelease, type ConfigProblem } from './config.ts';

interface Parsed<T> {
  readonly data: T;
  /** Keys that were left out. */
  readonly unknown: readonly ConfigProblem[];
}

/** Validates a value, and leaves out keys that only another release may know. Throws `ConfigError`. */
export function parseKnown<T>(schema: z.ZodMiniType<T>, value: unknown): Parsed<T> {
  const read = schema.safeParse(value, { reportInput: true });
  if (read.success) return { data: read.data, unknown: [] };
  const problems = read.error.issues.flatMap(problemsOf);
  if (problems.every(isOfOtherRelease)) {
    const known = schema.safeParse(withoutKeys(value, new Set(problems.map(({ key }) => key))));
    if (known.success) return { data: known.data, unknown: problems };
  }
  throw new ConfigError(problems);
}

/** Returns the problems of an issue: one per unknown key of an object, otherwise a single one. */
function problemsOf(issue: z.core.$ZodIssue): readonly ConfigProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ code: 'unknown-key', key: [...issue.path, key].join('.') }));
  }
  if (issue.code === 'invalid_union') {
    // A value of the right kind is reported by its content.
    const branch = issue.errors.find((each) => !each.some(isOfOtherKind));
    if (branch) return branch.flatMap((each) => problemsOf({ ...each, path: [...issue.path, ...each.path] }));
  }
  return [{ code: issue.input === undefined ? 'missing' : 'invalid', key: issue.path.join('.') }];
}

const isOfOtherKind = ({ code, path }: z.core.$ZodIssue): boolean =>
  code === 'invalid_type' && path.length === 0;

/** Returns the value without the entries at these paths, such as `limits.acceptedTypes.2`. */
function withoutKeys(value: unknown, paths: ReadonlySet<string>, at = ''): unknown {
  if (Array.isArray(value)) return value.map((each, index) => withoutKeys(each, paths, `${at}${index}.`));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !paths.has(at + key));
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutKeys(each, paths, `${at}${key}.`)]));
}
