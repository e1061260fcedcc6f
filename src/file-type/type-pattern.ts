/** Names and MIME types of a file, in lower case. */
interface TypeFacts {
  readonly names: readonly string[];
  readonly types: readonly (string | undefined)[];
}

/** Returns true if an entry of a list of accepted types matches by itself: `.pdf`, `application/pdf`, `image/*`. */
export function matchesPattern(pattern: string, { names, types }: TypeFacts): boolean {
  if (pattern === '' || pattern === '*/*') return pattern !== '';
  if (pattern.startsWith('.')) return names.some((name) => name.endsWith(pattern));
  const isGroup = pattern.endsWith('/*');
  return types.some((type) => (isGroup ? type?.startsWith(pattern.slice(0, -1)) : type === pattern));
}

/** Returns an entry as `matchesPattern` expects it. */
export const patternOf = (entry: string): string => entry.trim().toLowerCase();

/** Returns true if a text is an entry of such a list. */
export const isAcceptedType = (entry: string): boolean =>
  /^(\.[^\s,/*]+|\*\/\*|[\w!#$&^.+-]+\/(\*|[\w!#$&^.+-]+))$/.test(entry.trim());
