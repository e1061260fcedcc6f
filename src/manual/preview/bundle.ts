import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';

import { type InsideResolution, resolveAddress, withoutFragment } from '../links/resolve.ts';
import type { ArchiveFiles } from './archive-files.ts';
import { type ReferencedFile, type ResourceUse, createLoader } from './load-resource.ts';
import type { Missing, Part, Resource } from './rendering.ts';

interface Collected {
  readonly resources: readonly Resource[];
  readonly missing: readonly Missing[];
}

/** Concurrent reads of the file. */
const maxReads = 8;

/** Collects the resources of a page, and those missing in the archive. Nothing is read before `collect`. */
export function createBundle({ file, site, entryAt }: ArchiveFiles) {
  const numbers = new Map<string, number>();
  const resources: Resource[] = [];
  const waiting: (() => Promise<void>)[] = [];
  const { add, all } = createMissingList();
  const load = createLoader({ file, replaceAddress: refer, addMissing: add });

  /** Returns the number of the resource made of a file. A file is made into one resource for each kind of use. */
  function take(referenced: ReferencedFile): number {
    const key = `${referenced.use === 'style' ? 'style' : 'file'} ${referenced.path}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const at = numbers.size;
    numbers.set(key, at);
    waiting.push(async () => void (resources[at] = await load(referenced)));
    return at;
  }

  /** Returns the file of a resolution. A path from the root of the disk has none. */
  function fileAt({ path, isFolder, isRooted }: InsideResolution): string | undefined {
    if (isRooted) return undefined;
    if (site.isFolder(path)) return site.indexOf(path);
    return isFolder ? undefined : path;
  }

  function refer(address: string, base: string, use: ResourceUse): Part | undefined {
    const resolution = resolveAddress(withoutFragment(address), base);
    if (resolution.kind === 'empty' || resolution.kind === 'other') return undefined;
    const path = resolution.kind === 'inside' ? fileAt(resolution) : undefined;
    const entry = path === undefined ? undefined : entryAt(path);
    // A nested frame requests its page itself.
    if (path !== undefined && entry) return use === 'frame' ? undefined : take({ path, entry, use });
    add({ url: address, why: resolution.kind === 'external' ? 'internet' : whyAbsent(site, path) });
    return use === 'picture' ? missingPicture : nowhere;
  }

  /** Reads all referenced files, and the files they refer to. Rejects with the file's read error. */
  async function collect(): Promise<Collected> {
    const limit = createConcurrencyLimit(maxReads);
    for (let batch = waiting.splice(0); batch.length > 0; batch = waiting.splice(0)) {
      // In batches: a style sheet adds the files it names only once it is read.
      await Promise.all(batch.map((task) => limit(task)));
    }
    return { resources, missing: all() };
  }

  return { replaceAddress: refer, addMissing: add, addFile: take, collect };
}

/** Returns why there is no file at a path: another spelling is found on Windows and macOS, but on no other system. */
const whyAbsent = (site: ArchiveFiles['site'], path: string | undefined): Missing['why'] =>
  path !== undefined && site.similar(path) !== undefined ? 'spelling' : 'absent';

/** Limit of entries; further ones are dropped. */
const maxMissing = 500;
const maxUrlLength = 300;

/** Collects the missing files of a page, each once; long addresses are cut. */
export function createMissingList() {
  const missing = new Map<string, Missing>();
  return {
    add: ({ url, why }: Missing): void => {
      const shown = url.length > maxUrlLength ? `${url.slice(0, maxUrlLength)}…` : url;
      if (missing.size < maxMissing) missing.set(shown, { url: shown, why });
    },
    all: (): readonly Missing[] => [...missing.values()],
  };
}

/** Address that never loads, so that a page sees the failure as it would without a network. */
const nowhere = 'about:invalid';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80">' +
  '<rect x="1.5" y="1.5" width="117" height="77" fill="#fdf2dc" stroke="#7a4b00" stroke-width="3" stroke-dasharray="8 5"/>' +
  '<path d="M40 54l14-18 10 12 6-7 12 13zM74 30a5 5 0 1 0 10 0 5 5 0 1 0-10 0M34 66L86 14" fill="none" stroke="#7a4b00" stroke-width="3"/></svg>';

/** Placeholder for a picture that is not in the archive: a dashed frame with a crossed-out picture. */
export const missingPicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
