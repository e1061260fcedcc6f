import type { ByteSource } from '#lib/file/byte-source.ts';
import { foldPath, pathOf } from '#zip/paths.ts';

import type { FilePlace } from '../report/package-report.ts';

/** Files of a package, a container or a folder. */
export interface FileTree {
  /** Paths of the files, without those that operating systems leave behind. */
  readonly paths: readonly string[];
  /** Number of the files that operating systems leave behind. */
  readonly leftOut: number;
  /** Place of a file in the whole package. */
  readonly placeOf: (path: string) => FilePlace;
  readonly sizeOf: (path: string) => number;
  /**
   * Content of a container. Rejects with `EntryUnreadableError` if it isn't sound or too large, and with a read error. What
   * isn't compressed isn't read.
   */
  readonly open: (path: string) => Promise<ByteSource>;
  /** Content of a file of any size, once it is found sound. What isn't compressed isn't copied. Rejects as `open`. */
  readonly extract: (path: string) => Promise<Blob>;
  /** Reads a small file as a whole. Rejects as `open`, also if it is larger than `maxBytes`. */
  readonly read: (path: string, maxBytes: number) => Promise<Uint8Array>;
  readonly isEncrypted: (path: string) => boolean;
}

/** Returns the part of a tree in a folder; `prefix` ends with a slash, and each of `paths` starts with it. */
export const subtree = (files: FileTree, prefix: string, paths: readonly string[]): FileTree => ({
  paths: paths.map((path) => path.slice(prefix.length)),
  leftOut: files.leftOut,
  placeOf: (path) => files.placeOf(prefix + path),
  sizeOf: (path) => files.sizeOf(prefix + path),
  open: (path) => files.open(prefix + path),
  read: (path, maxBytes) => files.read(prefix + path, maxBytes),
  extract: (path) => files.extract(prefix + path),
  isEncrypted: (path) => files.isEncrypted(prefix + path),
});

/** Creates a finder of the files of a tree by names that were written by people. */
export function createPathFinder(paths: readonly string[]) {
  const exact = new Set(paths);
  const folded = new Map(paths.toReversed().map((path) => [foldPath(path), path]));
  return {
    /** Returns the path of a file; `isExact` is false if its spelling differs in case or Unicode form. */
    find: (name: string): { readonly path: string; readonly isExact: boolean } | undefined => {
      const path = pathOf(name.trim());
      if (exact.has(path)) return { path, isExact: true };
      const similar = folded.get(foldPath(path));
      return similar === undefined ? undefined : { path: similar, isExact: false };
    },
  };
}

/** Finder of files by their names. */
export type PathFinder = ReturnType<typeof createPathFinder>;

/** Returns the tree in the only folder that holds all files, if only there the files are a container. */
export function unwrapped(
  files: FileTree,
  isContainer: (paths: readonly string[]) => boolean,
): { readonly files: FileTree; readonly wrapper?: string } {
  const [first = ''] = files.paths;
  const wrapper = first.slice(0, first.indexOf('/') + 1);
  if (wrapper === '' || isContainer(files.paths) || !files.paths.every((path) => path.startsWith(wrapper))) {
    return { files };
  }
  const inner = subtree(files, wrapper, files.paths);
  return isContainer(inner.paths) ? { files: inner, wrapper } : { files };
}
