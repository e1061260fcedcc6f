/** A parsed JSON value of unknown form. */
export type Json = unknown;

/** Returns a member of an object. */
export const member = (value: Json, name: string): Json =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, Json>>)[name]
    : undefined;

/** Returns a member that is a text, without spaces around it; `undefined` if it is empty. */
export function textMember(value: Json, name: string): string | undefined {
  const text = member(value, name);
  return typeof text === 'string' ? text.trim() || undefined : undefined;
}

/** Returns a member that is a list; empty for anything else. */
export function listMember(value: Json, name: string): readonly Json[] {
  const list = member(value, name);
  return Array.isArray(list) ? list : [];
}
