/** Paths of a container, split by the unpacked containers in it. */
export interface SplitPaths {
  /** Paths by the folder of their container; the folders end with a slash. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
  readonly rest: readonly string[];
}

const metadataPattern = /^(.+\/)VDI2770_(?:Main|Metadata)\.xml$/i;

/** Splits paths by the outermost folders that hold metadata. */
export function splitByContainer(paths: readonly string[]): SplitPaths {
  const starts = outermost(paths.flatMap((path) => metadataPattern.exec(path)?.[1] ?? []));
  if (starts.length === 0) return { folders: new Map(), rest: paths };
  const folderOf = new Map<string, string>();
  let at = 0;
  // In sorted order, all paths in a folder follow it directly.
  for (const path of paths.toSorted()) {
    const isBehind = (start: string): boolean => start < path && !path.startsWith(start);
    while (at < starts.length && isBehind(starts[at]!)) at += 1;
    const start = starts[at];
    if (start !== undefined && path.startsWith(start)) folderOf.set(path, start);
  }
  const folders = new Map(starts.map((start) => [start, [] as string[]]));
  for (const [path, folder] of folderOf) folders.get(folder)?.push(path);
  return { folders, rest: paths.filter((path) => !folderOf.has(path)) };
}

function outermost(folders: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const folder of folders.toSorted()) {
    const last = found.at(-1);
    if (last === undefined || !folder.startsWith(last)) found.push(folder);
  }
  return found;
}
