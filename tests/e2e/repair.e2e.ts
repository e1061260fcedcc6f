import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { inspectArchive } from '#manual/inspect.ts';

import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';
import { contentsOf } from '../support/repair-copy.ts';

import { chooseAction, openPanel } from './inspection-panel.ts';
import { createPreviewPage } from './preview-page.ts';
import { expect, test } from './test.ts';

const markupOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

const plainPage = (title: string): string => markupOf(title, title);

/** A manual with every defect that a copy can repair, in an additional folder. */
const faulty: readonly EntrySpec[] = [
  {
    name: 'Press 42/index.html',
    data: markupOf(
      'Press 42',
      '<h1>Press 42</h1><a href="Pages/Oil.HTML">Oil</a> <a href="pages\\filter.html">Filter</a>',
    ),
  },
  {
    name: 'Press 42/pages/oil.html',
    data: markupOf('Oil', 'Öl <a href="../../Press 42/index.html">Up</a>'),
  },
  {
    name: 'Press 42/pages/filter.html',
    data: markupOf('Filter', '<a href="../index.html">Up</a>'),
  },
  { name: 'Press 42/.DS_Store', data: 'junk' },
  { name: '__MACOSX/Press 42/._index.html', data: 'junk' },
];

function onDisk(name: string, entries: readonly EntrySpec[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'repair-')), name);
  writeFileSync(path, buildZip(entries));
  return path;
}

const chosen = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** Presses an item of the panel's menu and gives the file that is saved. */
async function savedFile(page: Page, panel: Locator, item: string): Promise<File> {
  const download = page.waitForEvent('download');
  await chooseAction(panel, item);
  const file = await download;
  return new File([readFileSync(await file.path())], file.suggestedFilename());
}

test('[INSPECT-3] one click makes a repaired copy, inspects it and uses it in place of the original, until it is undone @quick', async ({
  assetPage,
  page,
}) => {
  const path = onDisk('press.zip', faulty);
  const before = readFileSync(path);
  await assetPage.chooseMetadata();
  await assetPage.choose(path);
  const panel = await openPanel(page, chosen(page, 'press.zip'));
  await panel.getByRole('button', { name: 'Repair and use' }).click();
  await expect(panel).toContainText('Repaired copy in use');
  await expect(panel).toContainText('Now: no problems.');
  await expect(panel.getByRole('heading', { name: 'press-repaired.zip' })).toBeVisible();

  const copy = await savedFile(page, panel, 'Save the copy');
  expect(copy.name).toBe('press-repaired.zip');
  expect((await inspectArchive(copy)).findings).toEqual([]);
  expect([...(await contentsOf(copy)).keys()]).toEqual(['index.html', 'pages/oil.html', 'pages/filter.html']);
  expect(readFileSync(path)).toEqual(before);

  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('heading', { name: 'press.zip' })).toBeVisible();
  await panel.getByRole('button', { name: 'Repair and use' }).click();
  await expect(panel).toContainText('Repaired copy in use');
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  const repaired = chosen(page, 'press-repaired.zip');
  await expect(repaired).toContainText('Offline manual: opens with index.html, 3 pages.');
  await expect(repaired).toContainText('Ready to upload');
  const stored = page.waitForResponse((response) => response.url().includes('/v1/'));
  await assetPage.upload(1);
  await assetPage.expectStatus('Press 42', 'Stored');
  const { data } = (await (await stored).json()) as { data: { extension: { document: { id: string } } } };
  const { id } = data.extension.document;
  const read = await page.request.get(new URL(`library/documents/${id}`, page.url()).href);
  expect(Buffer.compare(await read.body(), Buffer.from(await copy.arrayBuffer()))).toBe(0);
});

const startless = ['operation.html', 'safety.html', 'chapters/oil.html'].map((name) => ({
  name: `manual/${name}`,
  data: plainPage(`Page ${name}`),
}));

test('[INSPECT-4] the start page is chosen from the candidates', async ({ assetPage, page }) => {
  await assetPage.choose(onDisk('press.zip', startless));
  const panel = await openPanel(page, chosen(page, 'press.zip'));
  await panel.getByRole('button', { name: 'Choose start page' }).click();
  await panel.getByRole('radio', { name: 'manual/operation.html' }).check();
  await panel.getByRole('button', { name: 'Use as start page' }).click();
  await expect(panel).toContainText('Ready to upload');
  await expect(panel).toContainText('starts at index.html');
  await panel.getByRole('button', { name: 'Preview', exact: true }).click();
  const { manual } = createPreviewPage(page);
  await expect(manual.getByText('Page operation.html')).toBeVisible();
});
