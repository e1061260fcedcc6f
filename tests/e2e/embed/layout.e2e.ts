import { readFileSync } from 'node:fs';

import { files } from '../../fixtures/make-files.ts';

import { notInFirefox } from '../engine.ts';
import { select } from '../selection.ts';
import { violations } from '../violations.ts';

import { expect, giveProps, tag, tagPage, test } from './test.ts';

/** The demo's host: another font, text size, radius and colour. */
const looks = readFileSync('src/app/embed/demo/demo.css', 'utf8');

const placesAndSchemes = [
  { width: 280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of select(placesAndSchemes, 3)) {
  test(`[EMBED-17] ${width} px wide in a ${colorScheme} page with another style: nothing is cut off or hard to read @slow`, async ({
    page,
    service,
    openHost,
    documents,
  }) => {
    await page.setViewportSize({ width: 1400, height: 1400 });
    await page.emulateMedia({ colorScheme });
    await openHost({
      files: tagPage(
        `<main><article style="width: ${width}px">${tag(service.url)}</article></main>`,
        giveProps(service.url),
        `${looks} article { max-width: none !important }`,
      ),
    });
    await documents.choose(files.pdf);
    await documents.chooseMetadata();
    await documents.upload(1);
    await documents.choose(files.manual, files.empty);
    await documents.expectManuals();
    const element = page.locator('asset-document-upload');
    const inner = await element.evaluate((host) => {
      const { left, right } = host.getBoundingClientRect();
      const parts = [...host.shadowRoot!.querySelectorAll<HTMLElement>('.app *')];
      const outside = parts.filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
      });
      return {
        width: right - left,
        outside: outside.map(({ tagName, className }) => `${tagName} ${className}`),
      };
    });
    expect(inner).toEqual({ width, outside: [] });
    expect(await violations(page, 'asset-document-upload')).toEqual([]);
    await element.screenshot({ path: `.reports/embed-${width}-${colorScheme}.png` });
  });
}

test('[UI-2] in the element, a focused control keeps focus when its row moves to another group', async ({
  page,
  service,
  openHost,
  documents,
}) => {
  notInFirefox('request');
  const { promise: nameOfFirst, resolve: open } = Promise.withResolvers<string>();
  await page.route('**/v1/documents/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // The others stay in progress until the test ends.
    const isFirst = route
      .request()
      .postData()!
      .includes(await nameOfFirst);
    if (!isFirst) await new Promise(() => {});
    return route.fallback();
  });
  await openHost({ files: tagPage(tag(service.url), giveProps(service.url)) });
  await page.getByLabel('Chosen files').setInputFiles(
    Array.from({ length: 8 }, (_, index) => ({
      name: `Plan ${index}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(`plan ${index}`),
    })),
  );
  await documents.chooseMetadata();
  await documents.upload(8);
  const first = documents.list.locator('[data-stage=uploading]').first();
  await expect(first).toBeVisible();
  const row = documents.list.locator(`[data-upload="${await first.getAttribute('data-upload')}"]`);
  const more = row.getByRole('button', { name: 'More actions' });
  await more.focus();
  // Which row's request comes first is up to the workers that hash the files.
  open((await row.getByText(/^Plan \d$/).textContent())!);
  await expect(row.getByText('Stored', { exact: true })).toBeVisible();
  await expect(more).toBeFocused();
});
