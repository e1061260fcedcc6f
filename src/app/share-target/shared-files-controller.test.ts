import { expect, onTestFinished, test, vi } from 'vitest';

import type { DeviceFile } from '#offline/device-file.ts';

import { createFilesInPage } from '../device/files-in-page.ts';
import type { ShareWindow } from './share-window.ts';
import { createSharedFilesController, type SharedFilesController } from './shared-files-controller.ts';

const noShares: ShareWindow = {
  isOwn: () => false,
  closed: async () => new Set(),
};
const ownShares: ShareWindow = { ...noShares, isOwn: () => true };
const closedShares: ShareWindow = { ...noShares, closed: async () => new Set(['shift']) };
const always = () => true;
const nothing = () => [];
const fails = () => Promise.reject(new DOMException('', 'UnknownError'));
const never = () => new Promise<never>(() => undefined);

type DeviceFiles = Parameters<typeof createSharedFilesController>[0]['files'];

/** Opens the controller of a new page. */
const openFor = (personId: string, shares: ShareWindow, files: DeviceFiles) =>
  createSharedFilesController({ files, inPage: createFilesInPage() }, personId, shares);

/** Returns the files that the form of an asset gets. */
async function filesFor(
  controller: SharedFilesController,
  assetId: string,
  options: Partial<Parameters<SharedFilesController['moveToForm']>[0]> = {},
): Promise<readonly File[]> {
  let received: readonly File[] = [];
  await controller.moveToForm({
    assetId,
    isWanted: always,
    prepare: async (files) => files,
    receive: (files) => {
      received = files;
    },
    ...options,
  });
  return received;
}

/** A controller for one file on a device that answers on demand; the file is accepted by default. */
async function createBench({ isAccepted = true, personId = 'mia' }: Partial<DeviceFile> = {}) {
  const kept = new Map<string, DeviceFile>([
    ['share-1', { key: 'share-1', name: 'plan.pdf', sizeBytes: 1, isAccepted, personId }],
  ]);
  const device = { answer: () => undefined as void, isSlow: false };
  const openController = (owner = 'mia', shares: ShareWindow = noShares) =>
    openFor(owner, shares, {
      list: async () => {
        if (device.isSlow) await new Promise<void>((resolve) => (device.answer = resolve));
        return [...kept.values()];
      },
      open: async (key) => {
        const { name } = kept.get(key) ?? {};
        return name === undefined ? undefined : new File(['x'], name);
      },
      update: async (key, record) => void kept.set(key, { ...kept.get(key)!, ...record }),
      forget: async (keys) => keys.forEach((key) => kept.delete(key)),
    });
  const controller = openController();
  await controller.refresh();
  return { controller, device, openController, kept };
}

test('[OFFLINE-11] a file is passed to one form, and deleted when that form has handed it over', async () => {
  const { controller, kept } = await createBench();
  expect(await filesFor(controller, 'press')).toMatchObject([{ name: 'plan.pdf' }]);
  expect(await filesFor(controller, 'tank')).toEqual([]);
  controller.uploaded('tank', nothing);
  expect(kept.size).toBe(1);
  controller.uploaded('press', nothing);
  expect(kept.size).toBe(0);
});

test('[OFFLINE-11] a closed form returns its files, except those that it handed over', async () => {
  const { controller } = await createBench();
  await filesFor(controller, 'press');
  expect(controller.waiting.get()).toEqual([]);
  controller.moveBack('press');
  expect(controller.waiting.get()).toHaveLength(1);
  await filesFor(controller, 'press');
  controller.uploaded('press', nothing);
  controller.moveBack('press');
  expect(controller.waiting.get()).toEqual([]);
});

test('[OFFLINE-12] a selection made while the device is being read is kept', async () => {
  const { controller, device, kept } = await createBench({ isAccepted: false });
  device.isSlow = true;
  const looking = controller.refresh();
  // The device has been read, but answers after the selection.
  const [read] = [...kept.values()];
  controller.select(['share-1'], true);
  kept.set('share-1', read!);
  device.answer();
  await looking;
  expect(controller.waiting.get()).toMatchObject([{ isAccepted: true }]);
});

