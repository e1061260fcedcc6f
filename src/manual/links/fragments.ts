import type { Place } from '../finding.ts';
import { copyOf } from './target.ts';

/** A fragment that a page turned out not to have. */
export interface MissingFragment {
  readonly path: string;
  readonly fragment: string;
  readonly count: number;
  readonly places: readonly Place[];
}

/** Gathers which places pages have and which are asked for; pages come in any order. */
export interface Fragments {
  readonly define: (path: string, ids: ReadonlySet<string>) => void;
  readonly ask: (path: string, fragment: string, place: () => Place) => void;
  /** What was asked of defined pages in vain; pages that were not read are not judged. */
  readonly missing: () => readonly MissingFragment[];
}

interface Asked {
  count: number;
  readonly places: Place[];
}

export function createFragments(maxPlaces: number): Fragments {
  const idsByPath = new Map<string, Set<string>>();
  const askedByPath = new Map<string, Map<string, Asked>>();

  function ask(path: string, fragment: string, place: () => Place): void {
    if (has(idsByPath.get(path), fragment)) return;
    let ofPage = askedByPath.get(path);
    if (ofPage === undefined) askedByPath.set(path, (ofPage = new Map()));
    let asked = ofPage.get(fragment);
    if (asked === undefined) ofPage.set(copyOf(fragment), (asked = { count: 0, places: [] }));
    asked.count += 1;
    if (asked.places.length < maxPlaces) asked.places.push(place());
  }

  function define(path: string, ids: ReadonlySet<string>): void {
    const own = new Set<string>();
    for (const id of ids) own.add(copyOf(id));
    idsByPath.set(path, own);
    const asked = askedByPath.get(path);
    for (const fragment of asked?.keys() ?? []) if (has(own, fragment)) asked?.delete(fragment);
  }

  function* missing(): Generator<MissingFragment> {
    for (const [path, ofPage] of askedByPath) {
      if (!idsByPath.has(path)) continue;
      for (const [fragment, asked] of ofPage) yield { path, fragment, ...asked };
    }
  }

  return { define, ask, missing: () => [...missing()] };
}

/** First as written, then decoded (HTML standard, "find a potential indicated element"). */
function has(ids: ReadonlySet<string> | undefined, fragment: string): boolean {
  if (ids === undefined) return false;
  if (ids.has(fragment)) return true;
  if (!fragment.includes('%')) return false;
  try {
    return ids.has(decodeURIComponent(fragment));
  } catch {
    return false;
  }
}
