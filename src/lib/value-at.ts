/**
 * Returns the value at a path in JSON: `roles`, `realm_access.roles`, `cognito:groups`, `https://plant.example/roles`.
 * Names may contain dots, so each way to split the path is tried. Returns `undefined` if nothing is found.
 */
export function valueAt(value: unknown, path: string): unknown {
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
