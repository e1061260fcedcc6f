import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';
import JSZip from 'jszip';

import { inspectArchive } from '#manual/inspect.ts';

import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';
import { files } from '../fixtures/make-files.ts';
import { contentsOf } from '../support/repair-copy.ts';

import { chooseAction, openPanel } from './inspection-panel.ts';
import { createPreviewPage } from './preview-page.ts';
import { isFull } from './selection.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

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

test('[DEVICE-46] one click makes a repaired copy, inspects it and uses it in place of the original, until it is undone', async ({
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

test('[DEVICE-46] the changes are listed, and only the selected ones are made', async ({
  assetPage,
  page,
}) => {
  await assetPage.choose(onDisk('press.zip', faulty));
  const panel = await openPanel(page, chosen(page, 'press.zip'));
  await chooseAction(panel, 'Review changes');
  const changes = panel.getByRole('region', { name: 'Review changes' });
  for (const item of [
    'Take everything out of the folder “Press 42”',
    'Leave out 2 system files',
    'Correct upper and lower case in 1 link',
    'Write / for \\ in 1 link',
  ]) {
    await expect(changes.getByRole('checkbox', { name: item })).toBeChecked();
  }
  await expect(changes.getByRole('checkbox')).toHaveCount(4);
  await expect(changes).toContainText('Links in 1 file go through the folder and are adapted.');
  await changes.getByText('Which files (2)').click();
  await expect(changes).toContainText('__MACOSX/Press 42/._index.html');
  await changes.getByRole('checkbox', { name: /^Take everything out/ }).uncheck();
  await changes.getByRole('checkbox', { name: /^Correct upper and lower case/ }).uncheck();
  await changes.getByRole('button', { name: 'Repair and use' }).click();
  await expect(panel).toContainText('Repaired copy in use');
  const copy = await savedFile(page, panel, 'Save the copy');
  const { findings } = await inspectArchive(copy);
  expect(findings.map(({ code }) => code).toSorted()).toEqual(['DOC-WRAPPED', 'LINK-CASE']);
});

test('[DEVICE-47] a ZIP with one possible start page becomes a manual by its repair', async ({
  assetPage,
  page,
}) => {
  const entries = [
    { name: 'manual/operation.html', data: plainPage('Operation') },
    { name: 'manual/a.txt', data: 'x' },
  ];
  await assetPage.choose(onDisk('press.zip', entries));
  const row = chosen(page, 'press.zip');
  await expect(row).toContainText('ZIP archive · The start page is missing');
  await expect(page.getByRole('button', { name: 'Upload 1 document as regular file' })).toBeVisible();
  const panel = await openPanel(page, row);
  await panel.getByRole('button', { name: 'Repair and use' }).click();
  await expect(panel).toContainText('Ready to upload');
  await page.keyboard.press('Escape');
  const repaired = chosen(page, 'press-repaired.zip');
  await expect(repaired).toContainText('Offline manual: opens with index.html, 1 page.');
  await expect(repaired.getByLabel('Upload as: ')).toHaveValue('manual');
  await expect(page.getByRole('button', { name: 'Upload 1 document', exact: true })).toBeVisible();
});

const startless = ['operation.html', 'safety.html', 'chapters/oil.html'].map((name) => ({
  name: `manual/${name}`,
  data: plainPage(`Page ${name}`),
}));

test('[DEVICE-47] the start page is chosen from the candidates', async ({ assetPage, page }) => {
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

test('[DEVICE-47] any page can be made the start page from its preview', async ({ assetPage, page }) => {
  const chapters = ['oil', 'filter', 'hoses'].map((name) => ({
    name: `manual/chapters/more/${name}.html`,
    data: plainPage(name),
  }));
  await assetPage.choose(onDisk('press.zip', [...startless, ...chapters]));
  const panel = await openPanel(page, chosen(page, 'press.zip'));
  await panel.getByRole('button', { name: 'Choose start page' }).click();
  await panel.getByRole('button', { name: 'Show all pages' }).click();
  const { dialog, goTo } = createPreviewPage(page);
  await goTo('manual/chapters/oil.html');
  await dialog.getByRole('button', { name: 'Use as start page' }).click();
  await expect(panel).toContainText('Ready to upload');
  const copy = await savedFile(page, panel, 'Save the copy');
  const start = (await contentsOf(copy)).get('index.html');
  expect(new TextDecoder().decode(start)).toContain('url=manual/chapters/oil.html');
});

const contentOf = (zip: JSZip, name: string) => zip.file(name)!.async('nodebuffer');

test('a real manual, in an additional folder, with junk and links in the wrong case, is repaired @slow', async ({
  assetPage,
  page,
}) => {
  const real = await JSZip.loadAsync(readFileSync(files.manual));
  const all = Object.values(real.files).flatMap((file) => (file.dir ? [] : [file.name]));
  // Its start page, and some of the others.
  const names = isFull ? all : all.filter((name, at) => name === 'index.html' || at % 4 === 0);
  const path = join(mkdtempSync(join(tmpdir(), 'repair-')), 'manual.zip');
  const wrapped = new JSZip().file('__MACOSX/._Manual', 'junk').file('Manual/.DS_Store', 'junk');
  for (const name of names) wrapped.file(`Manual/${name}`, contentOf(real, name), { createFolders: false });
  wrapped.file(
    'Manual/extra.html',
    plainPage('Extra').replace('<body>', '<body><a href="INDEX.html">Index</a>'),
  );
  writeFileSync(path, await wrapped.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' }));
  await assetPage.choose(path);
  const panel = await openPanel(page, chosen(page, 'manual.zip'));
  await chooseAction(panel, 'Review changes');
  await expect(
    panel.getByRole('checkbox', { name: 'Take everything out of the folder “Manual”' }),
  ).toBeChecked();
  // What the real one has of its own stays as it is.
  for (const box of await panel.getByRole('checkbox', { name: /^(?:Declare|Remove)/ }).all()) {
    await box.uncheck();
  }
  await panel.getByRole('button', { name: 'Repair and use' }).click();
  await expect(panel).toContainText('Repaired copy in use');
  const copy = await savedFile(page, panel, 'Save the copy');
  const mended = await JSZip.loadAsync(await copy.arrayBuffer());
  expect(Object.keys(mended.files).toSorted()).toEqual([...names, 'extra.html'].toSorted());
  expect(await mended.file('extra.html')?.async('text')).toContain('<a href="index.html">');
  for (const name of names) {
    expect(Buffer.compare(await contentOf(mended, name), await contentOf(real, name))).toBe(0);
  }
});

test('[DEVICE-45] everything can be done with the keyboard, focus stays in the panel and returns to the row', async ({
  assetPage,
  page,
}) => {
  await assetPage.choose(onDisk('press.zip', faulty));
  const review = chosen(page, 'press.zip').getByRole('button', { name: 'Review', exact: true });
  // Disabled until the check ends, and a disabled button takes no focus.
  await expect(review).toBeEnabled();
  await review.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'press.zip' });
  const verdict = panel.getByRole('heading', { name: 'Ready to upload' });
  await expect(verdict).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Repair and use' })).toBeFocused();
  await chooseAction(panel, 'Review changes');
  await expect(panel.getByRole('checkbox', { name: /^Take everything out/ })).toBeVisible();
  await expect(verdict).toBeFocused();
  await panel.getByRole('checkbox', { name: /^Take everything out/ }).press('Space');
  await panel.getByRole('button', { name: 'Repair and use' }).press('Enter');
  const copy = page.getByRole('dialog', { name: 'press-repaired.zip' });
  await expect(copy).toContainText('Repaired copy in use');
  await expect(copy.getByRole('heading', { name: 'Ready to upload' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await expect(
    chosen(page, 'press-repaired.zip').getByRole('button', { name: 'Review', exact: true }),
  ).toBeFocused();
});

test('the report to print is one page without scripts, in which names are text', async ({
  assetPage,
  page,
}) => {
  const markup = '<img src=x onerror=alert(1)>.html';
  await assetPage.choose(
    onDisk('press.zip', [
      { name: 'index.html', data: plainPage('Press') },
      { name: markup, data: plainPage('a') + '<a href="missing.html">' },
    ]),
  );
  const panel = await openPanel(page, chosen(page, 'press.zip'));
  const report = await savedFile(page, panel, 'Save to print');
  expect(report.name).toBe('press.html');
  const text = await report.text();
  expect(text).toContain('LINK-BROKEN');
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;.html:1:');
  const other = await page.context().newPage();
  await other.setContent(text);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Inspection of press.zip');
  expect(await other.locator('img, script, a').count()).toBe(0);
  expect(await violations(other)).toEqual([]);
});
