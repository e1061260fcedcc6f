import type { Place, RawFinding } from '../finding.ts';
import { resolveAddress, type InsideResolution, type Resolution } from './resolve.ts';
import type { Site } from './site.ts';

/** Result of looking up an address inside the archive. */
export type Lookup =
  /** `similar`: found only if case or Unicode form is ignored. */
  { readonly found: 'file' | 'similar'; readonly path: string } | { readonly found: 'folder' | 'nothing' };

/** A raw finding without its place. */
export type LinkFinding = Omit<RawFinding, keyof Place>;

/** A resolved address and the result of looking it up. */
export type Target = {
  /** Without its fragment. */
  readonly address: string;
} & (
  | { readonly resolution: Exclude<Resolution, InsideResolution> }
  | { readonly resolution: InsideResolution; readonly lookup: Lookup }
);

/** Longer addresses are shortened for display; `data:` URLs can be megabytes long. */
const maxShownLength = 300;

/** Looks up an address without its fragment relative to a path. */
export function findTarget(site: Site, address: string, base: string): Target {
  const own = copyOf(address);
  const resolution = resolveAddress(own, base);
  return resolution.kind === 'inside'
    ? { address: own, resolution, lookup: lookUp(site, resolution) }
    : { address: own, resolution };
}

function lookUp(site: Site, { path, isFolder }: InsideResolution): Lookup {
  if (!isFolder && site.has(path)) return { found: 'file', path };
  if (site.isFolder(path)) {
    const index = site.indexOf(path);
    return index === undefined ? { found: 'folder' } : { found: 'file', path: index };
  }
  const similar = isFolder ? undefined : site.similar(path);
  return similar === undefined ? { found: 'nothing' } : { found: 'similar', path: similar };
}

/**
 * Copies a string. Parsers return slices, each of which keeps the text of its whole page alive: 190 MB for one manual
 * (measured).
 */
export const copyOf = (slice: string): string => ` ${slice}`.slice(1);

/** Shortens an address, path or fragment for display. */
export const shortened = (text: string): string =>
  text.length > maxShownLength ? `${copyOf(text.slice(0, maxShownLength))}…` : copyOf(text);
