import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';
import JSZip from 'jszip';

import { inspectArchive } from '#manual/inspect.ts';

import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';
import { files } from '../fixtures/make-files.ts';
import { contentsOf } from '../support/repair-copy.ts';

import { isFull, select } from './selection.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const markupOf = (title: string, body: string, head = '<meta charset="utf-8">'): string =>
  `<!doctype html><html lang="en"><head>${head}<title>${title}</title></head><body>${body}</body></html>`;

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
    data: markupOf('Oil', 'Öl <a href="../../Press 42/index.html">Up</a>', ''),
  },
  {
    name: 'Press 42/pages/filter.html',
    data: markupOf(
      'Filter',
      '<a href="../index.html">Up</a>',
      '<meta charset="utf-8"><base href="http://intranet/manual/pages/">',
    ),
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

/** Presses a button and returns the saved file. */
async function savedFile(page: Page, button: Locator): Promise<File> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return new File([readFileSync(await file.path())], file.suggestedFilename());
}

test('a repaired copy is planned, created, inspected, saved and used in place of the original', async ({
  assetPage,
  page,
}) => {
  const path = onDisk('press.zip', faulty);
  const before = readFileSync(path);
  await assetPage.chooseMetadata();
  await assetPage.choose(path);
  const row = chosen(page, 'press.zip');
  await row.getByRole('button', { name: 'Repair a copy…' }).click();
  const panel = row.getByRole('region', { name: 'Repair a copy' });
  for (const item of [
    'Take everything out of the folder “Press 42”',
    'Leave out 2 system files',
    'Correct upper and lower case in 1 link',
    'Write / for \\ in 1 link',
    'Declare the encoding, UTF-8, in 1 page',
    'Remove the base address from 1 page: it leads away from files that are here',
  ]) {
    await expect(panel.getByRole('checkbox', { name: item })).toBeChecked();
  }
  await expect(panel.getByRole('checkbox')).toHaveCount(6);
  await expect(panel).toContainText('Links in 1 file go through the folder and are adapted.');
  await panel.getByText('Which files (2)').click();
  await expect(panel).toContainText('__MACOSX/Press 42/._index.html');
  await panel.getByRole('button', { name: 'Create repaired copy' }).click();
  await expect(panel).toContainText('Repaired copy created: press-repaired.zip');
  await expect(panel).toContainText('All selected problems fixed');
  await expect(panel).toContainText('Now: no problems.');

  const copy = await savedFile(page, panel.getByRole('button', { name: 'Save the copy' }));
  expect(copy.name).toBe('press-repaired.zip');
  expect((await inspectArchive(copy)).findings).toEqual([]);
  expect([...(await contentsOf(copy)).keys()]).toEqual(['index.html', 'pages/oil.html', 'pages/filter.html']);
  expect(readFileSync(path)).toEqual(before);

  await panel.getByRole('button', { name: 'Use the repaired copy' }).click();
  const repaired = chosen(page, 'press-repaired.zip');
  await expect(repaired).toContainText('Offline manual: opens with index.html, 3 pages.');
  await expect(repaired).toContainText('No problems found');
  await expect(repaired.getByRole('button', { name: 'Repair a copy…' })).toHaveCount(0);
  const stored = page.waitForResponse((response) => response.url().includes('/v1/'));
  await assetPage.upload(1);
  await assetPage.expectStatus('Press 42', 'Stored');
  const { data } = (await (await stored).json()) as { data: { extension: { document: { id: string } } } };
  const { id } = data.extension.document;
  const read = await page.request.get(new URL(`library/documents/${id}/file`, page.url()).href);
  expect(Buffer.compare(await read.body(), Buffer.from(await copy.arrayBuffer()))).toBe(0);
});

test('unselected repairs are not made', async ({ assetPage, page }) => {
  await assetPage.choose(onDisk('press.zip', faulty));
  const row = chosen(page, 'press.zip');
  await row.getByRole('button', { name: 'Repair a copy…' }).click();
  await row.getByRole('checkbox', { name: /^Take everything out/ }).uncheck();
  await row.getByRole('checkbox', { name: /^Correct upper and lower case/ }).uncheck();
  await row.getByRole('button', { name: 'Create repaired copy' }).click();
  await expect(row).toContainText('All selected problems fixed');
  const copy = await savedFile(page, row.getByRole('button', { name: 'Save the copy' }));
  const { findings } = await inspectArchive(copy);
  expect(findings.map(({ code }) => code).toSorted()).toEqual(['DOC-WRAPPED', 'LINK-CASE']);
});

