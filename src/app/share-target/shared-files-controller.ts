import { logged } from '#lib/log-failure.ts';
import { createValue } from '#lib/value.ts';
import type { WaitingFile } from '#offline/waiting-file.ts';
import type { WaitingFiles } from '#offline/waiting-files.ts';

import { waitForDevice } from '../device/device.ts';
import type { ShareWindow } from './share-window.ts';

/** Files that other applications shared, for one person in this window, until a form has handed them over. */
export type SharedFilesController = ReturnType<typeof createSharedFilesController>;

/** The form of an asset that gets files. */
interface SharedFilesForm {
  readonly assetId: string;
  /** Asked once the files are loaded. */
  readonly isWanted: () => boolean;
  /** Returns the files as they are listed. */
  readonly prepare: (files: readonly File[]) => Promise<readonly File[]>;
  readonly receive: (files: readonly File[]) => void;
}

const deleted = Symbol('deleted');

const notDeleted = logged('Shared files could not be deleted.', false);
const notClaimed = logged('A shared file could not be claimed.');

/** Creates the controller of a person for the files on the device. */
export function createSharedFilesController(
  files: Pick<WaitingFiles, 'list' | 'open' | 'update' | 'forget'>,
  personId: string,
  shares: ShareWindow,
) {
  const taken = createTaken();
  const shown = createShown(taken);
  let orphans: readonly WaitingFile[] = [];

  /** Resolves to false if they are left on the device. */
  const letGo = (keys: readonly string[]): Promise<boolean> => {
    // Permanently, even if the device fails to delete them.
    taken.put(keys, deleted);
    shown.update();
    return files.forget(keys).then(() => true, notDeleted);
  };
  async function claim(keys: readonly string[], isAccepted: boolean): Promise<void> {
    shown.change(keys, { personId, isAccepted });
    await Promise.all(keys.map((key) => files.update(key, { personId, isAccepted }).catch(notClaimed)));
  }

  const claimUnclaimed = () => claim(keysOf(shown.all().filter(isUnclaimed)), false);

  /** Resolves to false if the device couldn't be read. */
  async function look(): Promise<boolean> {
    const found = await readShared(files, { personId, shares });
    orphans = found.orphans;
    shown.update(withClaims(found.shown, shown.all()));
    return found.isRead;
  }

  return {
    /**
     * This person's files that aren't in a form, and those of this window that belong to no person yet.
     */
    waiting: shown.waiting,
    /** Reads new files from the device. Never rejects. */
    refresh: async () => void (await look()),
    /** Selects or deselects files. Those of this window become this person's when they are selected. */
    select: (keys: readonly string[], isAccepted: boolean) => void claim(keys, isAccepted),
    /** Passes the selected files to the form of an asset, each to one form. A reloaded page gets them again. */
    async moveToForm({ assetId, isWanted, prepare, receive }: SharedFilesForm) {
      await look();
      if (!isWanted()) return;
      const selected = shown.waiting.get().filter(({ isAccepted }) => isAccepted);
      const opened = await openAll(selected, { ...files, prepare });
      if (!isWanted()) return;
      // Another form may have them by now.
      const moved = opened.filter(({ key }) => !taken.has(key));
      taken.add(moved, assetId);
      shown.update();
      receive(moved.map(({ file }) => file));
    },
    /** Called when that form has handed its files to the queue; deletes them, except those that are left in it. */
    uploaded: (assetId: string, left: () => readonly File[]) => void letGo(taken.by(assetId, left())),
    /** Called when that form is closed; its remaining files wait again. */
    moveBack: (assetId: string) => {
      taken.moveBack(assetId);
      shown.update();
    },
    /** Called when that form becomes that of another asset. */
    changeAsset: (from: string, to: string) => taken.put(taken.by(from), to),
    /** Number of files that belong to no person, and whose window was closed before this page was opened. */
    orphanCount: {
      get: () => orphans.filter(({ key }) => !taken.has(key)).length,
      subscribe: shown.waiting.subscribe,
    },
    // Not accepted yet: their names weren't shown.
    /** Makes the files of closed windows this person's. */
    claimOrphans: () => void claim(keysOf(orphans), false).then(look),
    // Another person may have said meanwhile that they are theirs.
    discardOrphans: () => look().then(async () => void (await letGo(keysOf(orphans)))),
    /** Deletes waiting files. */
    discard: () => void letGo(keysOf(shown.waiting.get())),
    /**
     * Called when the person signs out and finishes later: all files of this window become theirs. Takes at most two
     * seconds, and never rejects.
     */
    keep: () => waitForDevice(look().then(claimUnclaimed), undefined),
    /**
     * Deletes all files of this person and of this window, including those in forms. Resolves to false if some may be left,
     * after two seconds at the latest. Never rejects.
     */
    clear: () =>
      waitForDevice(
        clearAll(look, () => letGo(keysOf(shown.all()))),
        false,
      ),
  };
}

