import type * as z from 'zod/mini';

/** Kinds of problems found by custom checks, named in the `params` of the check. */
type CustomKind =
  | 'colour'
  | 'asset-code'
  | 'function'
  | 'link'
  | 'document-link'
  | 'asset-link'
  | 'maintenance-link'
  | 'link-request'
  | 'file-type'
  | 'safety-error'
  | 'start-page'
  | 'unsafe-to-allow';

/** Expected kind of a value of the configuration. */
export type Expected =
  | {
      readonly kind:
        | 'text'
        | 'number'
        | 'whole-number'
        | 'yes-or-no'
        | 'list'
        | 'list-or-its-address'
        | 'object'
        | 'address'
        | 'contact'
        | CustomKind
        | 'other';
    }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'above' | 'at-least' | 'at-most'; readonly limit: number };

/** Invalid key of the configuration, as a path such as `limits.maxFileSizeBytes`. */
export type ConfigProblem =
  | { readonly code: 'unknown-key'; readonly key: string; readonly nearest?: string | undefined }
  | { readonly code: 'missing' | 'wrong'; readonly key: string; readonly expected: Expected };

/** Returns true for a key that another release may know. One that is near to a known key is a mistake. */
export const isOfOtherRelease = (problem: ConfigProblem): boolean =>
  problem.code === 'unknown-key' && problem.nearest === undefined;

/** Returns the problems of an issue of this schema: one per unknown key of an object, otherwise a single one. */
export function configProblems(issue: z.core.$ZodIssue, schema: z.core.$ZodType): readonly ConfigProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path);
    return issue.keys.map((key) => ({
      code: 'unknown-key',
      key: [...issue.path, key].join('.'),
      nearest: nearestWord(key, known),
    }));
  }
  if (issue.code === 'invalid_union') {
    // A value of the right kind is reported by its expected content.
    const branch = issue.errors.find((each) => !each.some(isOfOtherKind));
    if (branch) {
      return branch.flatMap((each) =>
        configProblems({ ...each, path: [...issue.path, ...each.path] }, schema),
      );
    }
  }
  const code = issue.input === undefined ? 'missing' : 'wrong';
  return [{ code, key: issue.path.join('.'), expected: expectedBy(issue) }];
}

/** Returns the keys that objects at a path of the schema may have. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  // oxlint-disable-next-line no-underscore-dangle -- where zod documents the parts of a schema for libraries
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [first, ...rest] = path;
  switch (def.type) {
    case 'optional':
    case 'default':
      return keysAt(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => keysAt(option, path));
    case 'array':
      return first === undefined ? [] : keysAt(def.element, rest);
    case 'object': {
      if (first === undefined) return Object.keys(def.shape);
      const next = def.shape[String(first)];
      return next === undefined ? [] : keysAt(next, rest);
    }
    default:
      return [];
  }
}

const isOfOtherKind = ({ code, path }: z.core.$ZodIssue): boolean =>
  code === 'invalid_type' && path.length === 0;

const kinds = {
  string: 'text',
  number: 'number',
  int: 'whole-number',
  boolean: 'yes-or-no',
  array: 'list',
  object: 'object',
} as const;

function expectedBy(issue: z.core.$ZodIssue): Expected {
  switch (issue.code) {
    case 'invalid_type':
      return { kind: kinds[issue.expected as keyof typeof kinds] ?? 'other' };
    case 'invalid_value':
      return { kind: 'one-of', values: issue.values.map(String) };
    case 'too_small':
      if (issue.origin === 'string') return { kind: 'text' };
      return { kind: issue.inclusive ? 'at-least' : 'above', limit: Number(issue.minimum) };
    case 'too_big':
      return { kind: 'at-most', limit: Number(issue.maximum) };
    case 'custom':
      return { kind: (issue.params?.['kind'] as CustomKind | undefined) ?? 'other' };
    case 'invalid_format':
      // The only text of this configuration with a pattern.
      return { kind: 'contact' };
    case 'invalid_union':
      // A name, or a list. The others have a discriminating key.
      if (issue.path.at(-1) === 'name') return { kind: 'text' };
      return { kind: issue.errors.length > 0 ? 'list-or-its-address' : 'other' };
    default:
      return { kind: 'other' };
  }
}

/** Returns the probably intended word: at most a third of its letters differ, ignoring case. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((each) => ({ each, distance: editDistance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, distance }) => distance <= Math.max(1, Math.floor(each.length / 3)))
    .toSorted((one, other) => one.distance - other.distance);
  return ranked[0]?.each;
}

/** Returns the edit distance (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of one.split('').entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of other.split('').entries()) {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
