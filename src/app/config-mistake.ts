import type * as z from 'zod/mini';

/** What a value of the configuration should have been. */
export type Expected =
  | {
      readonly kind:
        | 'text'
        | 'number'
        | 'whole-number'
        | 'yes-or-no'
        | 'list'
        | 'object'
        | 'address'
        | 'other';
    }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'above' | 'at-least' | 'at-most'; readonly limit: number };

/** A key of the configuration that is wrong, as a path such as `limits.maxFileSizeBytes`. */
export type ConfigMistake =
  | { readonly code: 'unknown-key'; readonly key: string }
  | { readonly code: 'missing' | 'wrong'; readonly key: string; readonly expected: Expected };

/** The mistakes behind an issue of zod: one, except that it names all unknown keys of an object at once. */
export function configMistakes(issue: z.core.$ZodIssue): readonly ConfigMistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ code: 'unknown-key', key: [...issue.path, key].join('.') }));
  }
  const code = issue.input === undefined ? 'missing' : 'wrong';
  return [{ code, key: issue.path.join('.'), expected: expectedBy(issue) }];
}

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
    default:
      return { kind: 'other' };
  }
}
