import { readFileSync } from 'node:fs';

import { files } from '../../fixtures/make-files.ts';
import { violations } from '../violations.ts';
import { expect, giveProps, tag, tagPage, test } from './test.ts';

/** The demo's host: another font, text size, radius and colour. */
const looks = readFileSync('src/app/embed/demo/demo.css', 'utf8');

test(`[EMBED-17] 280 px wide in a dark page with another style: nothing is cut off or hard to read`, async ({
  page,
  service,
  openHost,
  documents,
}) => {
  await page.setViewportSize({ width: 1400, height: 1400 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHost({
    files: tagPage(
      `<main><article style="width: 280px">${tag(service.url)}</article></main>`,
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
  expect(inner).toEqual({ width: 280, outside: [] });
  expect(await violations(page, 'asset-document-upload')).toEqual([]);
});
