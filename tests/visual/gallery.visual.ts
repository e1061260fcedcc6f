import { expect, test } from '@playwright/test';

import { startGallery, type GalleryServer } from './gallery-server.ts';
import { renderingOf, openStill, sectionNames, views } from './open-gallery.ts';

let gallery: GalleryServer;
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

for (const view of views) {
  test(`every component looks the same as before: ${view.name}`, async ({ page }) => {
    await openStill(page, gallery.url, view);
    expect.soft(await renderingOf(page)).toMatchSnapshot('rendering.txt');
    for (const section of sectionNames) {
      await expect
        .soft(page.locator(`[data-section=${section}]`))
        .toHaveScreenshot(`${section}-${view.name}.png`);
    }
  });
}
