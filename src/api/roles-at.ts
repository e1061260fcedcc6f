import { valueAt } from '#lib/value-at.ts';

/** The roles at a path in claims; `undefined` where no list of names is found. */
export function rolesAt(claims: unknown, path: string): readonly string[] | undefined {
  const value = valueAt(claims, path);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;
}
