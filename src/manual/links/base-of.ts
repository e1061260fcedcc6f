import type { PageFacts } from '../pages/read-page.ts';
import { isFixedBase } from '../rules/document-rules.ts';
import { resolveAddress } from './resolve.ts';

/**
 * The path that relative addresses of an entry are read from. A relative base is honoured; what a fixed one leads to cannot
 * be checked, and it has a finding of its own.
 */
export function baseOf(markup: PageFacts | undefined, path: string): string {
  const base = markup?.base;
  if (base === undefined || isFixedBase(base.href)) return path;
  const resolved = resolveAddress(base.href.replace(/[?#].*/s, ''), path);
  if (resolved.kind !== 'inside') return path;
  return resolved.isFolder && resolved.path !== '' ? `${resolved.path}/` : resolved.path;
}
