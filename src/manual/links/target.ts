import type { Place, RawFinding } from '../finding.ts';
import type { ReferenceKind } from '../pages/reference.ts';
import { resolveAddress, type InsideResolution, type Resolution } from './resolve.ts';
import { maxPathLength, type Site } from './site.ts';

/** Result of looking up an address inside the archive. */
export type Lookup =
  | { readonly found: 'file'; readonly path: string }
  /** Found only if case or Unicode form is ignored. */
  | { readonly found: 'similar'; readonly path: string }
  | { readonly found: 'folder' }
  | { readonly found: 'nothing'; readonly nearest?: string };

/** A raw finding without its place. */
export type LinkFinding = Omit<RawFinding, keyof Place>;

/** A resolved address and the result of looking it up. */
export type Target = {
  /** Without its fragment, shortened if it is very long; for a correct link to a file, the file's path. */
  readonly address: string;
  /** Findings by kind of reference, added as references come. */
  readonly rawFindings: Map<ReferenceKind, readonly LinkFinding[]>;
} & (
  | { readonly resolution: Exclude<Resolution, InsideResolution> }
  | { readonly resolution: InsideResolution; readonly lookup: Lookup }
);

/** Longer addresses are shortened for display; `data:` URLs can be megabytes long. */
const maxShownLength = 300;

/**
 * Maximum number of cached addresses. A manual of 2.5 GB has ten times as many, but its pages repeat those of their
 * neighbours.
 */
export const maxRemembered = 20_000;

/** Longer addresses aren't cached: embedded images would fill the memory, and rarely occur twice. */
const maxRememberedLength = 1_000;

/** Maximum number of missing names that get a proposal; each compares all files of a folder. */
export const maxProposals = 500;

/**
 * Looks up addresses (without fragments) relative to a path. Caches them: a manual repeats its navigation on every
 * page, and all pages of a folder share the result. A full cache is emptied: what the next pages repeat fills it again.
 */
export function createTargetFinder(site: Site): (address: string, base: string, folder: string) => Target {
  /** By folder and address. */
  const remembered = new Map<string, Target>();
  /** One target for all addresses of an existing file: the folders of a manual refer to the same page differently. */
  const rightTargets = new Map<string, Target>();
  /** By missing path, so that all addresses of a path get the same proposal. */
  const proposals = new Map<string, string | undefined>();

  function nearestTo(path: string): string | undefined {
    // A longer path has no nearest file; it is neither compared nor stored.
    if (path.length > maxPathLength) return undefined;
    if (!proposals.has(path) && proposals.size < maxProposals) {
      proposals.set(copyOf(path), site.nearest(path));
    }
    return proposals.get(path);
  }

  function lookUp({ path, isFolder }: InsideResolution): Lookup {
    if (!isFolder && site.has(path)) return { found: 'file', path };
    if (site.isFolder(path)) {
      const index = site.indexOf(path);
      return index === undefined ? { found: 'folder' } : { found: 'file', path: index };
    }
    const similar = isFolder ? undefined : site.similar(path);
    if (similar !== undefined) return { found: 'similar', path: similar };
    const nearest = nearestTo(path);
    return { found: 'nothing', ...(nearest !== undefined && { nearest }) };
  }

  function targetAt(address: string, base: string): Target {
    const resolution = resolveAddress(address, base);
    const shown = shortened(address);
    if (resolution.kind !== 'inside') return { address: shown, rawFindings: new Map(), resolution };
    const lookup = lookUp(resolution);
    if (!leadsRight(resolution, lookup)) {
      return { address: shown, rawFindings: new Map(), resolution, lookup };
    }
    const { path } = resolution;
    let target = rightTargets.get(path);
    if (target === undefined) {
      rightTargets.set(path, (target = { address: path, rawFindings: new Map(), resolution, lookup }));
    }
    return target;
  }

  return (address, base, folder) => {
    // A lone query leads back to the page itself, which differs within a folder.
    const isRemembered = !address.startsWith('?') && address.length <= maxRememberedLength;
    const key = `${folder}\n${address}`;
    const known = isRemembered ? remembered.get(key) : undefined;
    if (known !== undefined) return known;
    const target = targetAt(copyOf(address), base);
    if (!isRemembered) return target;
    if (remembered.size === maxRemembered) remembered.clear();
    remembered.set(copyOf(key), target);
    return target;
  };
}

const leadsRight = (resolution: InsideResolution, lookup: Lookup): boolean =>
  lookup.found === 'file' &&
  lookup.path === resolution.path &&
  !resolution.hasBackslash &&
  !resolution.hasQuery &&
  !resolution.isRooted;

/**
 * Copies a string. Parsers return slices, each of which keeps the text of its whole page alive: 190 MB for one manual
 * (measured).
 */
export const copyOf = (slice: string): string => ` ${slice}`.slice(1);

/** Shortens an address, path or fragment for display. */
export const shortened = (text: string): string =>
  text.length > maxShownLength ? `${copyOf(text.slice(0, maxShownLength))}…` : text;
