import { startNames } from '#file-type/page-names.ts';
import { foldPath, folderOf, pathOf } from '#zip/paths.ts';

/** Files of an archive by path, for looking up links. */
export interface Site {
  readonly has: (path: string) => boolean;
  readonly isFolder: (path: string) => boolean;
  /** Page that a web server, but no file system, shows for a folder. */
  readonly indexOf: (folder: string) => string | undefined;
  /** Path that Windows treats as equal: other case, or another Unicode form. */
  readonly similar: (path: string) => string | undefined;
}

/** Builds the site of files. */
export function createSite(names: readonly string[]): Site {
  const files = new Set(names.map(pathOf));
  const byFold = new Map([...files].map((path) => [foldPath(path), path]));
  const folders = new Set(['']);
  for (const path of files) {
    for (let folder = parentOf(path); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  }
  return {
    has: (path) => files.has(path),
    isFolder: (path) => folders.has(path),
    indexOf: (folder) => {
      const prefix = folder === '' ? '' : `${folder}/`;
      return startNames.map((name) => prefix + name).find((path) => files.has(path));
    },
    similar: (path) => byFold.get(foldPath(path)),
  };
}

const parentOf = (path: string): string => folderOf(path).slice(0, -1);
