import { foldPath, pathOf } from '../rules/paths.ts';
import type { ZipEntry } from '../zip/entry.ts';
import type { RepairKind } from './repair-item.ts';

/** What the names of an archive become when some repairs are done. */
export interface NewNames {
  /** The name that an entry is written with. */
  readonly nameOf: (entry: ZipEntry) => string;
  /** Where a path of the original, of a file or of a folder, is in the copy. */
  readonly pathOf: (path: string) => string;
}

/** What the names are made from. */
export interface Naming {
  readonly entries: readonly ZipEntry[];
  readonly startPage: string | undefined;
  /** The folder that holds everything, where one does. */
  readonly wrapper: string | undefined;
}

/** Says how entries are named in a copy in which these repairs are done. */
export function createNewNames(naming: Naming, kinds: ReadonlySet<RepairKind>): NewNames {
  const { entries, startPage } = naming;
  const wrapper = kinds.has('unwrap') ? naming.wrapper : undefined;
  const movedStart = kinds.has('rename-start-page') ? startPage : undefined;
  const taken = new Set(entries.map(({ name }) => pathOf(name)).filter((path) => !isWithin(path, wrapper)));
  // Junk beside the folder may have the name of something in it: that then stays where it is.
  const isMoved = (path: string): boolean => isWithin(path, wrapper) && !taken.has(restOf(path));

  function newPathOf(path: string): string {
    const named = path === movedStart ? withSmallName(path) : path;
    if (path === wrapper) return '';
    return isMoved(path) ? restOf(named) : named;
  }

  function nameOf({ name }: ZipEntry): string {
    const path = pathOf(name);
    let newName = kinds.has('correct-names') ? name.replaceAll('\\', '/') : name;
    if (path === movedStart) newName = withSmallName(newName);
    return isMoved(path) ? newName.replace(/(?:\.?[/\\])*[^/\\]+[/\\]+/, '') : newName;
  }

  return { nameOf, pathOf: newPathOf };
}

/** In any case: a link may misspell the folder. */
function isWithin(path: string, folder: string | undefined): boolean {
  const slash = path.indexOf('/');
  return folder !== undefined && slash >= 0 && foldPath(path.slice(0, slash)) === foldPath(folder);
}

const restOf = (path: string): string => path.slice(path.indexOf('/') + 1);

const withSmallName = (name: string): string => name.replace(/[^/\\]+$/, (last) => last.toLowerCase());
