import { createI18n } from '#i18n/i18n.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { Locale } from '#i18n/locales.ts';
import { duplicateMessages, moveMessages } from '#i18n/messages/en/uploads.ts';

import { browserOptions } from '../visual/browser-options.ts';
import { startGallery } from '../visual/gallery-server.ts';
import { openGallery, plainView, sectionNames } from '../visual/open-gallery.ts';
import { bareTexts } from './bare-texts.ts';
import { noneInFirefox } from './engine.ts';
import { expect, test } from './test.ts';
import { textDefects } from './text-defects.ts';
import { colourViolations, violations } from './violations.ts';

noneInFirefox('pictures');

test.use(browserOptions);

test('[UI-1] every component in every state passes axe', async ({ page }) => {
  const gallery = await startGallery();
  await openGallery(page, gallery.url, plainView);
  for (const name of sectionNames) await expect(page.locator(`[data-section=${name}]`)).toBeVisible();
  const found = [...(await violations(page)), ...(await colourViolations(page)), ...(await bareTexts(page))];
  await gallery.stop();
  // Landmarks belong to whole pages, and several are shown in this one.
  expect(found.filter((each) => !each.startsWith('landmark-'))).toEqual([]);
});

test('[UI-5] in every language no text is cut off or overlaps another at 390 px, in dialogs too', async ({
  page,
}) => {
  const gallery = await startGallery();
  await openGallery(page, gallery.url, { ...plainView, width: 390 });
  const found: string[] = [];
  const check = async (locale: Locale, where: string) =>
    found.push(...(await textDefects(page)).map((defect) => `${locale}, ${where}: ${defect}`));
  const selected: readonly Locale[] = ['de', 'ar'];
  for (const locale of selected) {
    await page.getByLabel('locale', { exact: true }).selectOption(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const i18n = createI18n(locale, locale === 'en' ? undefined : await loadMessages(locale));
    const { title } = duplicateMessages(i18n);
    const { guard } = moveMessages(i18n);
    await expect(page.getByRole('button', { name: guard.title })).toBeVisible();
    await check(locale, 'page');
    for (const [opens, closes] of [
      [title(1), i18n.t.dialog.close],
      [title(3), i18n.t.dialog.close],
      [guard.title, guard.back],
    ] as const) {
      await page.getByRole('button', { name: opens, exact: true }).first().click();
      await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
      await check(locale, opens);
      await page.getByRole('dialog').getByRole('button', { name: closes, exact: true }).first().click();
    }
  }
  await gallery.stop();
  expect(found).toEqual([]);
});
