import type { PlacedFile } from '#lib/placed-file.ts';
import { createSlicedQueue } from '#lib/sliced-queue.ts';

import { createBundle } from './bundle.ts';
import { isUnreadable } from './check-facts.ts';
import { inFolder, type ChosenFile } from './chosen-file.ts';
import { createComparisons, type Contents } from './contents.ts';
import { createRepeatFinder, type FindRepeated } from './precheck.ts';
import type { RowTools } from './row-commands.ts';
import type { IntakeStore } from './store.ts';
import type { IntakeEvent } from './transition.ts';

interface ListingTools extends RowTools, Pick<Contents, 'hash'> {}

/** Lists waiting files a slice at a time. Those that seem to be in the list already are compared first. */
export function createListing(store: IntakeStore, tools: ListingTools) {
  const { dispatch } = store;
  const { createRow, begin, checks } = tools;
  const listed = createListed(store);
  /** Returns all rows that were created. */
  const rows = () => {
    listed.passOn();
    return tools.rows();
  };
  const create = ({ path, file }: PlacedFile): ChosenFile => createRow({ file, ...inFolder(path) });
  const comparing = createComparing(store, { ...tools, rows, create });
  let unreadable: readonly ChosenFile[] = [];

  function list(placed: PlacedFile): ChosenFile | 'comparing' | 'listed' {
    const old = unreadable.find((row) => isChosenAgain(row, placed));
    if (!old && comparing.start(placed)) return 'comparing';
    const row = { ...create(placed), ...(old && { id: old.id }) };
    if (old) {
      unreadable = unreadable.filter((each) => each !== old);
      checks.stop(old.id);
      dispatch({ type: 'replaced', row });
    }
    begin(row);
    return old ? 'listed' : row;
  }

  const queue = createSlicedQueue<PlacedFile>({
    onItem: (placed) => listed.set(placed, list(placed)),
    onSlice: (isFirst) => {
      if (isFirst || queue.waitingCount() === 0) listed.passOn();
      else listed.passOnLater();
    },
  });
  const beginListing = (files: readonly PlacedFile[]) => {
    if (files.length === 0) return;
    checks.pause();
    unreadable = tools.rows().filter(isUnreadable);
    queue.put(files);
  };
  return {
    /** Lists files that are waiting. */
    begin: beginListing,
    /** Lists files after those that are waiting. */
    add: (files: readonly PlacedFile[]) => {
      dispatch({ type: 'queued', files });
      beginListing(files);
    },
    /** Removes the files that aren't listed yet, and returns them. */
    takeBack: (): readonly PlacedFile[] => {
      listed.passOn();
      const files = [...queue.takeBack(), ...comparing.takeBack()];
      dispatch({ type: 'taken-back' });
      return files;
    },
    isRunning: () => queue.waitingCount() > 0,
    ended: async () => {
      await queue.emptied();
      await comparing.ended();
    },
    stop: () => {
      queue.takeBack();
      listed.drop();
      comparing.stop();
    },
  };
}

/** Files that were looked at, until the store knows: each has a row, is compared, or is in a row that was there. */
const createListed = ({ dispatch }: IntakeStore) =>
  createBundle((found: ReadonlyMap<PlacedFile, ChosenFile | 'comparing' | 'listed'>) => {
    const entries = [...found];
    dispatch({
      type: 'listed',
      takenCount: found.size,
      rows: entries.flatMap(([, row]) => (typeof row === 'object' ? row : [])),
      comparing: entries.flatMap(([placed, row]) => (row === 'comparing' ? placed : [])),
    });
  });

interface ComparingTools extends ListingTools {
  readonly create: (placed: PlacedFile) => ChosenFile;
}

/** Compares files with rows that seem to be the same. Those with another content get a row. */
function createComparing(store: IntakeStore, { rows, create, begin, hash }: ComparingTools) {
  const comparisons = createComparisons(hash);
  let find: FindRepeated | undefined;
  const stopListening = store.subscribe(({ type }) => {
    if (!keepsFiles.has(type)) find = undefined;
  });
  return {
    ...comparisons,
    /** Compares a file if it seems to be in the list; otherwise returns false. */
    start: (placed: PlacedFile): boolean => {
      // The keys of thousands of rows aren't computed for each of them.
      find ??= createRepeatFinder(rows());
      const earlier = find(placed.file);
      if (earlier.length === 0) return false;
      comparisons.start(placed, earlier, (isRepeated) => {
        const isListed = rows().some(({ file }) => earlier.includes(file));
        const row = isRepeated && isListed ? undefined : create(placed);
        store.dispatch({ type: 'compared', placed, row });
        if (row) begin(row);
      });
      return true;
    },
    stop: () => {
      stopListening();
      comparisons.takeBack();
    },
  };
}

/** Events after which the files that are known to be listed are still the same. */
const keepsFiles = new Set<IntakeEvent['type']>([
  'arrived',
  'queued',
  'listed',
  'compared',
  'checked',
  'identified',
]);

const isChosenAgain = ({ file, folder }: ChosenFile, placed: PlacedFile): boolean =>
  file.name === placed.file.name && folder === inFolder(placed.path).folder;
