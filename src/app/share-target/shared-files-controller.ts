import { setTimer } from '#lib/timer.ts';
import type { SharedFile, SharedFiles } from '#offline/shared-files.ts';

/** The files that other applications have shared with one person, on their way to an asset. */
export interface SharedFilesController {
  /** Those that no form has; the same array until one of them changes. */
  readonly waiting: () => readonly SharedFile[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks for new files on the device. Files without an owner belong to this person from then on. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Selects files for the upload, or no longer. */
  readonly select: (keys: readonly string[], isAccepted: boolean) => void;
  /**
   * Gives those that are selected to the form of an asset, each to one form, unless it is not wanted any more when they
   * are
   * there. A page that is reloaded gets them again.
   */
  readonly moveToForm: (assetId: string, isWanted: () => boolean) => Promise<readonly File[]>;
  /** That form has handed over what it had: it is the queue's. */
  readonly uploaded: (assetId: string) => void;
  /** That form is gone: what it had not handed over waits again. */
  readonly moveBack: (assetId: string) => void;
  /** Removes what waits. */
  readonly discard: () => void;
  /** Removes every file of this person, those that forms have too. Waits two seconds at most, and never rejects. */
  readonly clear: () => Promise<void>;
}

/** Signing out waits for it, and a device may never answer. */
const clearWaitMs = 2000;

const atMost = (waitMs: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => void setTimer(waitMs, resolve))]);

const nobody = Symbol('nobody');

/** Makes the controller of a person for the files that the device keeps. */
export function createSharedFilesController(
  files: Pick<SharedFiles, 'list' | 'claim' | 'forget'>,
  personId: string,
): SharedFilesController {
  /** The asset whose form has it, by key; nobody gets again what was let go. */
  const taken = new Map<string, string | typeof nobody>();
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
    // For good, though the device may not manage to forget them.
    for (const key of keys) taken.set(key, nobody);
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
    discard: () => void letGo(waiting.map(({ key }) => key)),
    clear: () => atMost(clearWaitMs, letGo(own.map(({ key }) => key))),
  };
}
