import type { Locator } from '@playwright/test';

import { expect, giveProps, tag, tagPage, test } from './test.ts';

/** Computed colours of the element's text and card. */
const colours = {
  light: { text: 'rgb(21, 32, 43)', card: 'rgb(255, 255, 255)' },
  dark: { text: 'rgb(232, 237, 241)', card: 'rgb(24, 33, 40)' },
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
  const element = page.locator('asset-document-upload');
  for (const [system, style, scheme] of [
    ['light', ':root { color-scheme: dark }', 'dark'],
    ['dark', '', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await openHost({ files: tagPage(tag(service.url), giveProps(service.url), style) });
    await expect(documents.within.getByRole('button', { name: 'Choose folder' })).toBeVisible();
    expect(await coloursOf(element)).toEqual(colours[scheme]);
    const other = scheme === 'light' ? 'dark' : 'light';
    await element.evaluate((it, theme) => it.setAttribute('theme', theme), other);
    await expect.poll(() => coloursOf(element)).toEqual(colours[other]);
  }
});
