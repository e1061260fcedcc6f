import { startNames } from '#file-type/page-names.ts';
import { foldPath, folderOf, pathOf } from '#zip/paths.ts';

/** Files of an archive by path, for looking up links. */
export type Site = ReturnType<typeof createSite>;

/** Builds the site of files. */
export function createSite(names: readonly string[]) {
  const files = new Set(names.map(pathOf));
  const byFold = new Map([...files].map((path) => [foldPath(path), path]));
  const folders = new Set(['']);
  for (const path of files) {
    for (let folder = parentOf(path); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  }
  return {
    has: (path: string): boolean => files.has(path),
    isFolder: (path: string): boolean => folders.has(path),
    /** Page that a web server, but no file system, shows for a folder. */
    indexOf: (folder: string): string | undefined => {
      const prefix = folder === '' ? '' : `${folder}/`;
      return startNames.map((name) => prefix + name).find((path) => files.has(path));
    },
    /** Path that Windows treats as equal: other case, or another Unicode form. */
    similar: (path: string): string | undefined => byFold.get(foldPath(path)),
  };
}

const parentOf = (path: string): string => folderOf(path).slice(0, -1);
