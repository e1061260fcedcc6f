import type { Locator, Page } from '@playwright/test';

import type { Corners } from '../../src/photo/homography.ts';
import { markers, photographPaper } from '../fixtures/paper-photo.ts';
import { uploadAndRead } from './asset-page.ts';
import { chooseInDialog } from './drop-from-disk.ts';
import { picturePages, redAt } from './picture-pages.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const paper = photographPaper();

const pngOf = (bytes: Uint8Array, name = 'image.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(bytes),
});

const rowOf = (page: Page, extension: string) =>
  page.getByRole('group', { name: new RegExp(`^PRESS-0042 .*\\.${extension}$`) });
const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Scan to PDF' });
const handlesOf = (page: Page) => editorOf(page).getByRole('slider');

/** Takes a photo with one of the buttons that open the camera. */
async function shoot(button: Locator, bytes: Uint8Array): Promise<void> {
  const camera = button.locator('xpath=preceding-sibling::input[@type="file"][1]');
  expect(await camera.getAttribute('capture')).toBe('environment');
  await chooseInDialog(camera, () => button.tap(), pngOf(bytes));
}

async function scan(page: Page, bytes = paper.png): Promise<void> {
  await shoot(page.getByRole('button', { name: 'Scan to PDF' }), bytes);
  await expect(handlesOf(page)).toHaveCount(4);
}

/** Drags the four corners to places in the picture, which isn't turned. */
async function dragCorners(page: Page, corners: Corners): Promise<void> {
  const frame = (await editorOf(page).locator('.corner-stage__frame').boundingBox())!;
  for (const [at, { x, y }] of corners.entries()) {
    const handle = (await handlesOf(page).nth(at).boundingBox())!;
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(frame.x + x * frame.width, frame.y + y * frame.height, { steps: 4 });
    await page.mouse.up();
  }
}

const save = (page: Page) => editorOf(page).getByRole('button', { name: 'Save as PDF' }).tap();

/** The middles of the markers, and a place inside and outside of each of their edges. */
const places = markers.flatMap(({ x, y, shade }) => [
  { x, y, shade },
  { x: x - 0.045, y, shade },
  { x: x + 0.045, y, shade },
  { x, y: y - 0.03, shade },
  { x, y: y + 0.03, shade },
  { x: x - 0.075, y, shade: 235 },
  { x: x + 0.075, y, shade: 235 },
  { x, y: y - 0.055, shade: 235 },
  { x, y: y + 0.055, shade: 235 },
]);

async function expectMarkers(page: Page, jpeg: Uint8Array): Promise<void> {
  const shades = await redAt(page, jpeg, places);
  shades.forEach((shade, at) => {
    expect(Math.abs(shade - places[at]!.shade), JSON.stringify(places[at])).toBeLessThan(14);
  });
}

test('[PHOTO-1] the camera comes first, at the bottom, and no text mentions dragging', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  const take = page.getByRole('button', { name: 'Take photo' });
  await expect(take).toBeVisible();
  const [camera, choose, scanned] = await Promise.all(
    ['Take photo', 'Choose files', 'Scan to PDF'].map(
      async (name) => (await page.getByRole('button', { name }).boundingBox())!,
    ),
  );
  expect(camera!.width).toBeGreaterThan(340);
  expect(camera!.y + camera!.height).toBeLessThan(choose!.y);
  expect(choose!.y).toBe(scanned!.y);
  expect(choose!.y + choose!.height).toBeGreaterThan(800);
  await expect(page.getByText(/\b(drag|drop)/i).filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('[PHOTO-5][PHOTO-6] a sheet photographed from an angle becomes a page of A4, with everything in its place', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  await scan(page);
  for (const handle of await handlesOf(page).all()) {
    const { width, height } = (await handle.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const first = editorOf(page).getByRole('slider', { name: 'Top left corner' });
  await dragCorners(page, paper.corners);
  const before = await first.getAttribute('aria-valuetext');
  await first.press('Shift+ArrowRight');
  await expect(first).not.toHaveAttribute('aria-valuetext', before!);
  await first.press('Shift+ArrowLeft');
  await expect(first).toHaveAttribute('aria-valuetext', before!);
  expect(await violations(page)).toEqual([]);
  await save(page);
  await expect(rowOf(page, 'pdf')).toBeInViewport();
  await expect(editorOf(page)).toHaveCount(0);
  await assetPage.chooseMetadata();
  const [only, ...others] = await picturePages(await uploadAndRead(assetPage));
  expect(others).toEqual([]);
  expect(only!.size.map(Math.round)).toEqual([595, 842]);
  expect(only!.ratio).toBeCloseTo(210 / 297, 2);
  await expectMarkers(page, only!.jpeg);
});

test('[PHOTO-7] a photo is kept however the editor is closed, and if it cannot be opened', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  await scan(page);
  await page.keyboard.press('Escape');
  await expect(editorOf(page)).toHaveCount(0);
  await expect(rowOf(page, 'png')).toHaveCount(1);
  await shoot(page.getByRole('button', { name: 'Scan to PDF' }), Buffer.from('no picture'));
  await expect(editorOf(page).getByText('This browser can’t open this photo.')).toBeVisible();
  await expect(editorOf(page).getByRole('button', { name: 'Save as PDF' })).toBeDisabled();
  await editorOf(page).getByRole('button', { name: 'Keep as photo' }).tap();
  await expect(rowOf(page, 'png')).toHaveCount(2);
});

test('[PHOTO-7] a photo of the list becomes a PDF in the same editor, and that can be undone', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  await shoot(page.getByRole('button', { name: 'Take photo' }), paper.png);
  const crop = async () => {
    await rowOf(page, 'png').getByRole('button', { name: 'More options' }).tap();
    await rowOf(page, 'png').getByRole('button', { name: 'Crop and save as PDF' }).tap();
    await expect(handlesOf(page)).toHaveCount(4);
  };
  await crop();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'png')).toHaveCount(1);
  await crop();
  await save(page);
  await expect(rowOf(page, 'pdf')).toBeVisible();
  await expect(rowOf(page, 'png')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(rowOf(page, 'png')).toBeVisible();
  await expect(rowOf(page, 'pdf')).toHaveCount(0);
});
