import type { Page } from '@playwright/test';

import { createI18n, type I18n } from '#i18n/i18n.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { directionOf, publicLocales, type Locale } from '#i18n/locales.ts';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { duplicateMessages } from '#i18n/messages/en/uploads.ts';

import { files } from '../fixtures/make-files.ts';
import { isFull } from './selection.ts';
import { expect, test } from './test.ts';

const pdfName = 'P42 Hydraulik Wartungsplan 2026';

/** Language lists that browsers of these people send. */
const wanted: Partial<Record<Locale, string>> = {
  en: 'en-GB',
  de: 'de-AT',
  fr: 'fr-CA',
  es: 'es-MX',
  'zh-Hans': 'zh-CN',
  ar: 'ar-EG',
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const i18nOf = async (locale: Locale): Promise<I18n> =>
  createI18n(locale, locale === 'en' ? undefined : await loadMessages(locale));

/** Long words, and another script in the other writing direction. */
const selected: readonly Locale[] = isFull ? publicLocales : ['de', 'ar'];

for (const locale of selected) {
  test.describe(locale, () => {
    test.use({
      locale: wanted[locale] ?? locale,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });

    test('the main tasks by touch, with texts of this language only @slow', async ({ page, app }) => {
      const i18n = await i18nOf(locale);
      const { t } = i18n;
      const device = deviceMessages(i18n);
      const duplicate = duplicateMessages(i18n);
      const { chooseAsset } = i18n.t.pages;
      await page.goto(app.url);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale));
      await page.getByRole('textbox', { name: chooseAsset.label }).fill('PRESS-0042');
      await page.getByRole('region', { name: chooseAsset.all, exact: true }).getByRole('link').tap();
      const title = 'Hydraulic press HP 160, line 2 · PRESS-0042';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await overflow(page)).toBe(0);

      const choose = (...paths: readonly string[]) =>
        page.getByLabel(t.add.chosenFiles, { exact: true }).setInputFiles(paths);
      const upload = (count: number) =>
        page.getByRole('button', { name: t.add.upload(count), exact: true }).tap();
      await choose(files.pdf, files.manual);
      await expect(page.getByLabel(t.add.uploadAs)).toHaveValue('manual');
      await expect(page.getByText(t.add.checking)).toHaveCount(0);
      await upload(2);
      await expect(page.getByText(t.add.errors.chooseOrganization, { exact: true })).not.toHaveCount(0);
      expect(await overflow(page)).toBe(0);
      const organization = page.getByLabel(device.form.owningOrganization, { exact: true });
      await organization.selectOption('Nordwerk Pressen GmbH');
      await page.getByLabel(t.add.category, { exact: true }).first().selectOption({ index: 1 });
      await upload(2);
      const uploads = page.getByRole('region', { name: t.uploads.title, exact: true });
      await expect(uploads.getByText(t.uploads.status.stored, { exact: true })).toHaveCount(2);

      await choose(files.pdf);
      await page.getByLabel(t.add.category, { exact: true }).first().selectOption({ index: 1 });
      await upload(1);
      await uploads.getByRole('button', { name: t.uploads.sendAnyway }).tap();
      const dialog = page.getByRole('dialog', { name: duplicate.title(1) });
      await expect(dialog).toContainText('PRESS-0042');
      expect(await overflow(page)).toBe(0);
      const opened = page.waitForEvent('popup');
      await dialog.getByRole('link', { name: duplicate.openDocument }).tap();
      await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(pdfName);
      await dialog.getByRole('button', { name: duplicate.close }).tap();
      await expect(uploads.getByText(t.uploads.status['already-exists'], { exact: true })).toBeVisible();
    });
  });
}
