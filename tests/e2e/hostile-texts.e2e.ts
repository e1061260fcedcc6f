// Checks every place that shows foreign texts, with texts that try to be markup or code.
import type { Locator, Page } from '@playwright/test';

import { buildZip } from '../fixtures/build-zip.ts';
import type { AppProcess } from './app-process.ts';
import { hostileLines, hostileTexts } from './hostile-texts.ts';
import { openPanel } from './inspection-panel.ts';
import { expect, test } from './test.ts';

const count = hostileLines.length;

/** Side effects of a text that was interpreted as markup or code; read by `expectHarmless`. */
async function watch(page: Page): Promise<{ readonly incidents: string[] }> {
  const incidents: string[] = [];
  await page.exposeFunction('hit', () => incidents.push('a script ran'));
  page.on('dialog', (dialog) => incidents.push(`dialog ${dialog.message()}`));
  page.on('request', (request) => {
    if (request.url().includes('hostile')) incidents.push(request.url());
  });
  return { incidents };
}

async function expectHarmless(page: Page, { incidents }: { readonly incidents: readonly string[] }) {
  const made = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('[data-hit], iframe, object, embed, base')];
    const links = [...document.querySelectorAll('a')].filter(
      ({ protocol, host }) => !/^(?:https?|mailto|tel):$/.test(protocol) || host.includes('hostile'),
    );
    return [...elements, ...links].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  expect(made).toEqual([]);
  expect(incidents).toEqual([]);
}

async function openHostile(page: Page, app: AppProcess, config: object = {}) {
  await page.route('**/config.json', async (route) => {
    const own = await (await route.fetch()).json();
    await route.fulfill({ json: { ...own, ...config } });
  });
  await page.goto(`${app.url}/?again#/assets/PRESS-0042`);
  await page.getByLabel('Chosen files').waitFor({ state: 'attached' });
}

/** One file for each line, named by it. */
const chooseAll = (page: Page) =>
  page.getByLabel('Chosen files').setInputFiles(
    hostileLines.map((text, index) => ({
      name: `${text.replaceAll('/', '\u2215').replaceAll('\0', '').slice(0, 200)}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.7 ${index}`),
    })),
  );

/** Opens all disclosures, including nested ones. */
const openAll = (part: Locator) => clickAll(part, 'details:not([open]) > summary');

/** Clicks until there is nothing left to click; in the page, since there are very many. */
const clickAll = (part: Locator, folded: string) =>
  expect.poll(() => part.evaluate(clickShown, folded)).toBe(0);

/** Runs in the page. */
function clickShown(within: Element, selector: string): number {
  const shown = [...within.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  for (const each of shown) each.click();
  return shown.length;
}

test('names of files, and every field that the service sends about a document', async ({
  page,
  app,
  assetPage,
}) => {
  const seen = await watch(page);
  let next = 0;
  await page.route('**/v1/documents/**', (route) => {
    const text = hostileLines[next++ % count]!;
    return route.fulfill({ json: { data: hostileDuplicate(text) } });
  });
  await openHostile(page, app);
  await assetPage.chooseMetadata();
  await chooseAll(page);
  await assetPage.upload(count);
  const dialog = page.getByRole('dialog', { name: `${count} documents already exist` });
  await expect(dialog).toBeVisible();
  await expectHarmless(page, seen);
  await clickAll(dialog, 'button[aria-expanded=false]');
  await openAll(dialog);
  await expect(dialog.getByText('Message from the service').last()).toBeVisible();
  await expectHarmless(page, seen);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expectHarmless(page, seen);
});

test('names and texts in a manual', async ({ page, app, assetPage }) => {
  const seen = await watch(page);
  await openHostile(page, app);
  await assetPage.chooseMetadata();
  const links = hostileTexts.map((text) => `<a href="${text.replaceAll('"', '&quot;')}">${text}</a>`);
  const zip = buildZip([
    {
      name: 'index.html',
      data: `<title>${hostileTexts.join(' ').replaceAll('<', '&lt;')}</title>${links.join('')}`,
    },
    ...hostileTexts.map((text) => ({
      name: `${text.replaceAll('\0', '')}.html`,
      data: `<a href="gone.html">x`,
    })),
  ]);
  await page.getByLabel('Chosen files').setInputFiles({
    name: 'hostile.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zip),
  });
  const panel = await openPanel(page, page.getByRole('group', { name: 'hostile.zip', exact: true }));
  await openAll(panel);
  await expect(panel).toContainText('img src=x');
  await expectHarmless(page, seen);
});

/** An answer as in the interface, with the same text in every field. */
const hostileDuplicate = (text: string) => ({
  warningCode: 'DuplicateDocument',
  message: text,
  extension: {
    document: {
      id: text,
      filename: text,
      displayname: text,
      ownerId: text,
      organizationId: text,
      manufacturerId: text,
      mimetype: text,
      type: text,
      category: { id: text, languageCode: text, name: text },
      languages: [text, text],
      createdAt: text,
      createdBy: text,
      updatedAt: text,
      updatedBy: text,
      supplierDocument: true,
      supplierName: text,
      aiEnabled: true,
      aiIngested: text,
      aiIngestedUpdatedAt: text,
    },
    assetIds: [text, 'PRESS-0042'],
    maintenanceIds: [text],
  },
});
