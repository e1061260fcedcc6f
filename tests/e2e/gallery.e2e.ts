import { readdirSync, readFileSync } from 'node:fs';

import { startGallery } from '../visual/gallery-server.ts';
import { browserOptions, screenshotOptions } from '../visual/browser-options.ts';
import {
  renderingOf,
  openGallery,
  openStill,
  plainView,
  sectionNames,
  views,
} from '../visual/open-gallery.ts';

import { noneInFirefox } from './engine.ts';
import { expect, test } from './test.ts';
import { colourViolations, violations } from './violations.ts';

noneInFirefox('pictures');

test.use(browserOptions);

test('[UI-13] the built files contain nothing of the gallery', () => {
  const built = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:js|css|html)$/.test(path),
  );
  expect(built.length).toBeGreaterThan(20);
  const samples = /data-section|P42-Hydraulik_Wartungsplan|Electrical diagrams rev\. F/;
  expect(built.filter((path) => samples.test(readFileSync(`dist/${path}`, 'utf8')))).toEqual([]);
});

test('[UI-1][UI-13] every component in every state passes axe, in English and from right to left @slow', async ({
  page,
}) => {
  const gallery = await startGallery();
  const found: string[] = [];
  for (const view of views.filter(({ name }) => /^768(?:-right-to-left)?$/.test(name))) {
    await openGallery(page, gallery.url, view);
    for (const name of sectionNames) await expect(page.locator(`[data-section=${name}]`)).toBeVisible();
    found.push(...(await violations(page)), ...(await colourViolations(page)));
  }
  await gallery.stop();
  // Landmarks belong to whole pages, and several are shown in this one.
  expect(found.filter((each) => !each.startsWith('landmark-'))).toEqual([]);
});

test('[DEVICE-39] the names of uploads stay readable at every width @slow', async ({ page }) => {
  const gallery = await startGallery();
  await openGallery(page, gallery.url, plainView);
  const names = page.locator('[data-section=uploads] .upload__name');
  await expect(names.first()).toBeVisible();
  for (const width of [320, 390, 600, 700, 768, 820, 960, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThan(110);
  }
  await gallery.stop();
});

test('[UI-13] a selection of the pictures, if the machine renders like the one that took them @slow', async ({
  page,
}) => {
  const gallery = await startGallery();
  await openStill(page, gallery.url, plainView);
  const isComparable =
    (await renderingOf(page)) === readFileSync('tests/visual/pictures/rendering.txt', 'utf8');
  test.info().annotations.push({ type: 'comparable', description: String(isComparable) });
  for (const name of ['controls', 'uploads'] as const) {
    const section = page.locator(`[data-section=${name}]`);
    await expect(section).toBeVisible();
    if (isComparable) await expect(section).toHaveScreenshot(`${name}-768.png`, screenshotOptions);
  }
  await gallery.stop();
});
