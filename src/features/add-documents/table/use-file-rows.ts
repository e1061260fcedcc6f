import { startTransition, useEffect, useState } from 'react';

import { createSlicedQueue } from '#lib/sliced-queue.ts';
import type { PlacedFile } from '#manual/pack/find-manuals.ts';

import type { ChosenFile, FileCheck } from '../intake/chosen-file.ts';

/** Render interval in milliseconds while many files are listed, or results of many arrive. */
const bundleMs = 250;

interface Shown {
  readonly rows: readonly ChosenFile[];
  /** Number of chosen files that aren't listed yet. */
  readonly waitingCount: number;
  /**
   * Number of files that were chosen since the last rendering of rows, which is interrupted by everything else: until then
   * a page without other files would be removed with these.
   */
  readonly unrenderedCount: number;
}

interface Listing {
  /** Creates the row of a file; undefined if it gets none. */
  readonly create: (placed: PlacedFile) => ChosenFile | undefined;
  /** Called once the row is in the list. */
  readonly onListed: (row: ChosenFile) => void;
}

/** The rows of the list. `latest` is ahead of the rendered rows. `onAllListed` is called once all of them are rendered. */
export function useFileRows(onAllListed: () => void) {
  const [shown, setShown] = useState<Shown>({ rows: [], waitingCount: 0, unrenderedCount: 0 });
  const [list] = useState(() => createFileRows(setShown));
  useEffect(() => list.stop, [list]);
  useEffect(() => {
    if (shown.waitingCount === 0) onAllListed();
  }, [shown, onAllListed]);
  return { ...shown, ...list };
}

function createFileRows(onShow: (shown: Shown | ((before: Shown) => Shown)) => void) {
  const latest = new Map<string, ChosenFile>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const queue = createSlicedQueue<{ readonly placed: PlacedFile; readonly listing: Listing }>({
    onItem({ placed, listing }) {
      const row = listing.create(placed);
      if (!row) return;
      latest.set(row.id, row);
      listing.onListed(row);
    },
    onSlice(isFirst) {
      show(isFirst || queue.waitingCount() === 0 ? 'now' : 'in-a-bundle');
    },
  });
  const takeBack = () => queue.takeBack().map(({ placed }) => placed);

  function showNow(): void {
    clearTimeout(timer);
    timer = undefined;
    onShow({ rows: [...latest.values()], waitingCount: queue.waitingCount(), unrenderedCount: 0 });
  }

  /** As a transition, since the page would react to nothing while many rows are rendered at once. */
  const showWithPauses = () => startTransition(showNow);

  /** With thousands of files, rendering each change would take minutes. */
  function show(when: 'now' | 'in-a-bundle'): void {
    if (when === 'now') showWithPauses();
    else timer ??= setTimeout(showWithPauses, bundleMs);
  }

  return {
    latest: (): readonly ChosenFile[] => [...latest.values()],
    /** Lists files after those that are waiting; the first ones at once, if none are. */
    list: (files: readonly PlacedFile[], listing: Listing) => {
      onShow((before) => ({ ...before, unrenderedCount: before.unrenderedCount + files.length }));
      queue.put(files.map((placed) => ({ placed, listing })));
    },
    /** Removes the files that aren't listed yet, and returns them. */
    takeBack,
    /** Returns the files that aren't listed yet. */
    unlisted: () => queue.waiting().map(({ placed }) => placed),
    isListing: () => queue.waitingCount() > 0,
    /** Resolves once every file is listed, including those chosen meanwhile. */
    listed: queue.emptied,
    set: (next: readonly ChosenFile[]) => {
      latest.clear();
      for (const row of next) latest.set(row.id, row);
      showNow();
    },
    setCheck: (id: string, check: FileCheck, when: 'now' | 'in-a-bundle') => {
      const row = latest.get(id);
      if (!row) return;
      latest.set(id, { ...row, check });
      show(when);
    },
    check: (id: string) => latest.get(id)?.check,
    stop: () => {
      takeBack();
      clearTimeout(timer);
    },
  };
}
