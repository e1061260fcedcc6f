import { createBundle } from './bundle.ts';
import { checkFile, type Inspections } from './check-file.ts';
import { createCheckScheduler } from './check-scheduler.ts';
import { findingsOf } from './check-facts.ts';
import type { ChosenFile, FileCheck, FileLimits, InspectedDocument } from './chosen-file.ts';
import { createHashes, type Contents } from './contents.ts';
import type { FolderOffer } from './folder-offer.ts';
import { createFolderOffers, findFolders, type PackFolder } from './folder-offers.ts';
import { identifyContents } from './identification.ts';
import { createListing } from './listing.ts';
import { precheck } from './precheck.ts';
import {
  chosenFilesOf,
  createCheckCommands,
  createRowCommands,
  isFinished,
  type AddedFile,
  type RowTools,
} from './row-commands.ts';
import type { IntakeStore } from './store.ts';
import type { ArrivedFile, RestoredRow } from './transition.ts';

/** Ports of the chosen files of one asset. */
export interface IntakePorts extends Inspections {
  readonly limits: FileLimits;
  readonly contents: Contents;
  readonly pack: PackFolder;
  /** Called with each row as it is listed: guesses about thousands at once would block the page. */
  readonly onListed: (row: ChosenFile) => void;
  /** Called once for each file whose inspection has ended. */
  readonly onInspected?: ((inspected: InspectedDocument) => void) | undefined;
  /** Called with files that a person removed. "Undo" may bring them back. */
  readonly onRemoved?: ((files: readonly File[]) => void) | undefined;
}

/** Number of unfinished checks above which results are passed on in bundles. */
const manyChecks = 8;

/** Commands for chosen files. */
export type Intake = ReturnType<typeof createIntake>;

/** Lists and checks the files of a store from `start` on. `ports` returns the current ones. */
export function createIntake(store: IntakeStore, ports: () => IntakePorts) {
  const { dispatch, getSnapshot } = store;
  const hash = createHashes({ hash: (file) => ports().contents.hash(file) });
  const { checks, rows, drop } = createChecking(store, ports);
  const createRow = (added: AddedFile) => rowOf(added, store.createRowId('file'), ports());
  const begin = (row: ChosenFile) => {
    ports().onListed(row);
    checks.start(row);
  };
  const onRemoved = (files: readonly File[]) => ports().onRemoved?.(files);
  const tools = { dispatch, checks, rows, createRow, begin, onRemoved };
  const commands = createRowCommands(tools);
  const listing = createListing(store, { ...tools, hash });
  const offers = createFolderOffers(store, { ports, onRemoved, add: listing.add });

  const acceptArrived = () => {
    const { arrived } = getSnapshot();
    if (arrived.length === 0) return;
    const accepted = sorted(arrived, { store, createRow, startPages: ports().rules?.startPages });
    dispatch({ type: 'accepted', ...accepted });
    for (const { row } of accepted.restored) begin(row);
    listing.begin(accepted.waiting);
  };
  let stopListening: readonly (() => void)[] = [];

  return {
    ...commands,
    ...createCheckCommands(tools),
    /** Accepts the files that have arrived, and those that arrive later. */
    start: () => {
      if (stopListening.length > 0) return;
      stopListening = [
        store.subscribe(({ type }) => type === 'arrived' && acceptArrived()),
        identifyContents(store, { hash, findStored: (...call) => ports().contents.findStored(...call) }),
      ];
      getSnapshot()
        .rows.filter(({ check }) => !isFinished(check))
        .forEach(checks.start);
      listing.begin(getSnapshot().waiting);
      acceptArrived();
    },
    dispose: () => {
      for (const stop of [...stopListening, listing.stop, offers.stop]) stop();
      checks.stopAll();
      drop();
    },
    /** The rows with all results so far. */
    rows,
    offers,
    /** Lists files after those that are waiting. */
    add: listing.add,
    removeAll: () => removeAll({ ...tools, ...commands, listing }),
    /** Resolves to the rows once every file is listed and its type is known, including files chosen meanwhile. */
    settled: async (): Promise<readonly ChosenFile[]> => {
      do {
        await listing.ended();
        await checks.settled();
      } while (listing.isRunning());
      return rows();
    },
  };
}

function rowOf(added: AddedFile, id: string, { limits }: Pick<IntakePorts, 'limits'>): ChosenFile {
  return { id, check: precheck(added.file, limits), maxNameLength: limits.maxDisplayNameLength, ...added };
}

interface RemovalTools extends Pick<RowTools, 'rows' | 'onRemoved'> {
  readonly listing: Pick<ReturnType<typeof createListing>, 'takeBack' | 'add'>;
  readonly remove: (ids: readonly string[]) => () => void;
}

/**
 * Removes all rows as a person does, and the files that aren't listed yet; offered folders stay. Returns their number, and a function that undoes
 * it.
 */
function removeAll({ rows, onRemoved, listing, remove }: RemovalTools) {
  const unlisted = listing.takeBack();
  const listed = rows();
  onRemoved([...chosenFilesOf(listed), ...unlisted.map(({ file }) => file)]);
  const restore = remove(listed.map(({ id }) => id));
  const undo = () => {
    restore();
    listing.add(unlisted);
  };
  return { count: listed.length + unlisted.length, undo };
}

interface SortOptions extends Pick<RowTools, 'createRow'> {
  readonly store: Pick<IntakeStore, 'createRowId'>;
  readonly startPages: readonly string[] | undefined;
}

/** Sorts files: folders are offered, those for which something was typed get a row, and others will be listed. */
function sorted(arrived: readonly ArrivedFile[], { store, createRow, startPages }: SortOptions) {
  const { folders, rest } = findFolders(
    arrived.filter(({ values }) => values === undefined),
    startPages,
  );
  return {
    offers: folders.map((folder): FolderOffer => ({
      id: store.createRowId('offer'),
      folder,
      status: 'offered',
    })),
    restored: arrived.flatMap((each): RestoredRow[] => {
      const { file, values } = each;
      if (!values) return [];
      const { folder, fromPackage } = values;
      const from = { ...(folder && { folder }), ...(fromPackage && { fromPackage }) };
      return [{ row: createRow({ file, ...from }), arrived: each }];
    }),
    waiting: rest,
  };
}

/** Runs the checks, and passes their results to the store. */
function createChecking({ dispatch, getSnapshot }: IntakeStore, ports: () => IntakePorts) {
  const results = createBundle((found: ReadonlyMap<string, FileCheck>) =>
    dispatch({ type: 'checked', checks: found }),
  );
  const checks = createCheckScheduler({
    check: (file, call) => checkFile(file, { ...ports(), ...call }),
    limits: () => ports().limits,
    onResult: (id, check) => {
      results.set(id, check);
      if (checks.unfinished() > manyChecks) results.passOnLater();
      else results.passOn();
    },
    onEnd: (file, check) => {
      const findings = findingsOf(check);
      if (findings) ports().onInspected?.({ file, findings });
    },
  });
  const rows = (): readonly ChosenFile[] => {
    results.passOn();
    return getSnapshot().rows;
  };
  return { checks, rows, drop: results.drop };
}
