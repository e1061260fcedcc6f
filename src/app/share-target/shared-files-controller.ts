import { deriveList } from '#lib/derive-list.ts';
import { logged } from '#lib/log-failure.ts';
import { createValue } from '#lib/value.ts';
import type { DeviceFile } from '#offline/device-file.ts';
import type { DeviceFiles } from '#offline/device-files.ts';

import { waitForDevice, type Device } from '../device/device.ts';
import type { SharedInForm } from '../device/files-in-page.ts';
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

const notDeleted = logged('Shared files could not be deleted.', false);
const notClaimed = logged('A shared file could not be claimed.');

interface SharedFilesOptions extends Pick<Device, 'inPage'> {
  readonly files: Pick<DeviceFiles, 'list' | 'open' | 'update' | 'forget'>;
}

/** Creates the controller of a person for the files on the device. */
export function createSharedFilesController(
  { files, inPage }: SharedFilesOptions,
  personId: string,
  shares: ShareWindow,
) {
  const found = createValue<FoundFiles>({ shown: [], orphans: [] });
  const shown = () => found.get().shown;
  const waiting = deriveList([found, inPage], () => shown().filter(inPage.isWaiting));
  const inForm = (assetId: string, left: readonly File[] = []) =>
    inPage.shared().filter((each) => each.assetId === assetId && !left.includes(each.file));
  /** Resolves to false if they are left on the device. */
  const letGo = (gone: readonly Keyed[]): Promise<boolean> => {
    inPage.markDeleted(gone);
    return files.forget(keysOf(gone)).then(() => true, notDeleted);
  };
  async function claim(keys: readonly string[], isAccepted: boolean): Promise<void> {
    const claimed = shown().map((file) =>
      keys.includes(file.key) ? { ...file, personId, isAccepted } : file,
    );
    found.set({ ...found.get(), shown: claimed });
    await Promise.all(keys.map((key) => files.update(key, { personId, isAccepted }).catch(notClaimed)));
  }
  /** Resolves to false if the device couldn't be read. */
  async function look(): Promise<boolean> {
    const { isRead, ...read } = await readShared(files, { personId, shares });
    found.set({ ...read, shown: withClaims(read.shown, shown()) });
    return isRead;
  }

  return {
    /** This person's files that aren't in a form, and those of this window that belong to no person yet. */
    waiting,
    /** Reads new files from the device. Never rejects. */
    refresh: async () => void (await look()),
    /** Selects or deselects files. Those of this window become this person's when they are selected. */
    select: (keys: readonly string[], isAccepted: boolean) => void claim(keys, isAccepted),
    /** Passes the selected files to the form of an asset, each to one form. A reloaded page gets them again. */
    async moveToForm({ assetId, isWanted, prepare, receive }: SharedFilesForm) {
      await look();
      if (!isWanted()) return;
      const selected = waiting.get().filter(({ isAccepted }) => isAccepted);
      const opened = await openAll(selected, files.open, { assetId, prepare });
      if (!isWanted()) return;
      // Another form may have them by now.
      const moved = opened.filter(inPage.isWaiting);
      inPage.enter(moved);
      receive(moved.map(({ file }) => file));
    },
    /** Called when that form has handed its files to the queue; deletes them, except those that are left in it. */
    uploaded: (assetId: string, left: () => readonly File[]) => void letGo(inForm(assetId, left())),
    /** Called when that form is closed; its remaining files wait again. */
    moveBack: (assetId: string) => inPage.leave(inForm(assetId)),
    /** Called when that form becomes that of another asset. */
    changeAsset: (from: string, to: string) =>
      inPage.enter(inForm(from).map((file) => ({ ...file, assetId: to }))),
    /** Number of files that belong to no person, and whose window was closed before this page was opened. */
    orphanCount: { ...waiting, get: () => found.get().orphans.filter(inPage.isWaiting).length },
    // Not accepted yet: their names weren't shown.
    /** Makes the files of closed windows this person's. */
    claimOrphans: () => void claim(keysOf(found.get().orphans), false).then(look),
    // Another person may have said meanwhile that they are theirs.
    discardOrphans: () => look().then(async () => void (await letGo(found.get().orphans))),
    /** Deletes waiting files. */
    discard: () => void letGo(waiting.get()),
    /**
     * Called when the person signs out and finishes later: all files of this window become theirs. Takes at most two
     * seconds, and never rejects.
     */
    keep: () =>
      waitForDevice(
        look().then(() => claim(keysOf(shown().filter(isUnclaimed)), false)),
        undefined,
      ),
    /**
     * Deletes all files of this person and of this window, including those in forms. Resolves to false if some may be left,
     * after two seconds at the latest. Never rejects.
     */
    clear: () =>
      waitForDevice(
        clearAll(look, () => letGo(shown())),
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

type Keyed = Pick<DeviceFile, 'key'>;

const isUnclaimed = (file: DeviceFile): boolean => file.personId === undefined;

const keysOf = (files: readonly Keyed[]): readonly string[] => files.map(({ key }) => key);

/** Opens files, except those that were deleted. */
async function openAll(
  waiting: readonly DeviceFile[],
  open: DeviceFiles['open'],
  { assetId, prepare }: Pick<SharedFilesForm, 'assetId' | 'prepare'>,
): Promise<readonly SharedInForm[]> {
  const all = await Promise.all(
    waiting.map(async ({ key }) => ({
      key,
      file: await open(key).catch(logged('A shared file could not be opened.')),
    })),
  );
  const opened = all.flatMap(({ key, file }) => (file ? [{ key, file }] : []));
  const prepared = await prepare(opened.map(({ file }) => file));
  return opened.map(({ key }, at) => ({ status: 'shared', key, assetId, file: prepared[at]! }));
}

/** Shared files as they were found last. */
interface FoundFiles {
  /** Files of this person and of this window. */
  readonly shown: readonly DeviceFile[];
  /** Files of closed windows. */
  readonly orphans: readonly DeviceFile[];
}

interface Reader {
  readonly personId: string;
  readonly shares: ShareWindow;
}

/** Reads the shared files of a person and of this window, and those whose window is closed. */
async function readShared(files: Pick<DeviceFiles, 'list'>, { personId, shares }: Reader) {
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

/** Returns the files as they are on the device; a selection made meanwhile may not be saved yet. */
function withClaims(stored: readonly DeviceFile[], known: readonly DeviceFile[]): readonly DeviceFile[] {
  const claimed = new Map(
    known.filter((file) => file.personId !== undefined).map((file) => [file.key, file]),
  );
  return stored.map((file) => {
    const { personId, isAccepted } = claimed.get(file.key) ?? file;
    return { ...file, personId, isAccepted };
  });
}
