import { expect, onTestFinished, test, vi } from 'vitest';

import { createDeviceFiles } from '#offline/device-files.ts';

import { createFakeCaches } from '../../../tests/support/fakes/fake-caches.ts';
import { createFakeLocks } from '../../../tests/support/fakes/fake-locks.ts';
import { createFilesInPage } from '../device/files-in-page.ts';
import { createPageLocks } from '../device/page-locks.ts';
import { createSavedDrafts, type SavedDrafts } from './saved-drafts.ts';

const always = () => true;
const noAnswer = () => new Promise<never>(() => undefined);
const fails = () => Promise.reject(new DOMException('', 'UnknownError'));
const values = { edits: { displayName: 'Press from the left' } };
const chosen = (name: string, assetId = 'press') => ({ assetId, file: new File(['x'], name), values });

const newPage = () => ({ locks: createPageLocks(createFakeLocks()), inPage: createFilesInPage() });

/** Returns the drafts that the form of an asset gets. */
async function draftsFor(page: SavedDrafts, personId: string, assetId: string, isWanted = always) {
  const received = vi.fn<Parameters<SavedDrafts['moveToForm']>[0]['receive']>();
  await page.moveToForm({ personId, assetId, isWanted, receive: received });
  return received.mock.calls.flatMap(([drafts]) => drafts);
}

/** A device on which pages are opened. */
function createDevice() {
  const { entries, caches } = createFakeCaches();
  let locks = createFakeLocks();
  const openPage = (onList = async () => {}) => {
    const files = createDeviceFiles({ caches, scope: 'https://tools.example/' });
    const inPage = createFilesInPage();
    const drafts = createSavedDrafts({
      files: { ...files, list: () => onList().then(files.list) },
      locks: createPageLocks(locks),
      inPage,
      ownerOf: (personId) => `service ${personId}`,
    });
    return { inPage, ...drafts };
  };
  const closePages = () => {
    locks = createFakeLocks();
  };
  return { entries, openPage, closePages };
}

test('[DRAFT-1] a person who is back gets the files chosen for an asset, as they were typed; others do not', async () => {
  const { openPage } = createDevice();
  const page = openPage();
  expect(await page.putAway('mia', [chosen('a.jpg'), chosen('b.jpg', 'tank')])).toEqual({ kept: 2, lost: 0 });
  const later = openPage();
  expect(await draftsFor(later, 'karl', 'press')).toEqual([]);
  expect(await draftsFor(later, 'mia', 'press')).toMatchObject([{ file: { name: 'a.jpg' }, values }]);
});

test('[DRAFT-9] photos are saved while their form is in use, and wait once their page is gone', async () => {
  const { openPage, closePages } = createDevice();
  const page = openPage();
  const photo = chosen('a.jpg');
  await page.saveEarly('mia', [photo]);
  const typed = { ...photo, values: { edits: { displayName: 'Nameplate' } } };
  await page.saveEarly('mia', [typed, chosen('b.jpg', 'tank')]);
  // Its form may be gone, for example if only the editor had the photo: the page still has it.
  page.moveBack('mia', 'press');
  await page.refresh('mia');
  expect(page.waiting.get()).toEqual([]);
  const other = openPage();
  expect(await draftsFor(other, 'mia', 'press')).toEqual([]);
  // This one would be in two forms.
  await other.saveEarly('mia', [chosen('c.jpg')]);
  closePages();
  const next = openPage();
  expect(await draftsFor(next, 'mia', 'press')).toMatchObject([
    { file: { name: 'a.jpg' }, values: typed.values },
  ]);
  expect(await draftsFor(next, 'mia', 'tank')).toMatchObject([{ file: { name: 'b.jpg' } }]);
});

test('[DRAFT-9] photos that are saved early are deleted when they are removed or uploaded', async () => {
  const { entries, openPage } = createDevice();
  const page = openPage();
  const photos = [chosen('a.jpg'), chosen('b.jpg')];
  await page.saveEarly('mia', photos);
  const names = () => [...entries.keys()].filter((key) => !key.endsWith('/record'));
  expect(names()).toHaveLength(2);
  page.remove([photos[0]!.file]);
  await page.refresh('mia');
  expect(names()).toHaveLength(1);
  page.uploaded('mia', 'press', () => []);
  await page.refresh('mia');
  expect(entries.size).toBe(0);
});

