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
  readonly discardOrphans: () => void;
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
  /** Asset whose form has the file, by key; a deleted file is never passed on again. */
  const taken = new Map<string, string | typeof deleted>();
  const listeners = new Set<() => void>();
  let own: readonly WaitingFile[] = [];
  let waiting: readonly WaitingFile[] = [];
  let orphans: readonly WaitingFile[] = [];

  const update = (changed: readonly WaitingFile[] = own) => {
    own = changed;
    waiting = own.filter(({ key }) => !taken.has(key));
    for (const listener of listeners) listener();
  };
  const takenBy = (assetId: string) => [...taken].filter(([, by]) => by === assetId).map(([key]) => key);
  const letGo = (keys: readonly string[]): Promise<void> => {
    // Permanently, even if the device fails to delete them.
    for (const key of keys) taken.set(key, deleted);
    update();
    return files.forget(keys).catch(() => undefined);
  };
  const claim = ({ key }: WaitingFile, isAccepted: boolean) =>
    files.update(key, { personId, isAccepted }).catch(() => undefined);

  async function look(): Promise<void> {
    const [listed, closed] = await Promise.all([files.list().catch(() => []), shares.closed()]);
    const all = listed.filter(({ draft }) => !draft);
    // A selection made meanwhile may not be saved yet.
    const claimed = new Map(own.filter((file) => file.personId === personId).map((file) => [file.key, file]));
    orphans = all.filter((file) => file.personId === undefined && closed.has(file.shareId ?? ''));
    const isShown = (file: WaitingFile) =>
      file.personId === undefined ? shares.isOwn(file.shareId ?? '') : file.personId === personId;
    update(
      all.filter(isShown).map((file) => {
        const { isAccepted = file.isAccepted } = claimed.get(file.key) ?? {};
        return claimed.has(file.key) ? { ...file, personId, isAccepted } : file;
      }),
    );
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
      for (const { key } of accepted) taken.set(key, assetId);
      update();
      return accepted.map(({ file }) => file);
    },
    uploaded: (assetId) => void letGo(takenBy(assetId)),
    moveBack: (assetId) => {
      for (const key of takenBy(assetId)) taken.delete(key);
      update();
    },
    changeAsset: (from, to) => takenBy(from).forEach((key) => taken.set(key, to)),
    orphanCount: () => orphans.length,
    claimOrphans: () => {
      // Not accepted yet: their names weren't shown.
      void Promise.all(orphans.map((file) => claim(file, false))).then(look);
    },
    discardOrphans: () => {
      const keys = orphans.map(({ key }) => key);
      orphans = [];
      void letGo(keys);
    },
    discard: () => void letGo(waiting.map(({ key }) => key)),
    clear: () => {
      const mine = own.filter((file) => file.personId === personId);
      return atMost(clearWaitMs, letGo(mine.map(({ key }) => key)));
    },
  };
}
