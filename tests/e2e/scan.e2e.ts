import type { Page } from '@playwright/test';

import { test } from './camera.ts';
import { expect } from './test.ts';
import { violations } from './violations.ts';

const scan = (page: Page) => page.getByRole('button', { name: 'Scan code' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Scan the code on the asset' });
const plain = { film: { kind: 'qrcode', text: 'PRESS-0042' }, isAllowed: true } as const;

/** Changes the configuration of the application. */
const configure = (page: Page, changes: object) =>
  page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, ...changes } });
  });

test.describe('a code', () => {
  test.use({ camera: plain });

  test('[CHOOSE-1] opens the asset that it names, and nothing else', async ({ page, app }) => {
    const hosts: string[] = [];
    page.on('request', (request) => hosts.push(new URL(request.url()).host));
    await page.goto(app.url);
    await scan(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Hydraulic press HP 160, line 2 · PRESS-0042');
    await expect(heading).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
    expect([...new Set(hosts)]).toEqual([new URL(app.url).host]);
  });
});

test.describe('a code without an ID', () => {
  test.use({ camera: { film: { kind: 'qrcode', text: 'https://plant.invalid/' }, isAllowed: true } });

  test('[CHOOSE-1][CHOOSE-2] is reported, and the camera is released when the dialog closes', async ({
    page,
    app,
  }) => {
    await configure(page, { assetLookup: undefined });
    await page.goto(app.url);
    await scan(page);
    await expect(dialog(page)).toContainText('This code has no asset ID: “https://plant.invalid/”');
    expect(await violations(page)).toEqual([]);
    const track = await page
      .locator('video')
      .evaluateHandle((video) => ((video as HTMLVideoElement).srcObject as MediaStream).getTracks()[0]!);
    expect(await track.evaluate(({ readyState }) => readyState)).toBe('live');
    await dialog(page).getByRole('button', { name: 'Enter the ID instead' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await track.evaluate(({ readyState }) => readyState)).toBe('ended');
    await expect(page.getByRole('button', { name: 'Scan code' })).toBeFocused();
  });
});

test.describe('a denied camera', () => {
  test.use({ camera: { ...plain, isAllowed: false } });

  test('[CHOOSE-2] is reported with advice', async ({ page, app }) => {
    await page.goto(app.url);
    await scan(page);
    await expect(dialog(page)).toContainText(
      'This page isn’t allowed to use the camera. Allow it in the browser’s site settings',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Asset ID' }).fill('PRESS-0042');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/PRESS-0042$/);
  });
});