test('[OFFLINE-11] a form that closes while its files are loading gets none', async () => {
  const { controller, device, kept } = await createBench();
  device.isSlow = true;
  let isWanted = true;
  const taking = filesFor(controller, 'press', { isWanted: () => isWanted });
  isWanted = false;
  controller.moveBack('press');
  device.answer();
  expect(await taking).toEqual([]);
  device.isSlow = false;
  controller.uploaded('press', nothing);
  expect(kept.size).toBe(1);
  expect(await filesFor(controller, 'press')).toHaveLength(1);
});

test('[OFFLINE-11] a form that closes while the types of its files are being read gets none, and they wait', async () => {
  const { controller } = await createBench();
  let isWanted = true;
  const closeMeanwhile = async (files: readonly File[]) => {
    isWanted = false;
    controller.moveBack('press');
    return files;
  };
  expect(await filesFor(controller, 'press', { isWanted: () => isWanted, prepare: closeMeanwhile })).toEqual(
    [],
  );
  expect(controller.waiting.get()).toHaveLength(1);
  expect(await filesFor(controller, 'press')).toHaveLength(1);
});

test('[OFFLINE-11] a file that came while its form was uploading is kept, also with another type', async () => {
  const { controller, kept } = await createBench();
  await filesFor(controller, 'press');
  kept.set('share-2', { ...kept.get('share-1')!, key: 'share-2', name: 'photo' });
  const late = await filesFor(controller, 'press', {
    prepare: async (files) => files.map((file) => new File([file], file.name, { type: 'image/jpeg' })),
  });
  controller.uploaded('press', () => late);
  expect([...kept.keys()]).toEqual(['share-2']);
});

test('[OFFLINE-12] no form gets a file that was not selected', async () => {
  const { controller, openController } = await createBench({ isAccepted: false });
  expect(await filesFor(controller, 'press')).toEqual([]);
  controller.select(['share-1'], true);
  expect(controller.waiting.get()).toMatchObject([{ isAccepted: true }]);
  controller.select(['share-1'], false);
  expect(await filesFor(controller, 'press')).toEqual([]);
  controller.select(['share-1'], true);
  // A second controller, as after a reload.
  expect(await filesFor(openController(), 'press')).toHaveLength(1);
});

/** A device with a file that belongs to no person. */
async function createUnclaimed() {
  const { kept, openController } = await createBench();
  kept.clear();
  kept.set('share-2', {
    key: 'share-2',
    shareId: 'shift',
    name: 'photo.jpg',
    sizeBytes: 1,
    isAccepted: false,
  });
  return { kept, openController };
}

test('[OFFLINE-12] a shared file is shown only in the window that the share opened', async () => {
  const { kept, openController } = await createUnclaimed();
  const [mia, karl] = [openController('mia'), openController('karl', ownShares)];
  await mia.refresh();
  await karl.refresh();
  expect(mia.waiting.get()).toEqual([]);
  expect(mia.orphanCount.get()).toBe(0);
  expect(karl.waiting.get()).toHaveLength(1);
  // Being signed in there before isn't enough: the person may not be the one who shared it.
  expect(kept.get('share-2')).not.toHaveProperty('personId');
});

test('[OFFLINE-12] a shared file belongs to the person who selects it, who needs no further confirmation', async () => {
  const { kept, openController } = await createUnclaimed();
  const karl = openController('karl', ownShares);
  await karl.refresh();
  karl.select(['share-2'], true);
  expect(kept.get('share-2')).toMatchObject({ personId: 'karl', isAccepted: true });
  const mia = openController('mia', ownShares);
  await mia.refresh();
  expect(mia.waiting.get()).toEqual([]);
  expect(await filesFor(karl, 'press')).toMatchObject([{ name: 'photo.jpg' }]);
});

