import type { Locator } from '@playwright/test';

import { expect, giveProps, tag, tagPage, test } from './test.ts';

/** Computed colours of the element's text and card. */
const colours = {
  light: { text: 'rgb(20, 26, 33)', card: 'rgb(255, 255, 255)' },
  dark: { text: 'rgb(233, 237, 242)', card: 'rgb(22, 27, 33)' },
} as const;

const coloursOf = (element: Locator) =>
  element.evaluate((host) => {
    const computed = (selector: string) => getComputedStyle(host.shadowRoot!.querySelector(selector)!);
    return { text: computed('h2').color, card: computed('[part="card"]').backgroundColor };
  });

test('[EMBED-24] the built element has the scheme of its page or its attribute, whatever that of the system', async ({
  page,
  service,
  openHost,
  documents,
}) => {
  await openHost({ files: tagPage(tag(service.url), giveProps(service.url)) });
  await expect(documents.within.getByRole('button', { name: 'Choose folder' })).toBeVisible();
  const element = page.locator('asset-document-upload');
  for (const [system, own, scheme] of [
    ['dark', '', 'light'],
    ['light', 'dark', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((value) => void (document.documentElement.style.colorScheme = value), own);
    await expect.poll(() => coloursOf(element)).toEqual(colours[scheme]);
  }
  await element.evaluate((it) => it.setAttribute('theme', 'light'));
  await expect.poll(() => coloursOf(element)).toEqual(colours.light);
});
