import { expect, onTestFinished, test, vi } from 'vitest';

import type { SharedFile } from '#offline/shared-files.ts';

import { clearWaitMs, createSharedFilesController } from './shared-files-controller.ts';

const always = () => true;
const never = () => new Promise<never>(() => undefined);

/** A controller for one file on a device that answers on demand; the file is accepted by default. */
async function createBench({ isAccepted = true, personId = 'mia' }: Partial<SharedFile> = {}) {
  const kept = new Map<string, SharedFile>([
    ['share-1', { key: 'share-1', file: new File(['x'], 'plan.pdf'), isAccepted, personId }],
  ]);
  const device = { answer: () => undefined as void, isSlow: false };
  const openController = (owner = 'mia') =>
    createSharedFilesController(
      {
        list: async () => {
          if (device.isSlow) await new Promise<void>((resolve) => (device.answer = resolve));
          return [...kept.values()];
        },
        claim: async (key, claim) => void kept.set(key, { ...kept.get(key)!, ...claim }),
        forget: async (keys) => keys.forEach((key) => kept.delete(key)),
      },
      owner,
    );
  const controller = openController();
  await controller.refresh();
  return { controller, device, openController, kept };
}

test('[OFFLINE-11] a file is passed to one form, and deleted when that form has handed it over', async () => {
  const { controller, kept } = await createBench();
  expect(await controller.moveToForm('press', always)).toMatchObject([{ name: 'plan.pdf' }]);
  expect(await controller.moveToForm('tank', always)).toEqual([]);
  controller.uploaded('tank');
  expect(kept.size).toBe(1);
  controller.uploaded('press');
  expect(kept.size).toBe(0);
});

test('[OFFLINE-11] a closed form returns its files, except those that it handed over', async () => {
  const { controller } = await createBench();
  await controller.moveToForm('press', always);
  expect(controller.waiting()).toEqual([]);
  controller.moveBack('press');
  expect(controller.waiting()).toHaveLength(1);
  await controller.moveToForm('press', always);
  controller.uploaded('press');
  controller.moveBack('press');
  expect(controller.waiting()).toEqual([]);
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
  expect(controller.waiting()).toMatchObject([{ isAccepted: true }]);
});

test('[OFFLINE-11] a form that closes while its files are loading gets none', async () => {
  const { controller, device, kept } = await createBench();
  device.isSlow = true;
  let isWanted = true;
  const taking = controller.moveToForm('press', () => isWanted);
  isWanted = false;
  controller.moveBack('press');
  device.answer();
  expect(await taking).toEqual([]);
  device.isSlow = false;
  controller.uploaded('press');
  expect(kept.size).toBe(1);
  expect(await controller.moveToForm('press', always)).toHaveLength(1);
});

test('[OFFLINE-12] no form gets a file that was not selected', async () => {
  const { controller, openController } = await createBench({ isAccepted: false });
  expect(await controller.moveToForm('press', always)).toEqual([]);
  controller.select(['share-1'], true);
  expect(controller.waiting()).toMatchObject([{ isAccepted: true }]);
  controller.select(['share-1'], false);
  expect(await controller.moveToForm('press', always)).toEqual([]);
  controller.select(['share-1'], true);
  // A second controller, as after a reload.
  expect(await openController().moveToForm('press', always)).toHaveLength(1);
});

test('[OFFLINE-12] a file belongs to the person it was first shown to, and other people do not see it', async () => {
  const { kept, openController } = await createBench({ isAccepted: false });
  kept.set('share-2', { key: 'share-2', file: new File(['y'], 'photo.jpg'), isAccepted: false });
  const [mia, tom] = [openController('mia'), openController('tom')];
  await mia.refresh();
  await tom.refresh();
  expect(mia.waiting()).toHaveLength(2);
  expect(tom.waiting()).toEqual([]);
  expect(kept.get('share-2')).toMatchObject({ personId: 'mia' });
});

test('[OFFLINE-12] waiting files are discarded from the note, and all files of a person when they sign out', async () => {
  const waiting = await createBench();
  waiting.controller.discard();
  expect(waiting.kept.size).toBe(0);
  expect(waiting.controller.waiting()).toEqual([]);

  const taken = await createBench();
  await taken.controller.moveToForm('press', always);
  taken.controller.discard();
  expect(taken.kept.size).toBe(1);
  await taken.controller.clear();
  taken.controller.moveBack('press');
  expect(taken.kept.size).toBe(0);
  expect(taken.controller.waiting()).toEqual([]);
});

test('[OFFLINE-12] signing out waits at most two seconds for a device that never answers', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const controller = createSharedFilesController(
    { list: async () => [], claim: never, forget: never },
    'mia',
  );
  const cleared = vi.fn<() => void>();
  void controller.clear().then(cleared);
  await vi.advanceTimersByTimeAsync(clearWaitMs - 1);
  expect(cleared).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(cleared).toHaveBeenCalled();
});
