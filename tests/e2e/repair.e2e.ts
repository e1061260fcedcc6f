import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { inspectArchive } from '#manual/inspect.ts';

import type { EntrySpec } from '../fixtures/build-zip.ts';
import { contentsOf } from '../support/archives/repair-copy.ts';
import { uploadAndRead } from './asset-page.ts';
import { chooseAction, openPanel } from './inspection-panel.ts';
import { expect, test } from './test.ts';
import { writeZip } from './write-zip.ts';

const markupOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

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
  const path = writeZip('press.zip', faulty);
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
  await expect(repaired).toContainText('3 pages');
  await expect(repaired).toContainText('Ready to upload');
  const stored = await uploadAndRead(assetPage);
  await assetPage.expectStatus('Press 42', 'Stored');
  expect(Buffer.compare(stored, Buffer.from(await copy.arrayBuffer()))).toBe(0);
});
