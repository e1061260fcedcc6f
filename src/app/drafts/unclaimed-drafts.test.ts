import { expect, test } from 'vitest';

import { createDeviceFiles } from '#offline/device-files.ts';

import { createFakeCaches } from '../../../tests/support/fakes/fake-caches.ts';
import { createFakeLocks } from '../../../tests/support/fakes/fake-locks.ts';
import { createPageLocks } from '../device/page-locks.ts';
import { createUnclaimedDrafts } from './unclaimed-drafts.ts';

const chosen = (name: string, path = name) => ({
  assetId: 'press',
  file: new File(['x'], name),
  values: { path },
});

/** A device on which pages are opened. */
function createDevice() {
  const { entries, caches } = createFakeCaches();
  const locks = createFakeLocks();
  const files = () => createDeviceFiles({ caches, scope: 'https://tools.example/' });
  const openPage = () =>
    createUnclaimedDrafts({
      files: files(),
      locks: createPageLocks(locks),
      ownerOf: (personId) => `service ${personId}`,
    });
  return { entries, openPage, list: () => files().list() };
}

test('[DRAFT-9] files of an open page are counted nowhere, and by all pages once it is gone', async () => {
  const { openPage } = createDevice();
  const [page, other] = [openPage(), openPage()];
  expect(await page.save([chosen('a.jpg'), chosen('b.jpg')])).toEqual([]);
  await Promise.all([page.refresh(), other.refresh()]);
  expect([page.count.get(), other.count.get()]).toEqual([0, 0]);
  await page.putAway([chosen('a.jpg')]);
  await other.refresh();
  expect([page.count.get(), other.count.get()]).toEqual([1, 1]);
});

test('[DRAFT-9] what isn’t chosen any more is deleted, and what was typed is saved again', async () => {
  const { openPage, list } = createDevice();
  const page = openPage();
  const [a, b] = [chosen('a.jpg'), chosen('b.jpg')];
  await page.save([a, b]);
  await page.save([{ ...b, values: { path: 'folder/b.jpg' } }]);
  expect(await list()).toMatchObject([{ name: 'b.jpg', draft: { values: { path: 'folder/b.jpg' } } }]);
});

test('[DRAFT-9] files that one person has claimed are no other’s, and what is discarded is gone', async () => {
  const { entries, openPage, list } = createDevice();
  await openPage().putAway([chosen('a.jpg')]);
  const [mia, karl] = [openPage(), openPage()];
  await Promise.all([mia.refresh(), karl.refresh()]);
  await mia.claim('mia');
  await karl.claim('karl');
  await karl.discard();
  expect(await list()).toMatchObject([{ name: 'a.jpg', personId: 'service mia' }]);
  expect(karl.count.get()).toBe(0);
  await openPage().putAway([chosen('b.jpg')]);
  await karl.discard();
  expect([...entries.keys()].filter((key) => !key.endsWith('/record'))).toHaveLength(1);
});