test('[OFFLINE-12] a person who signs out and finishes later keeps the files of the window, selected or not', async () => {
  const { kept, openController } = await createUnclaimed();
  const karl = openController('karl', ownShares);
  await karl.refresh();
  await karl.keep();
  expect(kept.get('share-2')).toMatchObject({ personId: 'karl', isAccepted: false });
  const mia = openController('mia', ownShares);
  await mia.refresh();
  expect(mia.waiting.get()).toEqual([]);
});

test('[OFFLINE-12] a person who discards deletes the files of the window, selected or not, also unread ones', async () => {
  const { kept, openController } = await createUnclaimed();
  const mia = openController('mia', ownShares);
  await mia.clear();
  expect(kept.size).toBe(0);
});

test('[OFFLINE-11] a file is passed to one form, also if two ask at once', async () => {
  const { controller } = await createBench();
  const [press, tank] = await Promise.all([filesFor(controller, 'press'), filesFor(controller, 'tank')]);
  expect([...press, ...tank]).toHaveLength(1);
});

test('[OFFLINE-12] of files whose window was closed only the number is shown, until a person says that they shared them', async () => {
  const { kept, openController } = await createUnclaimed();
  const karl = openController('karl', closedShares);
  await karl.refresh();
  expect(karl.waiting.get()).toEqual([]);
  expect(karl.orphanCount.get()).toBe(1);
  karl.claimOrphans();
  await expect.poll(() => karl.waiting.get()).toMatchObject([{ isAccepted: false }]);
  expect(karl.orphanCount.get()).toBe(0);
  expect(kept.get('share-2')).toMatchObject({ personId: 'karl' });
});

test('[OFFLINE-12] files whose window was closed can be discarded', async () => {
  const { kept, openController } = await createUnclaimed();
  const karl = openController('karl', closedShares);
  await karl.refresh();
  await karl.discardOrphans();
  expect(karl.orphanCount.get()).toBe(0);
  expect(kept.size).toBe(0);
});

test('[DRAFT-1] a shared file that was put away with its form is a draft, and no longer waits for an asset', async () => {
  const { controller, kept } = await createBench();
  kept.set('share-1', { ...kept.get('share-1')!, draft: { assetId: 'press', values: {} } });
  await controller.refresh();
  expect(controller.waiting.get()).toEqual([]);
});

test('[OFFLINE-12] waiting files are discarded from the note, and all files of a person when they sign out', async () => {
  const waiting = await createBench();
  waiting.controller.discard();
  expect(waiting.kept.size).toBe(0);
  expect(waiting.controller.waiting.get()).toEqual([]);

  const taken = await createBench();
  await filesFor(taken.controller, 'press');
  taken.controller.discard();
  expect(taken.kept.size).toBe(1);
  await taken.controller.clear();
  taken.controller.moveBack('press');
  expect(taken.kept.size).toBe(0);
  expect(taken.controller.waiting.get()).toEqual([]);
});

test('[OFFLINE-12] signing out waits at most two seconds for a device that never answers', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const device = { list: async () => [], open: never, update: never, forget: never };
  const controller = openFor('mia', noShares, device);
  const cleared = vi.fn<(isDone: boolean) => void>();
  void controller.clear().then(cleared);
  await vi.advanceTimersByTimeAsync(1999);
  expect(cleared).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(cleared).toHaveBeenCalledWith(false);
});

test('[SIGN-IN-11] discarding says so if shared files may be left on the device', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const device = { list: async () => [], open: never, update: never, forget: async () => undefined };
  const clear = (change: Partial<DeviceFiles>) => openFor('mia', noShares, { ...device, ...change }).clear();
  expect(await clear({ list: fails })).toBe(false);
  expect(await clear({ forget: fails })).toBe(false);
  expect(await clear({})).toBe(true);
});
