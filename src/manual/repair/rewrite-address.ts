import { folderOf, foldPath } from '#zip/paths.ts';

import { resolveAddress } from '../links/resolve.ts';

/** Changes to make to an address. */
interface Rewriting {
  /** Base of the address in the copy. */
  readonly base: string;
  /** Path of the target in the copy; undefined if it is unknown. */
  readonly targetPath: string | undefined;
  /** True if backslashes become slashes. */
  readonly slashes: boolean;
}

/**
 * Makes an address lead to a path with as few changes as possible: single characters if only their case differs. Query
 * and fragment stay. New characters are safe in every attribute, quoted or not, and in `url()`.
 */
export function rewriteAddress(address: string, { base, targetPath, slashes }: Rewriting): string {
  const pathEnd = address.search(/[?#]/);
  const suffix = pathEnd < 0 ? '' : address.slice(pathEnd);
  const written = pathEnd < 0 ? address : address.slice(0, pathEnd);
  const path = slashes ? written.replaceAll('\\', '/') : written;
  if (targetPath === undefined || leadsTo(path, base, targetPath)) return path + suffix;
  const aligned = alignWith(path, targetPath);
  return (leadsTo(aligned, base, targetPath) ? aligned : relativePath(base, targetPath)) + suffix;
}

/** Returns true if an address without query and fragment leads to a path of the archive. */
export function leadsTo(address: string, base: string, targetPath: string): boolean {
  const resolution = resolveAddress(address, base);
  return resolution.kind === 'inside' && !resolution.isRooted && resolution.path === targetPath;
}

/** Gives the last parts of a path the spelling of another path that differs in case or Unicode form only. */
function alignWith(path: string, targetPath: string): string {
  const parts = path.split(/([/\\])/);
  const spelled = targetPath.split('/');
  for (let at = parts.length - 1; at >= 0; at -= 2) {
    const part = parts[at]!;
    if (part === '.' || part === '') continue;
    const right = spelled.pop();
    if (part === '..' || right === undefined) break;
    const decoded = decodePart(part);
    if (decoded !== right && foldPath(decoded.trim()) === foldPath(right)) parts[at] = encodePart(right);
  }
  return parts.join('');
}

/** Returns the relative path from one file to another. */
export function relativePath(from: string, to: string): string {
  const here = folderOf(from).split('/').slice(0, -1);
  const there = to.split('/');
  let common = 0;
  while (common < there.length - 1 && here[common] === there[common]) common += 1;
  const up = here.slice(common).map(() => '..');
  return [...up, ...there.slice(common).map(encodePart)].join('/') || './';
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Escapes every character that has a meaning in markup, in a style sheet, in a `srcset` or in an address. */
const encodePart = (part: string): string =>
  encodeURIComponent(part).replace(/['()!*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
