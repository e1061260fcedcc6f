import type { Locator } from '@playwright/test';

import { isFull } from '../selection.ts';

import { expect, giveProps, tag, tagPage, test } from './test.ts';

const schemes = ['light', 'dark'] as const;

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

for (const system of schemes) {
  // A page with the system's scheme proves less.
  for (const host of schemes.filter((scheme) => isFull || scheme !== system)) {
    test(`[EMBED-24] a ${host} page on a ${system} system: the built element is ${host}`, async ({
      page,
      service,
      openHost,
      documents,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await openHost({
        files: tagPage(tag(service.url), giveProps(service.url), `:root { color-scheme: ${host} }`),
      });
      await expect(documents.within.getByRole('button', { name: 'Choose folder' })).toBeVisible();
      const element = page.locator('asset-document-upload');
      expect(await coloursOf(element)).toEqual(colours[host]);
      const other = host === 'light' ? 'dark' : 'light';
      await element.evaluate((it, theme) => it.setAttribute('theme', theme), other);
      await expect.poll(() => coloursOf(element)).toEqual(colours[other]);
    });
  }

  test(`[EMBED-24] a page without a colour scheme on a ${system} system: the built element is light`, async ({
    page,
    service,
    openHost,
    documents,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await openHost({ files: tagPage(tag(service.url), giveProps(service.url)) });
    await expect(documents.within.getByRole('button', { name: 'Choose folder' })).toBeVisible();
    expect(await coloursOf(page.locator('asset-document-upload'))).toEqual(colours.light);
  });
}