test('[DRAFT-2] a file that is chosen or removed while others are being saved is saved as well, or not kept', async () => {
  const { openPage } = createDevice();
  const page = openPage();
  const [photo, late] = [chosen('a.jpg'), chosen('b.jpg')];
  const forms = [[photo], [late], [late]];
  expect(await page.keep('mia', { read: () => forms.shift()! })).toBe(0);
  expect(forms).toEqual([]);
  page.moveBack('mia', 'press');
  expect(await draftsFor(page, 'mia', 'press')).toMatchObject([{ file: { name: 'b.jpg' } }]);
});

test('[DRAFT-2] where nothing may be saved, all files are lost, and the caller knows how many', async () => {
  const none = createSavedDrafts({
    files: undefined,
    ...newPage(),
    ownerOf: String,
  });
  expect(none.isAvailable).toBe(false);
  expect(await none.putAway('mia', [chosen('a.jpg')])).toEqual({ kept: 0, lost: 1 });
  expect(await none.keep('mia', { read: () => [chosen('a.jpg'), chosen('b.jpg')] })).toBe(2);
  expect(await draftsFor(none, 'mia', 'press')).toEqual([]);
});

test('[DRAFT-4] drafts are deleted once their form has handed them to the queue', async () => {
  const { entries, openPage } = createDevice();
  const page = openPage();
  await page.putAway('mia', [chosen('a.jpg')]);
  page.moveBack('mia', 'press');
  await draftsFor(page, 'mia', 'press');
  page.uploaded('mia', 'press', () => []);
  await page.refresh('mia');
  expect(entries.size).toBe(0);
});

test('[DRAFT-4] a draft that came while its form was uploading is kept', async () => {
  const { openPage } = createDevice();
  await openPage().putAway('mia', [chosen('a.jpg'), chosen('b.jpg')]);
  const page = openPage();
  const [, late] = await draftsFor(page, 'mia', 'press');
  page.uploaded('mia', 'press', () => [late!.file]);
  page.moveBack('mia', 'press');
  expect(await draftsFor(page, 'mia', 'press')).toMatchObject([{ file: { name: 'b.jpg' } }]);
});

test('[DRAFT-4] a draft is deleted when the person removes it', async () => {
  const { openPage } = createDevice();
  await openPage().putAway('mia', [chosen('a.jpg'), chosen('b.jpg')]);
  const page = openPage();
  const [first] = await draftsFor(page, 'mia', 'press');
  page.remove([first!.file, new File([''], 'other.jpg')]);
  page.moveBack('mia', 'press');
  expect(await draftsFor(page, 'mia', 'press')).toMatchObject([{ file: { name: 'b.jpg' } }]);
});

test('[DRAFT-4] a photo that is removed while it is being saved is deleted', async () => {
  const { entries, openPage } = createDevice();
  const page = openPage();
  const photo = chosen('a.jpg');
  void page.saveEarly('mia', [photo]);
  page.remove([photo.file]);
  await page.refresh('mia');
  expect(entries.size).toBe(0);
});

test('[DRAFT-1] a draft that was removed in this page is saved again, since that can be undone', async () => {
  const { openPage } = createDevice();
  const page = openPage();
  const photo = chosen('a.jpg');
  await page.saveEarly('mia', [photo]);
  page.remove([photo.file]);
  expect(await page.putAway('mia', [photo])).toEqual({ kept: 1, lost: 0 });
  expect(await draftsFor(page, 'mia', 'press')).toHaveLength(1);
});

test('[DRAFT-3] a form whose asset becomes one that another page has gets none of its drafts', async () => {
  const { openPage } = createDevice();
  const [page, other] = [openPage(), openPage()];
  await page.putAway('mia', [chosen('a.jpg'), chosen('b.jpg', 'tank')]);
  expect(await draftsFor(other, 'mia', 'tank')).toHaveLength(1);
  expect(await draftsFor(page, 'mia', 'press')).toHaveLength(1);
  page.changeAsset('mia', 'press', 'tank');
  expect(await draftsFor(page, 'mia', 'tank')).toEqual([]);
});

