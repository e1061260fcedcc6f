import type { PathFinder } from './file-tree.ts';

/**
 * Returns the path that an address in metadata means, from the top of the package; `undefined` for an address outside of
 * it. A file whose name looks like an escaped one counts first.
 */
export function pathOfFileUrl(url: string, { find }: PathFinder): string | undefined {
  const local = url.trim().replace(/^file:\/\//i, '');
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(local)) return undefined;
  if (find(local)?.isExact) return local;
  const path = local.replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
