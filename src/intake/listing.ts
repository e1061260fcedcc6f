import type { PlacedFile } from '#lib/placed-file.ts';
import { nextTask } from '#lib/time/next-task.ts';

import { isUnreadable } from './check-facts.ts';
import { inFolder, type ChosenFile } from './chosen-file.ts';
import { isRepeated, type Contents } from './contents.ts';
import { createRepeatFinder, type FindRepeated } from './precheck.ts';
import type { RowTools } from './row-commands.ts';
import type { IntakeStore } from './store.ts';
import type { IntakeState } from './transition.ts';

interface ListingTools extends Pick<RowTools, 'checks' | 'createRow'>, Pick<Contents, 'hash'> {}

/** Finds files that seem to be the same as one of these rows. */
interface Finder extends Pick<IntakeState, 'rows'> {
  readonly find: FindRepeated;
}

/** Longest work without a pause, in milliseconds: short enough for much slower devices. */
const sliceMs = 5;

/** Files that are listed together even if they take longer: an everyday number is there at once. */
const fewFiles = 16;

/** Files after which there is a pause in any case: the time of a slice isn't known before it has passed. */
const manyFiles = 250;

/**
 * Lists the files that wait in the store, a slice in each task, so that the page stays responsive with any number of them.
 * Those that seem to be in the list already are compared first.
 */
export function createListing(store: IntakeStore, { checks, createRow, hash }: ListingTools) {
  const { dispatch, getSnapshot } = store;
  const create = ({ path, file }: PlacedFile): ChosenFile => createRow({ file, ...inFolder(path) });
  let stopListening: (() => void) | undefined;
  let isRunning = false;

  /** Lists the next files. Returns a finder that knows them. */
  function listSlice(last?: Finder): Finder {
    const { rows, waiting, comparing } = getSnapshot();
    // The keys of thousands of rows aren't computed for each slice.
    const find = last?.rows === rows ? last.find : createRepeatFinder([...rows, ...comparing]);
    const { listed, replaced, compared } = takeSlice(waiting, { rows, find, create });
    dispatch({ type: 'listed', rows: listed, replaced, comparing: [...compared.keys()] });
    for (const { id } of replaced) checks.stop(id);
    for (const row of [...replaced, ...listed]) checks.start(row);
    for (const [placed, earlier] of compared) void compare(placed, earlier);
    return { rows: getSnapshot().rows, find };
  }

  async function listWaiting(): Promise<void> {
    if (isRunning || getSnapshot().waiting.length === 0) return;
    isRunning = true;
    checks.pause();
    try {
      for (let finder: Finder | undefined; getSnapshot().waiting.length > 0; finder = listSlice(finder)) {
        // Before the first slice, too: a browser hands over files in a long task.
        await nextTask();
        if (!stopListening) break;
      }
    } finally {
      isRunning = false;
    }
  }

  async function compare(placed: PlacedFile, earlier: readonly File[]): Promise<void> {
    const isSame = await isRepeated(placed.file, earlier, hash);
    const { rows, comparing } = getSnapshot();
    // It may have been removed meanwhile.
    if (!stopListening || !comparing.includes(placed)) return;
    const isListed = rows.some(({ file }) => earlier.includes(file));
    const row = isSame && isListed ? undefined : create(placed);
    dispatch({ type: 'compared', placed, row });
    if (row) checks.start(row);
  }

  return {
    /** Lists the files that wait, and those that come later. */
    start: () => {
      stopListening = store.subscribe(() => void listWaiting());
      const { rows, comparing } = getSnapshot();
      const find = createRepeatFinder(rows);
      for (const placed of comparing) void compare(placed, find(placed.file));
      void listWaiting();
    },
    stop: () => {
      stopListening?.();
      stopListening = undefined;
    },
  };
}

/** Returns true while files wait for a row or are compared. */
export const isListing = ({ waiting, comparing }: Pick<IntakeState, 'waiting' | 'comparing'>): boolean =>
  waiting.length + comparing.length > 0;

interface SliceTools extends Finder {
  readonly create: (placed: PlacedFile) => ChosenFile;
}

/** Makes rows for the first files, and for those that replace an unreadable one; the rest have earlier ones to compare with. */
function takeSlice(waiting: readonly PlacedFile[], { rows, find, create }: SliceTools) {
  const unreadable = rows.filter(isUnreadable);
  const listed: ChosenFile[] = [];
  const replaced: ChosenFile[] = [];
  const compared = new Map<PlacedFile, readonly File[]>();
  const isOver = createSlice();
  for (const placed of waiting) {
    if (isOver()) break;
    const old = unreadable.find(
      (row) => isChosenAgain(row, placed) && !replaced.some(({ id }) => id === row.id),
    );
    const earlier = find(placed.file);
    if (old) replaced.push({ ...create(placed), id: old.id });
    else if (earlier.length > 0) compared.set(placed, earlier);
    else listed.push(create(placed));
  }
  return { listed, replaced, compared };
}

const isChosenAgain = ({ file, folder }: ChosenFile, placed: PlacedFile): boolean =>
  file.name === placed.file.name && folder === inFolder(placed.path).folder;

/** Returns a function that counts its calls, and returns true once there should be a pause. */
function createSlice(): () => boolean {
  const start = performance.now();
  let count = -1;
  return () => {
    count += 1;
    return count >= manyFiles || (count >= fewFiles && performance.now() - start >= sliceMs);
  };
}
