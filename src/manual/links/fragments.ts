import type { Place } from '../finding.ts';
import { copyOf } from './target.ts';

/** Called for a fragment that its page doesn't define. */
export type OnMissing = (
  path: string,
  fragment: string,
  occurrence: { placeOf: () => Place; count?: number },
) => void;

interface FragmentQuery {
  count: number;
  readonly places: [Place, ...Place[]];
}

/** Maximum number of fragments that wait for their page. More would be a trap; they aren't checked. */
const maxWaiting = 500_000;
/** Maximum number of known IDs; fragments of further pages aren't checked. */
const maxKnown = 3_000_000;
/** Longer IDs and fragments aren't compared: they would fill the memory. */
const maxLength = 1_000;
/** Places kept per waiting fragment. */
const maxPlaces = 5;

/**
 * Collects the IDs that pages define and the fragments that links name, in any order. Calls `onMissing` for each fragment
 * that its page doesn't define, once both are known. Pages that are never defined aren't checked.
 */
export function createFragments(onMissing: OnMissing) {
  /** Copies of the IDs of all pages, which repeat most of them. */
  const copies = new Map<string, string>();
  const idsByPath = new Map<string, ReadonlySet<string>>();
  const waitingByPath = new Map<string, Map<string, FragmentQuery>>();
  let waiting = 0;
  let known = 0;

  function check(path: string, fragment: string, placeOf: () => Place): void {
    if (fragment.length > maxLength) return;
    const ids = idsByPath.get(path);
    if (ids === undefined) wait(path, fragment, placeOf);
    else if (!hasTarget(ids, fragment)) onMissing(path, fragment, { placeOf });
  }

  function wait(path: string, fragment: string, placeOf: () => Place): void {
    let ofPage = waitingByPath.get(path);
    if (ofPage === undefined) waitingByPath.set(path, (ofPage = new Map()));
    const known = ofPage.get(fragment);
    if (known !== undefined) {
      known.count += 1;
      if (known.places.length < maxPlaces) known.places.push(placeOf());
    } else if (waiting < maxWaiting) {
      waiting += 1;
      ofPage.set(copyOf(fragment), { count: 1, places: [placeOf()] });
    }
  }

  function define(path: string, ids: ReadonlySet<string>): void {
    known += ids.size;
    if (known > maxKnown) return;
    const own = new Set<string>();
    for (const id of ids) if (id.length <= maxLength) own.add(copied(id));
    idsByPath.set(path, own);
  }

  function copied(id: string): string {
    let copy = copies.get(id);
    if (copy === undefined) copies.set((copy = copyOf(id)), copy);
    return copy;
  }

  /** Call after every page was defined. */
  function finish(): void {
    for (const [path, ofPage] of waitingByPath) {
      const ids = idsByPath.get(path);
      ofPage.forEach((known, fragment) => {
        if (ids && !hasTarget(ids, fragment)) emitMissing(path, fragment, known);
      });
    }
  }

  function emitMissing(path: string, fragment: string, { places, count }: FragmentQuery): void {
    const [first, ...others] = places;
    onMissing(path, fragment, { placeOf: () => first, count: count - others.length });
    for (const place of others) onMissing(path, fragment, { placeOf: () => place });
  }

  return { define, check, finish };
}

/** First as written, then decoded (HTML standard, "find a potential indicated element"). */
function hasTarget(ids: ReadonlySet<string>, fragment: string): boolean {
  if (ids.has(fragment)) return true;
  if (!fragment.includes('%')) return false;
  try {
    return ids.has(decodeURIComponent(fragment));
  } catch {
    return false;
  }
}
