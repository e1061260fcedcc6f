import { files } from '../fixtures/make-files.ts';
import { openPanel } from './inspection-panel.ts';
import { expect, test } from './test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('[UI-17] on a phone "Back" closes the preview, then the panel, and the chosen files stay', async ({
  page,
  assetPage,
}) => {
  const address = page.url();
  await page.getByRole('link', { name: 'Assets' }).click();
  await page.goto(address);
  await assetPage.choose(files.smallManual);
  const row = page.getByRole('group', { name: 'pump-manual.zip', exact: true });
  const panel = await openPanel(page, row);
  await panel.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: /^Preview of / });
  await expect(preview).toBeVisible();
  await page.goBack();
  await expect(preview).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(row).toBeVisible();
  await openPanel(page, row);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});
