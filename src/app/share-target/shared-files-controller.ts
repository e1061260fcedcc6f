import { setTimer } from '#lib/timer.ts';
import type { SharedFile, SharedFiles } from '#offline/shared-files.ts';

/** Files that other applications shared with one person, until a form has handed them over. */
export interface SharedFilesController {
  /** Files that aren't in a form. Stable until one changes. */
  readonly waiting: () => readonly SharedFile[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads new files from the device. Files without an owner are claimed for this person. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Selects or deselects files. */
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
  files: Pick<SharedFiles, 'list' | 'claim' | 'forget'>,
  personId: string,
): SharedFilesController {
  /** Asset whose form has the file, by key; a deleted file is never passed on again. */
  const taken = new Map<string, string | typeof deleted>();
  const listeners = new Set<() => void>();
  let own: readonly SharedFile[] = [];
  let waiting: readonly SharedFile[] = [];

  const update = (changed: readonly SharedFile[] = own) => {
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
  const write = ({ key, isAccepted }: SharedFile) =>
    files.claim(key, { personId, isAccepted }).catch(() => undefined);

  async function look(): Promise<void> {
    const all = await files.list().catch(() => []);
    const found = all.filter((file) => file.personId === undefined || file.personId === personId);
    // A selection made meanwhile may not be saved yet.
    const selected = new Map(own.map(({ key, isAccepted }) => [key, isAccepted]));
    update(
      found.map((file) => ({ ...file, personId, isAccepted: selected.get(file.key) ?? file.isAccepted })),
    );
    await Promise.all(found.filter((file) => file.personId === undefined).map(write));
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
      update(own.map((file) => (wanted.has(file.key) ? { ...file, isAccepted } : file)));
      for (const file of own) if (wanted.has(file.key)) void write(file);
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
    discard: () => void letGo(waiting.map(({ key }) => key)),
    clear: () => atMost(clearWaitMs, letGo(own.map(({ key }) => key))),
  };
}
