import { resolveAddress } from './resolve.ts';

/** No path is longer, and the base is prepended to every address of its page. */
const maxBaseLength = 4_096;

/**
 * Path against which the relative addresses of an entry are resolved. A relative `<base>` applies, unless it is longer
 * than any path; the target of an absolute one can't be checked, and has its own finding.
 */
export function baseOf(markup: Based | undefined, path: string): string {
  const base = markup?.base;
  if (base === undefined || base.href.length > maxBaseLength || isFixedBase(base.href)) return path;
  const resolved = resolveAddress(base.href.replace(/[?#].*/s, ''), path);
  if (resolved.kind !== 'inside' || resolved.isRooted) return path;
  return resolved.isFolder && resolved.path !== '' ? `${resolved.path}/` : resolved.path;
}

/** Returns true for a base that isn't relative to the page: from the root, or with a scheme or host. */
export const isFixedBase = (href: string): boolean => /^\s*(?:[/\\]|[a-z][a-z0-9+.-]*:)/i.test(href);

interface Based {
  readonly base?: { readonly href: string };
}