test('[DRAFT-1][OFFLINE-11] a shared file becomes a draft where it is, also if its form is removed meanwhile', async () => {
  const { entries, openPage } = createDevice();
  const { inPage, ...page } = openPage();
  await page.putAway('mia', [chosen('a.jpg')]);
  const [shared] = await draftsFor(page, 'mia', 'press');
  const keys = [...inPage.keys().values()];
  inPage.leave(inPage.drafts());
  inPage.enter([{ key: keys[0]!, status: 'shared', file: shared!.file, assetId: 'press' }]);
  const saving = page.putAway('mia', [{ assetId: 'press', ...shared! }]);
  inPage.leave(inPage.shared());
  expect(await saving).toEqual({ kept: 1, lost: 0 });
  expect([...entries.keys()].filter((key) => !key.endsWith('/record'))).toEqual(keys);
});

test('[DRAFT-4] discarding deletes the drafts of this person, also those in forms, and no others', async () => {
  const { entries, openPage } = createDevice();
  const page = openPage();
  await page.putAway('karl', [chosen('k.jpg')]);
  await page.putAway('mia', [chosen('a.jpg'), chosen('b.jpg', 'tank')]);
  page.moveBack('mia', 'press');
  await draftsFor(page, 'mia', 'press');
  await page.clear('mia');
  expect([...entries.keys()].filter((key) => !key.endsWith('/record'))).toHaveLength(1);
  page.moveBack('karl', 'press');
  expect(await draftsFor(page, 'karl', 'press')).toHaveLength(1);
});

test('[DRAFT-4] discarding waits at most two seconds for a device that never answers', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const page = createSavedDrafts({
    files: createDeviceFiles({ caches: { open: noAnswer }, scope: 'https://tools.example/' }),
    ...newPage(),
    ownerOf: String,
  });
  const cleared = vi.fn<(isDone: boolean) => void>();
  void page.clear('mia').then(cleared);
  await vi.advanceTimersByTimeAsync(1999);
  expect(cleared).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(cleared).toHaveBeenCalledWith(false);
});

test('[SIGN-IN-11] discarding says so if drafts may be left on the device', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { caches } = createFakeCaches();
  const files = createDeviceFiles({ caches, scope: 'https://tools.example/' });
  const clear = async (change: Partial<typeof files>) => {
    const page = createSavedDrafts({ ...newPage(), ownerOf: String, files: { ...files, ...change } });
    await page.putAway('mia', [chosen('a.jpg')]);
    return page.clear('mia');
  };
  expect(await clear({ forget: fails })).toBe(false);
  expect(await clear({ list: fails })).toBe(false);
  expect(await clear({})).toBe(true);
});

test('[DRAFT-3] no two forms have the same draft', async () => {
  const { openPage } = createDevice();
  await openPage().putAway('mia', [chosen('a.jpg')]);
  const [page, tab] = [openPage(), openPage()];
  expect(await draftsFor(page, 'mia', 'press')).toHaveLength(1);
  expect(await draftsFor(page, 'mia', 'press')).toEqual([]);
  expect(await draftsFor(tab, 'mia', 'press')).toEqual([]);
  page.moveBack('mia', 'press');
  await page.refresh('mia');
  expect(await draftsFor(tab, 'mia', 'press')).toHaveLength(1);
});

test('[DRAFT-3] a form that closes while its drafts are loading gets none', async () => {
  const { openPage } = createDevice();
  const page = openPage();
  await page.putAway('mia', [chosen('a.jpg')]);
  page.moveBack('mia', 'press');
  expect(await draftsFor(page, 'mia', 'press', () => false)).toEqual([]);
  expect(await draftsFor(page, 'mia', 'press')).toHaveLength(1);
});

