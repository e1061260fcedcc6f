import { setTimer } from '#lib/timer.ts';
import type { WaitingFile, WaitingFiles } from '#offline/waiting-files.ts';

import type { ShareWindow } from './share-window.ts';

/** Files that other applications shared, for one person in this window, until a form has handed them over. */
export interface SharedFilesController {
  /**
   * This person's files that aren't in a form, and those of this window that belong to no person yet. Stable until one
   * changes.
   */
  readonly waiting: () => readonly WaitingFile[];
  /** Number of files that belong to no person, and whose window was closed before this page was opened. */
  readonly orphanCount: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads new files from the device. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Selects or deselects files. Those of this window become this person's when they are selected. */
  readonly select: (keys: readonly string[], isAccepted: boolean) => void;
  /**
   * Passes the selected files to the form of an asset, each to one form, unless `isWanted` is false once they are
   * loaded. A reloaded page gets them again.
   */
  readonly moveToForm: (assetId: string, isWanted: () => boolean) => Promise<readonly File[]>;
  /** Called when that form has handed its files to the queue; deletes them. */
  readonly uploaded: (assetId: string) => void;
  /** Called when that form is closed; its remaining files wait again. */
  readonly moveBack: (assetId: string) => void;
  /** Called when that form becomes that of another asset. */
  readonly changeAsset: (from: string, to: string) => void;
  /** Makes the files of closed windows this person's. */
  readonly claimOrphans: () => void;
  readonly discardOrphans: () => Promise<void>;
  /** Deletes waiting files. */
  readonly discard: () => void;
  /** Deletes all files of this person, including those in forms. Takes at most two seconds, and never rejects. */
  readonly clear: () => Promise<void>;
}

/** Time limit in milliseconds: signing out waits for it, and a device may never answer. */
export const clearWaitMs = 2000;

const atMost = (waitMs: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => void setTimer(waitMs, resolve))]);

const deleted = Symbol('deleted');

/** Creates the controller of a person for the files on the device. */
export function createSharedFilesController(
  files: Pick<WaitingFiles, 'list' | 'update' | 'forget'>,
  personId: string,
  shares: ShareWindow,
): SharedFilesController {
  const taken = createTaken();
  const listeners = new Set<() => void>();
  let own: readonly WaitingFile[] = [];
  let waiting: readonly WaitingFile[] = [];
  let orphans: readonly WaitingFile[] = [];

  const update = (changed: readonly WaitingFile[] = own) => {
    own = changed;
    waiting = own.filter(({ key }) => !taken.has(key));
    for (const listener of listeners) listener();
  };
  const letGo = (keys: readonly string[]): Promise<void> => {
    // Permanently, even if the device fails to delete them.
    taken.put(keys, deleted);
    update();
    return files.forget(keys).catch(() => undefined);
  };
  const claim = ({ key }: WaitingFile, isAccepted: boolean) =>
    files.update(key, { personId, isAccepted }).catch(() => undefined);

  async function look(): Promise<void> {
    const found = await readShared(files, { personId, shares });
    orphans = found.orphans;
    update(withClaims(found.shown, own));
  }

  return {
    waiting: () => waiting,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: look,
    select: (keys, isAccepted) => {
      const wanted = new Set(keys);
      update(own.map((file) => (wanted.has(file.key) ? { ...file, personId, isAccepted } : file)));
      for (const file of own) if (wanted.has(file.key)) void claim(file, isAccepted);
    },
    async moveToForm(assetId, isWanted) {
      await look();
      if (!isWanted()) return [];
      const accepted = waiting.filter(({ isAccepted }) => isAccepted);
      taken.put(keysOf(accepted), assetId);
      update();
      return accepted.map(({ file }) => file);
    },
    uploaded: (assetId) => void letGo(taken.by(assetId)),
    moveBack: (assetId) => {
      taken.moveBack(assetId);
      update();
    },
    changeAsset: (from, to) => taken.put(taken.by(from), to),
    orphanCount: () => orphans.filter(({ key }) => !taken.has(key)).length,
    // Not accepted yet: their names weren't shown.
    claimOrphans: () => void Promise.all(orphans.map((file) => claim(file, false))).then(look),
    // Another person may have said meanwhile that they are theirs.
    discardOrphans: () => look().then(() => letGo(keysOf(orphans))),
    discard: () => void letGo(keysOf(waiting)),
    clear: () => atMost(clearWaitMs, letGo(keysOf(own.filter((file) => file.personId === personId)))),
  };
}

const keysOf = (files: readonly WaitingFile[]): readonly string[] => files.map(({ key }) => key);

interface Reader {
  readonly personId: string;
  readonly shares: ShareWindow;
}

/** Reads the shared files of a person and of this window, and those whose window is closed. */
async function readShared(files: Pick<WaitingFiles, 'list'>, { personId, shares }: Reader) {
  const [listed, closed] = await Promise.all([files.list().catch(() => []), shares.closed()]);
  const all = listed.filter(({ draft }) => !draft);
  const unclaimed = all.filter((file) => file.personId === undefined);
  return {
    shown: all.filter(({ personId: owner, shareId = '' }) =>
      owner === undefined ? shares.isOwn(shareId) : owner === personId,
    ),
    orphans: unclaimed.filter(({ shareId = '' }) => closed.has(shareId)),
  };
}

/** The files that forms have, and those that were deleted, which are never passed on again. */
function createTaken() {
  const taken = new Map<string, string | typeof deleted>();
  const by = (assetId: string) => [...taken].filter(([, at]) => at === assetId).map(([key]) => key);
  return {
    by,
    has: (key: string) => taken.has(key),
    put: (keys: readonly string[], at: string | typeof deleted) => keys.forEach((key) => taken.set(key, at)),
    moveBack: (assetId: string) => by(assetId).forEach((key) => taken.delete(key)),
  };
}

/** Returns the files as they are on the device; a selection made meanwhile may not be saved yet. */
function withClaims(stored: readonly WaitingFile[], known: readonly WaitingFile[]): readonly WaitingFile[] {
  const claimed = new Map(
    known.filter((file) => file.personId !== undefined).map((file) => [file.key, file]),
  );
  return stored.map((file) => {
    const { personId = file.personId, isAccepted = file.isAccepted } = claimed.get(file.key) ?? {};
    return { ...file, isAccepted, ...(personId !== undefined && { personId }) };
  });
}
