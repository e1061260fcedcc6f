import { isPageName, startNames } from '#file-type/page-names.ts';
import { baseName, foldPath, folderOf, pathOf } from '#zip/paths.ts';

/** Files of an archive by path, for looking up links. */
export interface Site {
  readonly has: (path: string) => boolean;
  readonly isFolder: (path: string) => boolean;
  /** Page that a web server, but no file system, shows for a folder. */
  readonly indexOf: (folder: string) => string | undefined;
  /** Path that Windows treats as equal: other case, or another Unicode form. */
  readonly similar: (path: string) => string | undefined;
  /** File that a wrong path most likely meant. */
  readonly nearest: (path: string) => string | undefined;
}

/** Above this number of files in a folder, searching for a typo takes too long. */
const maxCompared = 2_000;
/** Longer paths are found as written, but have no nearest file: hardly any system can unpack them. */
export const maxPathLength = 1_000;
/** Longer names can't be unpacked anywhere. */
const maxNameLength = 255;

/** Builds the site of files. */
export function createSite(names: readonly string[]): Site {
  const files = new Set<string>();
  const byFold = new Map<string, string>();
  const folders = new Map<string, string[]>([['', []]]);
  const byName = new Map<string, string[]>();
  for (const name of names) {
    const path = pathOf(name);
    files.add(path);
    byFold.set(foldPath(path), path);
    if (path.length <= maxPathLength) {
      addToFolders(path, folders);
      addToNames(path, byName);
    }
  }

  function nearest(path: string): string | undefined {
    if (path.length > maxPathLength) return undefined;
    const namesakes = byName.get(foldPath(baseName(path)));
    const elsewhere = namesakes && bestNamesake(path, namesakes);
    if (elsewhere !== undefined) return elsewhere;
    const folder = folderOf(path);
    const siblings = folders.get(folder.slice(0, -1));
    if (siblings === undefined || siblings.length > maxCompared) return undefined;
    return closest(baseName(path), siblings.map(baseName), folder);
  }

  return {
    has: (path) => files.has(path),
    isFolder: (path) => folders.has(path),
    indexOf: (folder) => {
      const prefix = folder === '' ? '' : `${folder}/`;
      return startNames.map((name) => prefix + name).find((path) => files.has(path));
    },
    similar: (path) => byFold.get(foldPath(path)),
    nearest,
  };
}

function addToNames(path: string, byName: Map<string, string[]>): void {
  const name = foldPath(baseName(path));
  const namesakes = byName.get(name);
  if (namesakes === undefined) byName.set(name, [path]);
  else namesakes.push(path);
}

function addToFolders(path: string, folders: Map<string, string[]>): void {
  let folder = folderOf(path).slice(0, -1);
  const siblings = folders.get(folder);
  if (siblings !== undefined) {
    siblings.push(path);
    return;
  }
  folders.set(folder, [path]);
  while (folder.includes('/')) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    if (!folders.has(folder)) folders.set(folder, []);
  }
}

/**
 * Finds the file of the same name in the most similar folder. Every folder may have an index page, so that one only
 * counts in a folder of the same name.
 */
function bestNamesake(path: string, namesakes: readonly string[]): string | undefined {
  const least = startNames.includes(baseName(path).toLowerCase()) ? 2 : 1;
  const target = foldPath(path).split('/').toReversed();
  let best: string | undefined;
  let bestLength = least - 1;
  for (const namesake of namesakes.slice(0, maxCompared)) {
    const parts = foldPath(namesake).split('/').toReversed();
    const differs = parts.findIndex((part, at) => part !== target[at]);
    const length = differs < 0 ? parts.length : differs;
    if (length > bestLength) [best, bestLength] = [namesake, length];
  }
  return best;
}

/** Finds a file with the same extension whose name differs in at most two letters. */
function closest(name: string, siblings: readonly string[], folder: string): string | undefined {
  if (name.length > maxNameLength) return undefined;
  let best: string | undefined;
  let bestDistance = 3;
  for (const sibling of siblings) {
    if (isPageName(sibling) !== isPageName(name)) continue;
    const distance = distanceOf(name.toLowerCase(), sibling.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [sibling, distance];
  }
  // Short names are all close to each other.
  const stemLength = name.replace(/\.[^.]*$/, '').length;
  return best !== undefined && bestDistance * 4 <= stemLength ? folder + best : undefined;
}

/** Levenshtein distance, capped at `limit`. */
function distanceOf(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(change, previous[j]! + 1, current[j - 1]! + 1));
    }
    if (Math.min(...current) >= limit) return limit;
    previous = current;
  }
  return Math.min(limit, previous[b.length]!);
}
