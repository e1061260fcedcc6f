import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { writeFilm } from '../fixtures/camera-film.ts';
import { findBrowser, launchArgs } from '../support/find-browser.mjs';

import { select } from './selection.ts';
import { expect, test as base } from './test.ts';
import { violations } from './violations.ts';

interface Camera {
  /** What stands in front of it; without it the device has none. */
  readonly film: Parameters<typeof writeFilm>[1] | undefined;
  readonly isAllowed: boolean;
}

/** A browser of its own for each test, with its own camera. */
const test = base.extend<{ readonly camera: Camera }>({
  camera: [{ film: undefined, isAllowed: true }, { option: true }],
  context: async ({ camera: { film, isAllowed } }, provide) => {
    const path = join(mkdtempSync(join(tmpdir(), 'camera-')), 'film.y4m');
    if (film) writeFilm(path, film);
    const devices = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`];
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...launchArgs(), ...(film ? devices : [])],
    });
    await provide(await browser.newContext({ permissions: isAllowed ? ['camera'] : [] }));
    await browser.close();
  },
});

const scan = (page: Page) => page.getByRole('button', { name: 'Scan code' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Scan the code on the asset' });
const plain = { film: { kind: 'qrcode', text: 'PRESS-0042' }, isAllowed: true } as const;

const codes = {
  'a QR code with a web address': { kind: 'qrcode', text: 'https://plant.invalid/assets/PRESS-0042?lang=de' },
  'a QR code with a plain id': plain.film,
  'an engraved Data Matrix, light on dark': { kind: 'datamatrix', text: 'PRESS-0042', isInverted: true },
  'a Data Matrix with a plain id': { kind: 'datamatrix', text: 'PRESS-0042' },
} as const;

for (const [name, film] of select(Object.entries(codes), 2)) {
  test.describe(name, () => {
    test.use({ camera: { film, isAllowed: true } });

    test('[DEVICE-7] opens the asset that it names, and nothing else', async ({ page, app }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).host));
      await page.goto(app.url);
      await scan(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Documents for Hydraulic press HP 160, line 2',
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(dialog(page)).toHaveCount(0);
      expect([...new Set(asked)]).toEqual([new URL(app.url).host]);
    });
  });
}

test.describe('a code without an id', () => {
  test.use({ camera: { film: { kind: 'qrcode', text: 'https://plant.invalid/' }, isAllowed: true } });

  test('[DEVICE-7][DEVICE-8] is told, and the camera is let go when the dialog closes', async ({
    page,
    app,
  }) => {
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

test.describe('a pattern of the deployment', () => {
  test.use({ camera: { film: { kind: 'datamatrix', text: '+M:ACME+S:PRESS-0042' }, isAllowed: true } });

  test('[DEVICE-7] finds the id in what the code holds', async ({ page, app }) => {
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...config, assetCodePattern: String.raw`\+S:(.+)` } });
    });
    await page.goto(app.url);
    await scan(page);
    await expect(page).toHaveURL(/#\/assets\/PRESS-0042$/);
  });
});

test.describe('a camera that is refused', () => {
  test.use({ camera: { ...plain, isAllowed: false } });

  test('[DEVICE-8] is told with what to do', async ({ page, app }) => {
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

test('[DEVICE-8] a device without a camera says so', async ({ page, app }) => {
  await page.goto(app.url);
  await scan(page);
  await expect(dialog(page)).toContainText('This device has no camera. Enter the ID.');
  expect(await violations(page)).toEqual([]);
});
