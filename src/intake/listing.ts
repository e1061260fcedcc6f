import type { PlacedFile } from '#lib/file/placed-file.ts';
import { nextTask } from '#lib/time/next-task.ts';

import { isUnreadable } from './checks/check-facts.ts';
import { createRepeatFinder } from './checks/precheck.ts';
import { inFolder, type ChosenFile } from './chosen-file.ts';
import { isRepeated, type Contents } from './contents.ts';
import type { RowTools } from './row-commands.ts';
import type { IntakeStore } from './store.ts';
import type { IntakeState } from './transition.ts';

interface ListingTools extends Pick<RowTools, 'checks' | 'createRow'>, Pick<Contents, 'hash'> {}

/** Files that are listed in one task: an everyday number is there at once, and the page stays responsive. */
const sliceFiles = 200;

/**
 * Lists the files that wait in the store, a slice in each task, so that the page stays responsive with any number of them.
 * Those that seem to be in the list already are compared first.
 */
export function createListing(store: IntakeStore, { checks, createRow, hash }: ListingTools) {
  const { dispatch, getSnapshot } = store;
  const create = ({ path, file }: PlacedFile): ChosenFile => createRow({ file, ...inFolder(path) });
  let stopListening: (() => void) | undefined;
  let isRunning = false;

  function listSlice(): void {
    const { listed, replaced, compared } = takeSlice(getSnapshot(), create);
    dispatch({ type: 'listed', rows: listed, replaced, comparing: [...compared.keys()] });
    for (const { id } of replaced) checks.stop(id);
    for (const row of [...replaced, ...listed]) checks.start(row);
    for (const [placed, earlier] of compared) void compare(placed, earlier);
  }

  async function listFiles(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      while (getSnapshot().unlisted.length > 0) {
        checks.pause();
        // Before the first slice, too: a browser hands over files in a long task.
        await nextTask();
        if (!stopListening) break;
        listSlice();
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
      stopListening = store.subscribe(() => void listFiles());
      const { rows, comparing } = getSnapshot();
      const find = createRepeatFinder(rows);
      for (const placed of comparing) void compare(placed, find(placed.file));
      void listFiles();
    },
    stop: () => {
      stopListening?.();
      stopListening = undefined;
    },
  };
}

/** Returns true while files wait for a row or are compared. */
export const isListing = ({ unlisted, comparing }: Pick<IntakeState, 'unlisted' | 'comparing'>): boolean =>
  unlisted.length + comparing.length > 0;

/** Makes rows for the next files, also in place of unreadable ones; the rest have earlier ones to compare with. */
function takeSlice({ rows, unlisted, comparing }: IntakeState, create: (placed: PlacedFile) => ChosenFile) {
  const find = createRepeatFinder([...rows, ...comparing]);
  const unreadable = new Set(rows.filter(isUnreadable));
  const listed: ChosenFile[] = [];
  const replaced: ChosenFile[] = [];
  const compared = new Map<PlacedFile, readonly File[]>();
  for (const placed of unlisted.slice(0, sliceFiles)) {
    const old = [...unreadable].find((row) => isChosenAgain(row, placed));
    const earlier = find(placed.file);
    if (old) {
      unreadable.delete(old);
      replaced.push({ ...create(placed), id: old.id });
    } else if (earlier.length > 0) compared.set(placed, earlier);
    else listed.push(create(placed));
  }
  return { listed, replaced, compared };
}

const isChosenAgain = ({ file, folder }: ChosenFile, placed: PlacedFile): boolean =>
  file.name === placed.file.name && folder === inFolder(placed.path).folder;
