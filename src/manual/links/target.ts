import type { Place, RawFinding } from '../finding.ts';
import type { ReferenceKind } from '../pages/reference.ts';
import { resolveAddress, type InsideResolution, type Resolution } from './resolve.ts';
import { maxPathLength, type Site } from './site.ts';

/** What stands at an address inside the archive. */
export type Lookup =
  | { readonly found: 'file'; readonly path: string }
  /** Only where letters' case or Unicode form are ignored. */
  | { readonly found: 'similar'; readonly path: string }
  | { readonly found: 'folder' }
  | { readonly found: 'nothing'; readonly nearest?: string };

/** A rawFinding without its place. */
export type LinkFinding = Omit<RawFinding, keyof Place>;

/** An address that was read and looked up. */
export type Target = {
  /** Without its fragment, cut where it is very long; where it leads right to a file, the path of that. */
  readonly address: string;
  /** What is wrong with it, by the kind of reference; filled as they come. */
  readonly rawFindings: Map<ReferenceKind, readonly LinkFinding[]>;
} & (
  | { readonly resolution: Exclude<Resolution, InsideResolution> }
  | { readonly resolution: InsideResolution; readonly lookup: Lookup }
);

/** Longer addresses are cut where they are shown; `data:` and the like can be megabytes long. */
const maxShownLength = 300;

/** So many addresses are remembered; a real manual has some hundred thousand different ones. */
const maxRemembered = 500_000;

/** Longer addresses are not: those of embedded pictures would fill the memory, and hardly any is there twice. */
const maxRememberedLength = 1_000;

/** So many missing names get a proposal; finding one compares with every file of a folder. */
const maxProposals = 500;

/**
 * Looks up addresses (without fragments) relative to a path. Remembers them: a manual repeats its navigation on every
 * page, and the reference is the same for every page of a folder.
 */
export function createTargetFinder(site: Site): (address: string, base: string, folder: string) => Target {
  const byFolder = new Map<string, Map<string, Target>>();
  /** One for all addresses that lead right to a file: from each folder of a manual there are others to the same page. */
  const rightTargets = new Map<string, Target>();
  let rememberedCount = 0;
  /** By missing path: where one has several addresses, all of them are told alike. */
  const proposals = new Map<string, string | undefined>();

  function nearestTo(path: string): string | undefined {
    // Nothing is near to a longer one; it is neither compared nor kept.
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
    const shown = shownOf(address);
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
    let known = byFolder.get(folder);
    if (known === undefined) byFolder.set(folder, (known = new Map()));
    const again = known.get(address);
    if (again !== undefined) return again;
    const own = copyOf(address);
    const target = targetAt(own, base);
    // Only a query leads back to the page itself, which differs within a folder.
    const isLasting = !own.startsWith('?') && own.length <= maxRememberedLength;
    if (isLasting && rememberedCount < maxRemembered) {
      rememberedCount += 1;
      known.set(own, target);
    }
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
 * A string of its own. What a parser gives are slices, each of which keeps the text of its whole page alive: 190 MB for
 * one manual (measured).
 */
export const copyOf = (slice: string): string => ` ${slice}`.slice(1);

/** An address, path or fragment as it is shown. */
export const shownOf = (text: string): string =>
  text.length > maxShownLength ? `${copyOf(text.slice(0, maxShownLength))}…` : text;
