import type { PlacedFile } from '#lib/file/placed-file.ts';

import { findingsOf } from './checks/check-facts.ts';
import { checkFile, type Inspections } from './checks/check-file.ts';
import { createCheckScheduler, type CheckScheduler } from './checks/check-scheduler.ts';
import { precheck } from './checks/precheck.ts';
import type { ChosenFile, InspectedDocument } from './chosen-file.ts';
import { createHashes, type Contents } from './contents.ts';
import type { FileLimits } from './file-limits.ts';
import { createFolderOffers, findFolders, type PackFolder } from './folder-offers.ts';
import { identifyContents } from './identification.ts';
import { createListing, isListing } from './listing.ts';
import {
  createCheckCommands,
  createRowCommands,
  isFinished,
  type AddedFile,
  type RowTools,
} from './row-commands.ts';
import type { IntakeStore } from './store.ts';
import type { ArrivedFile, Entry, FolderOffer, RestoredRow } from './transition.ts';

/** Ports of the chosen files of one asset. */
export interface IntakePorts extends Inspections {
  readonly limits: FileLimits;
  readonly contents: Contents;
  readonly pack: PackFolder;
  /** Called with each new row: guesses about thousands at once would block the page. */
  readonly onListed: (row: ChosenFile) => void;
  /** Called once for each file whose inspection has ended. */
  readonly onInspected?: ((inspected: InspectedDocument) => void) | undefined;
  /** Called with files that a person removed. "Undo" may bring them back. */
  readonly onRemoved?: ((files: readonly File[]) => void) | undefined;
}

/** Commands for chosen files. */
export type Intake = ReturnType<typeof createIntake>;

/** Lists and checks the files of a store from `start` on. */
export function createIntake(store: IntakeStore, firstPorts: IntakePorts) {
  let current = firstPorts;
  const ports = () => current;
  const { dispatch, getSnapshot } = store;
  const hash = createHashes({ hash: (file) => ports().contents.hash(file) });
  const checks = createChecks(store, ports);
  const rows = () => getSnapshot().rows;
  const createRow = (added: AddedFile): ChosenFile => {
    const row = rowOf(added, store.createRowId('file'), ports());
    ports().onListed(row);
    return row;
  };
  const onRemoved = (files: readonly File[]) => ports().onRemoved?.(files);
  /** The only way for files into the list: a limit on their number belongs here. */
  const enter = (entry: Entry): void => {
    dispatch({ type: 'entered', ...entry });
    startUnfinished(checks, entry.rows);
  };
  const tools = { dispatch, enter, checks, rows, createRow, onRemoved };
  const commands = createRowCommands(tools);
  const listing = createListing(store, { checks, createRow, hash });
  /** Lists files after those that are to be listed. */
  const add = (unlisted: readonly PlacedFile[]) => enter({ unlisted });
  const offers = createFolderOffers(store, { ports, onRemoved, add });

  const acceptArrived = (arrived: readonly ArrivedFile[]) => {
    if (arrived.length === 0) return;
    enter(classify(arrived, { store, createRow, startPages: ports().rules?.startPages }));
  };
  let stopListening: readonly (() => void)[] = [];

  return {
    ...commands,
    ...createCheckCommands(tools),
    /** Replaces the ports, for what begins from now on. */
    setPorts: (next: IntakePorts) => void (current = next),
    /** Accepts the files that have arrived, and those that arrive later. */
    start: () => {
      if (stopListening.length > 0) return;
      stopListening = [
        store.subscribe((event) => {
          if (event.type === 'arrived') acceptArrived(event.files);
          else if (event.type === 'emptied') commands.endAll(event.removed);
        }),
        identifyContents(store, { hash, findStored: (...call) => ports().contents.findStored(...call) }),
      ];
      startUnfinished(checks, rows());
      listing.start();
      acceptArrived(getSnapshot().arrived);
    },
    dispose: () => {
      for (const stop of [...stopListening, listing.stop, offers.stop]) stop();
      stopListening = [];
      checks.stopAll();
    },
    /** The rows as they are now, which may not be rendered yet. */
    rows,
    offers,
    add,
    /** Starts the checks that wait until files are listed; call it once they are rendered. */
    resumeChecks: () => {
      if (getSnapshot().unlisted.length === 0) checks.resume();
    },
    /** Resolves to the rows once every file is listed and its type is known, including files chosen meanwhile. */
    settled: () => settled(store),
  };
}

const settled = ({ getSnapshot, subscribe }: IntakeStore): Promise<readonly ChosenFile[]> =>
  new Promise((resolve) => {
    const look = () => {
      const { rows, ...state } = getSnapshot();
      if (isListing(state) || rows.some(({ check }) => check.status === 'checking')) return;
      unsubscribe();
      resolve(rows);
    };
    const unsubscribe = subscribe(look);
    look();
  });

function rowOf(added: AddedFile, id: string, { limits }: Pick<IntakePorts, 'limits'>): ChosenFile {
  return { id, check: precheck(added.file, limits), maxNameLength: limits.maxDisplayNameLength, ...added };
}

interface ClassifyOptions extends Pick<RowTools, 'createRow'> {
  readonly store: Pick<IntakeStore, 'createRowId'>;
  readonly startPages: readonly string[] | undefined;
}

/** Classifies files: folders are offered, those for which something was typed get a row, and others will be listed. */
function classify(arrived: readonly ArrivedFile[], { store, createRow, startPages }: ClassifyOptions): Entry {
  const { folders, rest } = findFolders(
    arrived.filter(({ values }) => values === undefined),
    startPages,
  );
  const restored = arrived.flatMap((each): RestoredRow[] => {
    const { file, values } = each;
    if (!values) return [];
    const { folder, fromPackage } = values;
    const from = { ...(folder && { folder }), ...(fromPackage && { fromPackage }) };
    return [{ row: createRow({ file, ...from }), arrived: each }];
  });
  return {
    offers: folders.map((folder): FolderOffer => ({
      id: store.createRowId('offer'),
      folder,
      status: 'offered',
    })),
    taken: arrived,
    restored,
    rows: restored.map(({ row }) => row),
    unlisted: rest,
  };
}

const startUnfinished = (checks: CheckScheduler, rows: readonly ChosenFile[] = []): void =>
  rows.filter(({ check }) => !isFinished(check)).forEach(checks.start);

/** Checks whose results go to the store. */
const createChecks = ({ dispatch }: IntakeStore, ports: () => IntakePorts) =>
  createCheckScheduler({
    check: (file, call) => checkFile(file, { ...ports(), ...call }),
    limits: () => ports().limits,
    onResult: (id, check) => dispatch({ type: 'checked', id, check }),
    onEnd: (file, check) => {
      const findings = findingsOf(check);
      if (findings) ports().onInspected?.({ file, findings });
    },
  });
