import { valueAt } from '#lib/value-at.ts';

/** Returns the roles at a path in claims; `undefined` if it holds no list of strings. */
export function rolesAt(claims: unknown, path: string): readonly string[] | undefined {
  const value = valueAt(claims, path);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;
}
