import type { ZipEntry } from '#zip/entry.ts';
import { foldPath, pathOf } from '#zip/paths.ts';

import { acceptedStart, type StartRules } from '../rules/start-page.ts';
import type { RepairKind } from './repair-item.ts';

/** Input for the new names. */
export interface Naming {
  readonly entries: readonly ZipEntry[];
  readonly startPage: string | undefined;
  /** The folder that holds everything, if there is one. */
  readonly wrapper: string | undefined;
  readonly rules?: StartRules;
}

/** Computes the names of entries in a copy with these repairs done. */
export function createNewNames(naming: Naming, kinds: ReadonlySet<RepairKind>) {
  const { entries, startPage, rules = {} } = naming;
  const wrapper = kinds.has('unwrap') ? naming.wrapper : undefined;
  const movedStart = kinds.has('rename-start-page') ? startPage : undefined;
  const taken = new Set(entries.map(({ name }) => pathOf(name)).filter((path) => !isWithin(path, wrapper)));
  // Junk next to the folder may have the name of an entry in it, which then stays there.
  const isMoved = (path: string): boolean => isWithin(path, wrapper) && !taken.has(restOf(path));

  /** Returns the path in the copy of a file or folder of the original. */
  function newPathOf(path: string): string {
    const named = path === movedStart ? withAcceptedName(path, rules) : path;
    if (path === wrapper) return '';
    return isMoved(path) ? restOf(named) : named;
  }

  /** Returns the name that an entry is written with. */
  function nameOf({ name }: Pick<ZipEntry, 'name'>): string {
    const path = pathOf(name);
    let newName = kinds.has('correct-names') ? name.replaceAll('\\', '/') : name;
    if (path === movedStart) newName = withAcceptedName(newName, rules);
    return isMoved(path) ? newName.replace(/(?:\.?[/\\])*[^/\\]+[/\\]+/, '') : newName;
  }

  return { nameOf, pathOf: newPathOf };
}

/** Names in a copy after some repairs. */
export type NewNames = ReturnType<typeof createNewNames>;

/** Ignores case: a link may misspell the folder. */
function isWithin(path: string, folder: string | undefined): boolean {
  const slash = path.indexOf('/');
  return folder !== undefined && slash >= 0 && foldPath(path.slice(0, slash)) === foldPath(folder);
}

const restOf = (path: string): string => path.slice(path.indexOf('/') + 1);

const withAcceptedName = (name: string, rules: StartRules): string =>
  name.replace(/[^/\\]+$/, (last) => acceptedStart(last, rules));
