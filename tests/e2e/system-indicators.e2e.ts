import { files } from '../fixtures/make-files.ts';
import { untilInstalled } from './browser-storage.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';
import { wholeBrowser } from './whole-browser.ts';

// Without windows, Chromium has no screen to keep on.
test.use(wholeBrowser);

/** Records the page's requests to the device. */
interface DeviceRequests {
  readonly locks: WakeLockSentinel[];
  readonly badges: (number | 'none')[];
  persists: number;
}

declare global {
  interface Window {
    readonly deviceRequests: DeviceRequests;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const deviceRequests: DeviceRequests = { locks: [], badges: [], persists: 0 };
    Object.assign(window, { deviceRequests });
    // Blank pages may not keep the screen on.
    const { wakeLock, storage } = navigator as Partial<Navigator>;
    if (!wakeLock || !storage) return;
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (type) => {
      const lock = await request(type);
      deviceRequests.locks.push(lock);
      return lock;
    };
    const persist = storage.persist.bind(storage);
    storage.persist = () => {
      deviceRequests.persists += 1;
      return persist();
    };
    for (const name of ['setAppBadge', 'clearAppBadge'] as const) {
      // Firefox has no badges.
      if (!(name in navigator)) continue;
      const set = navigator[name].bind(navigator);
      navigator[name] = (count?: number) => {
        deviceRequests.badges.push(count ?? 'none');
        return set(count);
      };
    }
  });
});

test('[LIST-16] title, icon and screen lock show that something is being sent, and then that nothing is', async ({
  assetPage,
  page,
}) => {
  const allow = await throttle(page, 1_000_000);
  await assetPage.chooseMetadata();
  expect(await page.evaluate(() => window.deviceRequests.locks.length)).toBe(0);
  await assetPage.choose(files.medium);
  await assetPage.upload(1);
  await expect(page).toHaveTitle(/^[1-9]\d?% · PRESS-0042 · Asset documents$/);
  const locks = () => page.evaluate(() => window.deviceRequests.locks.map(({ released }) => released));
  await expect.poll(locks).toEqual([false]);
  const badge = () => page.evaluate(() => window.deviceRequests.badges.at(-1));
  const hasBadges = await page.evaluate(() => 'setAppBadge' in navigator);
  await expect.poll(badge).toBe(hasBadges ? 1 : undefined);

  await page.getByRole('link', { name: 'Assets', exact: true }).click();
  await expect(page).toHaveTitle(/^\d+% · Choose an asset · Asset documents$/);
  await allow();
  await expect(page).toHaveTitle('Choose an asset · Asset documents');
  await expect.poll(locks).toEqual([true]);
  expect(await badge()).toBe(hasBadges ? 'none' : undefined);
});

test('[LIST-10] the browser is asked once not to evict saved files', async ({ assetPage, app, page }) => {
  await assetPage.chooseMetadata();
  expect(await page.evaluate(() => window.deviceRequests.persists)).toBe(0);
  // Then all parts of the page are loaded.
  await untilInstalled(page);
  await app.kill();
  await assetPage.choose(files.pdf, files.otherZip);
  await assetPage.upload(2);
  await expect(assetPage.list).toContainText(/saved on this device: \d/);
  expect(await page.evaluate(() => window.deviceRequests.persists)).toBe(1);
  await expect(page.getByText('seven days')).toHaveCount(0);
});
