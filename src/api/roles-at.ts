import * as z from 'zod/mini';

const list = z.array(z.string());

/**
 * The roles at a path in claims: `roles`, `realm_access.roles`, `cognito:groups`, `https://plant.example/roles`. Names of
 * claims may hold dots themselves, so each way to part the path is tried. `undefined` where no list of names is found.
 */
export const rolesAt = (claims: unknown, path: string): readonly string[] | undefined =>
  list.safeParse(valueAt(claims, path)).data;

function valueAt(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = value as Readonly<Record<string, unknown>>;
  if (Object.hasOwn(entries, path)) return entries[path];
  const names = path.split('.');
  for (let count = 1; count < names.length; count += 1) {
    const name = names.slice(0, count).join('.');
    const found = Object.hasOwn(entries, name)
      ? valueAt(entries[name], names.slice(count).join('.'))
      : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