test('a ZIP without a start page becomes a manual when one is added', async ({ assetPage, page }) => {
  const entries = [
    { name: 'manual/operation.html', data: plainPage('Operation') },
    { name: 'manual/a.txt', data: 'x' },
  ];
  await assetPage.choose(onDisk('press.zip', entries));
  const row = chosen(page, 'press.zip');
  await expect(row).toContainText('Can’t be uploaded as a manual');
  await row.getByRole('button', { name: 'Repair a copy…' }).click();
  await row.getByRole('button', { name: 'Create repaired copy' }).click();
  await row.getByRole('button', { name: 'Use the repaired copy' }).click();
  const repaired = chosen(page, 'press-repaired.zip');
  await expect(repaired).toContainText('Offline manual: opens with index.html, 2 pages.');
  await expect(repaired.getByLabel('Upload as: ')).toHaveValue('manual');
});

const contentOf = (zip: JSZip, name: string) => zip.file(name)!.async('nodebuffer');

test('a real manual, in an additional folder, with junk and links in the wrong case, is repaired', async ({
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
  const row = chosen(page, 'manual.zip');
  await row.getByRole('button', { name: 'Repair a copy…' }).click();
  await expect(
    row.getByRole('checkbox', { name: 'Take everything out of the folder “Manual”' }),
  ).toBeChecked();
  // Other defects of the real manual stay.
  for (const box of await row.getByRole('checkbox', { name: /^(?:Declare|Remove)/ }).all()) {
    await box.uncheck();
  }
  await row.getByRole('button', { name: 'Create repaired copy' }).click();
  await expect(row).toContainText('All selected problems fixed');
  const copy = await savedFile(page, row.getByRole('button', { name: 'Save the copy' }));
  const mended = await JSZip.loadAsync(await copy.arrayBuffer());
  expect(Object.keys(mended.files).toSorted()).toEqual([...names, 'extra.html'].toSorted());
  expect(await mended.file('extra.html')?.async('text')).toContain('<a href="index.html">');
  for (const name of names) {
    expect(Buffer.compare(await contentOf(mended, name), await contentOf(real, name))).toBe(0);
  }
});

test('everything works with the keyboard, and focus stays in the row', async ({ assetPage, page }) => {
  await assetPage.choose(onDisk('press.zip', faulty));
  const row = chosen(page, 'press.zip');
  await row.getByRole('button', { name: 'Repair a copy…' }).focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('checkbox', { name: /^Take everything out/ })).toBeVisible();
  await expect(row.getByRole('heading', { name: 'Repair a copy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(row.getByRole('checkbox', { name: /^Take everything out/ })).not.toBeChecked();
  await row.getByRole('button', { name: 'Create repaired copy' }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Repaired copy created');
  await expect(row.getByRole('heading', { name: 'Repair a copy' })).toBeFocused();
  await row.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(row.getByRole('button', { name: 'Repair a copy…' })).toBeFocused();
});

for (const colorScheme of select(['light', 'dark'] as const, 2)) {
  test(`axe finds nothing in a plan and its result, ${colorScheme}`, async ({ assetPage, page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await assetPage.choose(onDisk('press.zip', faulty));
    const row = chosen(page, 'press.zip');
    await row.getByRole('button', { name: 'Repair a copy…' }).click();
    await row.getByText('Which files (2)').click();
    expect(await violations(page)).toEqual([]);
    await row.getByRole('button', { name: 'Create repaired copy' }).click();
    await expect(row).toContainText('Repaired copy created');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
}

test('the printable report is one page without scripts, in which names are text', async ({
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
  const row = chosen(page, 'press.zip');
  await row.getByText(/^Findings \(/).click();
  const report = await savedFile(page, row.getByRole('button', { name: 'Save to print' }));
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
