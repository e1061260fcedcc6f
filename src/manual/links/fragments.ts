import type { Place } from '../finding.ts';
import type { Steps } from '../steps.ts';
import { copyOf } from './target.ts';

/** Gathers which places pages have and which are asked for; pages come in any order. */
export interface Fragments {
  readonly define: (path: string, ids: ReadonlySet<string>) => void;
  /** Judges at once where the page was defined, otherwise when it is; pages that never are, are not judged. */
  readonly ask: (path: string, fragment: string, placeOf: () => Place) => void;
  /** Call when every page was defined. */
  readonly finish: () => Steps<void>;
}

/** Called for a fragment that its page does not have. */
export type OnMissing = (
  path: string,
  fragment: string,
  occurrence: { placeOf: () => Place; count?: number },
) => void;

interface Asked {
  count: number;
  readonly places: [Place, ...Place[]];
}

/** So many fragments wait for their page at most; more of them would be a trap, and are not judged. */
const maxWaiting = 500_000;
/** Places of so many ids are known at most; what leads to pages beyond is not judged. */
const maxKnown = 3_000_000;
/** Longer ids and fragments are not compared: they would fill the memory. */
const maxLength = 1_000;
/** Places kept of a fragment that waits. */
const maxPlaces = 5;

/** `onMissing` hears of each fragment that its page does not have, when both are known. */
export function createFragments(onMissing: OnMissing): Fragments {
  const idsByPath = new Map<string, Set<string>>();
  const waitingByPath = new Map<string, Map<string, Asked>>();
  let waiting = 0;
  let known = 0;

  function ask(path: string, fragment: string, placeOf: () => Place): void {
    if (fragment.length > maxLength) return;
    const ids = idsByPath.get(path);
    if (ids === undefined) wait(path, fragment, placeOf);
    else if (!has(ids, fragment)) onMissing(path, fragment, { placeOf });
  }

  function wait(path: string, fragment: string, placeOf: () => Place): void {
    let ofPage = waitingByPath.get(path);
    if (ofPage === undefined) waitingByPath.set(path, (ofPage = new Map()));
    const asked = ofPage.get(fragment);
    if (asked !== undefined) {
      asked.count += 1;
      if (asked.places.length < maxPlaces) asked.places.push(placeOf());
    } else if (waiting < maxWaiting) {
      waiting += 1;
      ofPage.set(copyOf(fragment), { count: 1, places: [placeOf()] });
    }
  }

  function define(path: string, ids: ReadonlySet<string>): void {
    known += ids.size;
    if (known > maxKnown) return;
    const own = new Set<string>();
    for (const id of ids) if (id.length <= maxLength) own.add(copyOf(id));
    idsByPath.set(path, own);
    const ofPage = waitingByPath.get(path);
    ofPage?.forEach((_, fragment) => {
      if (has(own, fragment)) ofPage.delete(fragment);
    });
  }

  function* finish(): Steps<void> {
    for (const [path, ofPage] of waitingByPath) {
      if (idsByPath.has(path)) ofPage.forEach((asked, fragment) => tell(path, fragment, asked));
      yield;
    }
  }

  function tell(path: string, fragment: string, { places, count }: Asked): void {
    const [first, ...others] = places;
    onMissing(path, fragment, { placeOf: () => first, count: count - others.length });
    for (const place of others) onMissing(path, fragment, { placeOf: () => place });
  }

  return { define, ask, finish };
}

/** First as written, then decoded (HTML standard, "find a potential indicated element"). */
function has(ids: ReadonlySet<string>, fragment: string): boolean {
  if (ids.has(fragment)) return true;
  if (!fragment.includes('%')) return false;
  try {
    return ids.has(decodeURIComponent(fragment));
  } catch {
    return false;
  }
}