/** Also deletes files that came meanwhile, and those that the device failed to delete at first. */
async function clearAll(look: () => Promise<boolean>, letGoAll: () => Promise<boolean>): Promise<boolean> {
  await letGoAll();
  const isRead = await look();
  return (await letGoAll()) && isRead;
}

const isUnclaimed = (file: WaitingFile): boolean => file.personId === undefined;

const keysOf = (files: readonly Pick<WaitingFile, 'key'>[]): readonly string[] => files.map(({ key }) => key);

interface Opened {
  readonly key: string;
  readonly file: File;
}

/** Opens files, except those that were deleted. */
async function openAll(
  waiting: readonly WaitingFile[],
  { open, prepare }: Pick<WaitingFiles, 'open'> & Pick<SharedFilesForm, 'prepare'>,
): Promise<readonly Opened[]> {
  const all = await Promise.all(
    waiting.map(async ({ key }) => ({
      key,
      file: await open(key).catch(logged('A shared file could not be opened.')),
    })),
  );
  const opened = all.flatMap(({ key, file }) => (file ? [{ key, file }] : []));
  const prepared = await prepare(opened.map(({ file }) => file));
  return opened.map(({ key }, at) => ({ key, file: prepared[at]! }));
}

/** The files of this person and of this window, and those of them that aren't in a form. */
function createShown(taken: Pick<ReturnType<typeof createTaken>, 'has'>) {
  let all: readonly WaitingFile[] = [];
  const waiting = createValue<readonly WaitingFile[]>([]);
  const update = (changed = all) => {
    all = changed;
    waiting.set(all.filter(({ key }) => !taken.has(key)));
  };
  return {
    all: () => all,
    waiting,
    update,
    change: (keys: readonly string[], change: Pick<WaitingFile, 'personId' | 'isAccepted'>) =>
      update(all.map((file) => (keys.includes(file.key) ? { ...file, ...change } : file))),
  };
}

interface Reader {
  readonly personId: string;
  readonly shares: ShareWindow;
}

/** Reads the shared files of a person and of this window, and those whose window is closed. */
async function readShared(files: Pick<WaitingFiles, 'list'>, { personId, shares }: Reader) {
  const [listed, closed] = await Promise.all([
    files.list().catch(logged('Shared files could not be read.')),
    shares.closed(),
  ]);
  const all = (listed ?? []).filter(({ draft }) => !draft);
  const unclaimed = all.filter(isUnclaimed);
  return {
    isRead: listed !== undefined,
    shown: all.filter(({ personId: owner, shareId = '' }) =>
      owner === undefined ? shares.isOwn(shareId) : owner === personId,
    ),
    orphans: unclaimed.filter(({ shareId = '' }) => closed.has(shareId)),
  };
}

/** The files that forms have, and those that were deleted, which are never passed on again. */
function createTaken() {
  const taken = new Map<string, string | typeof deleted>();
  const keys = new WeakMap<File, string>();
  const by = (assetId: string, except: readonly File[] = []) => {
    const excepted = new Set(except.map((file) => keys.get(file)));
    return [...taken].filter(([key, at]) => at === assetId && !excepted.has(key)).map(([key]) => key);
  };
  return {
    by,
    has: (key: string) => taken.has(key),
    add: (opened: readonly Opened[], assetId: string) => {
      for (const { key, file } of opened) {
        keys.set(file, key);
        taken.set(key, assetId);
      }
    },
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
