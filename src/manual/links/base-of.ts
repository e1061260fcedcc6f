import { isFixedBase } from '../rules/document-rules.ts';
import { resolveAddress } from './resolve.ts';

/** No path is longer, and a base is put in front of every address of its page. */
const maxBaseLength = 4_096;

/**
 * The path that relative addresses of an entry are read from. A relative base is honoured, unless it is longer than any path;
 * what a fixed one leads to cannot be checked, and it has a finding of its own.
 */
export function baseOf(markup: Based | undefined, path: string): string {
  const base = markup?.base;
  if (base === undefined || base.href.length > maxBaseLength || isFixedBase(base.href)) return path;
  const resolved = resolveAddress(base.href.replace(/[?#].*/s, ''), path);
  if (resolved.kind !== 'inside' || resolved.isRooted) return path;
  return resolved.isFolder && resolved.path !== '' ? `${resolved.path}/` : resolved.path;
}

interface Based {
  readonly base?: { readonly href: string };
}