test('[DRAFT-1] drafts that are put away again are stored once, as they were typed last', async () => {
  const { openPage } = createDevice();
  await openPage().putAway('mia', [chosen('a.jpg')]);
  const page = openPage();
  const [draft] = await draftsFor(page, 'mia', 'press');
  const typed = { edits: { displayName: 'Press' } };
  await page.keep('mia', { read: () => [{ assetId: 'press', file: draft!.file, values: typed }] });
  expect(await draftsFor(openPage(), 'mia', 'press')).toEqual([]);
  page.moveBack('mia', 'press');
  expect(await draftsFor(page, 'mia', 'press')).toMatchObject([{ values: typed }]);
});

test('[DRAFT-1] a file that the form has replaced by another one is not offered again', async () => {
  const { openPage } = createDevice();
  await openPage().putAway('mia', [chosen('a.jpg')]);
  const page = openPage();
  await draftsFor(page, 'mia', 'press');
  await page.putAway('mia', [chosen('repaired.jpg')]);
  page.moveBack('mia', 'press');
  expect(await draftsFor(page, 'mia', 'press')).toMatchObject([{ file: { name: 'repaired.jpg' } }]);
});

test('[DRAFT-7] the assets of drafts are known, without those in forms, and follow a change of the asset', async () => {
  const { openPage } = createDevice();
  await openPage().putAway('mia', [chosen('a.jpg'), chosen('b.jpg'), chosen('c.jpg', 'tank')]);
  const page = openPage();
  await page.refresh('mia');
  expect(page.waiting.get()).toEqual(['press', 'press', 'tank']);
  await draftsFor(page, 'mia', 'press');
  page.changeAsset('mia', 'press', 'pump');
  await page.refresh('mia');
  expect(page.waiting.get()).toEqual(['tank']);
  page.moveBack('mia', 'pump');
  await page.refresh('mia');
  expect(page.waiting.get()).toEqual(['pump', 'pump', 'tank']);
});

test('[DRAFT-1] drafts that are still being read for a form are kept when its other files are put away', async () => {
  const { openPage } = createDevice();
  await openPage().putAway('mia', [chosen('a.jpg')]);
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = openPage(() => answered);
  const moving = draftsFor(page, 'mia', 'press');
  const saving = page.putAway('mia', [chosen('b.jpg')]);
  answer();
  expect(await moving).toHaveLength(1);
  expect(await saving).toEqual({ kept: 1, lost: 0 });
  expect(await draftsFor(openPage(), 'mia', 'press')).toMatchObject([
    { file: { name: 'a.jpg' } },
    { file: { name: 'b.jpg' } },
  ]);
});

test('[DRAFT-1] drafts of a form that was removed before are kept when the files of another form are put away', async () => {
  const { openPage } = createDevice();
  const page = openPage();
  await page.putAway('mia', [chosen('a.jpg')]);
  await draftsFor(page, 'mia', 'press');
  page.moveBack('mia', 'press');
  await page.putAway('mia', [chosen('b.jpg', 'tank')]);
  expect(await draftsFor(page, 'mia', 'press')).toHaveLength(1);
});

test('[DRAFT-4] a draft that another tab has discarded is neither saved again nor lost', async () => {
  const { entries, openPage } = createDevice();
  const [page, other] = [openPage(), openPage()];
  await other.putAway('mia', [chosen('a.jpg')]);
  const [draft] = await draftsFor(page, 'mia', 'press');
  await other.clear('mia');
  expect(await page.putAway('mia', [{ assetId: 'press', ...draft! }])).toEqual({ kept: 0, lost: 0 });
  expect(entries.size).toBe(0);
});

test('[DRAFT-3] files put away with the whole page wait at once, also if their form was still loading', async () => {
  const { openPage } = createDevice();
  const page = openPage();
  await page.putAway('mia', [chosen('a.jpg')]);
  expect(await draftsFor(page, 'mia', 'press')).toHaveLength(1);
});

test('[DRAFT-3] files that are saved while their form stays are passed to no form until it is removed', async () => {
  const { openPage } = createDevice();
  const page = openPage();
  const photo = chosen('a.jpg');
  await page.keep('mia', { read: () => [photo] });
  expect(await draftsFor(page, 'mia', 'press')).toEqual([]);
  page.moveBack('mia', 'press');
  expect(await draftsFor(page, 'mia', 'press')).toHaveLength(1);
});
