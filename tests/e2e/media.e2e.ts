import type { Page } from '@playwright/test';

import { files, pdfName } from '../fixtures/make-files.ts';
import { crowdedTargets } from './crowded-targets.ts';
import { expect, test } from './test.ts';

test('[UI-1] a person who prefers reduced motion gets no animations', async ({ page, assetPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await assetPage.choose(files.pdf);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(
        ({ transitionDuration, animationName }) => transitionDuration !== '0s' || animationName !== 'none',
      ),
  );
  expect(moving).toEqual([]);
});

test('[UI-1] in forced colours progress, selection and focus are visible', async ({ page, assetPage }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await assetPage.choose(files.pdf, files.otherZip);
  const tick = page.getByRole('checkbox', { name: /^Select P42/ });
  await tick.check();
  const row = page.getByRole('group', { name: /^P42/ });
  await expect(row).toHaveCSS('outline-style', 'solid');
  await tick.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await page.evaluate(() => {
    document
      .querySelector('.card')!
      .append(Object.assign(document.createElement('progress'), { className: 'progress' }));
  });
  await expect(page.locator('progress.progress')).toHaveCSS('appearance', 'auto');
});

async function chooseDensity(page: Page, density: string): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByLabel('Density').selectOption(density);
  await page.keyboard.press('Escape');
}

test.describe('density', () => {
  test('[UI-4] is chosen once per device, and compact is smaller', async ({ page, assetPage }) => {
    await assetPage.chooseMetadata();
    const button = page.getByRole('button', { name: 'Choose files' });
    await expect(button).toHaveCSS('min-height', '40px');
    await chooseDensity(page, 'Compact');
    await expect(button).toHaveCSS('min-height', '36px');
    await page.reload();
    await expect(button).toHaveCSS('min-height', '36px');
    await chooseDensity(page, 'Large, for gloves');
    await expect(button).toHaveCSS('min-height', '64px');
    expect(await crowdedTargets(page, 64)).toEqual([]);
  });
});

test('[LIST-11] a printed page contains only the report of the uploads', async ({ page, assetPage }) => {
  await assetPage.choose(files.pdf, files.otherZip);
  await assetPage.chooseMetadata();
  await assetPage.upload(2);
  await assetPage.expectStatus('measurements', 'Stored');
  await assetPage.expectStatus(pdfName, 'Stored');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const table = page.getByRole('table', { name: 'Report of these uploads' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').nth(1)).toContainText('P42-Hydraulik_Wartungsplan_2026.pdf');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Add documents' })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(table).toHaveCount(0);
  // The browser asks for it before printing.
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('.printed tr').length);
    });
  });
  await page.pdf();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '3');
});
