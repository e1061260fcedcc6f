import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Page } from '@playwright/test';
import JSZip from 'jszip';

import { chooseFolder, dropFromDisk } from './drop-from-disk.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const noise = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 13) & 255);

const manual: Readonly<Record<string, string | Uint8Array>> = {
  'index.html':
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Press 42</title><a href="pages/oil.html">Oil</a><img src="img/Öl.png" alt="">',
  'pages/oil.html':
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Oil</title><p>Check it daily.',
  'img/Öl.png': noise(70_000),
  'style.css': 'p { color: #123456 }\n'.repeat(200),
};

/** Writes files into a new folder; returns its path. */
function writeFiles(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(join(tmpdir(), 'make-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const inFolder = (folder: string) =>
  Object.fromEntries(Object.entries(manual).map(([path, content]) => [`${folder}/${path}`, content]));

const offer = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Folders to upload' }).getByRole('group', { name, exact: true });
const chosen = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Uploads the only document; returns the archive that the service holds. */
async function storedArchive(page: Page, press: () => Promise<void>): Promise<JSZip> {
  const answered = page.waitForResponse((response) => response.url().includes('/v1/'));
  await press();
  const response = await answered;
  expect(new URL(response.url()).pathname).toBe('/v1/documents/assets/zip/PRESS-0042');
  const { data } = (await response.json()) as { data: { extension: { document: { id: string } } } };
  const address = new URL(`library/documents/${data.extension.document.id}`, page.url()).href;
  return JSZip.loadAsync(await (await page.request.get(address)).body());
}

test('a folder is packed into a manual, uploaded, and read back from the service byte for byte', async ({
  assetPage,
  page,
}) => {
  await assetPage.chooseMetadata();
  await chooseFolder(page, join(writeFiles(inFolder('Press 42')), 'Press 42'));
  await expect(offer(page, 'Press 42')).toContainText('4 files');
  await expect(offer(page, 'Press 42')).toContainText('opens with index.html');
  expect(await violations(page)).toEqual([]);
  await offer(page, 'Press 42').getByRole('button', { name: 'As a manual' }).click();
  const row = chosen(page, 'Press 42.zip');
  await expect(row).toContainText('Offline manual: opens with index.html, 2 pages.');
  await expect(row).toContainText('1 warning');
  await expect(offer(page, 'Press 42')).toHaveCount(0);
  const archive = await storedArchive(page, () => assetPage.upload(1));
  await assetPage.expectStatus('Press 42', 'Stored');
  for (const [path, content] of Object.entries(manual)) {
    const read = await archive.file(path)!.async('nodebuffer');
    expect(Buffer.compare(read, Buffer.from(content))).toBe(0);
  }
});

test('a dropped folder can be uploaded as single files instead', async ({ assetPage, page }) => {
  await dropFromDisk(page, [join(writeFiles(inFolder('Press 42')), 'Press 42')]);
  await offer(page, 'Press 42').getByRole('button', { name: 'As 4 separate files' }).click();
  await expect(page.getByRole('group', { name: /^style\.css · Press 42/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload 4 documents' })).toBeVisible();
  await expect(assetPage.page.getByRole('list', { name: 'Folders to upload' })).toBeHidden();
});

test('a dropped folder with a manual among other files: the manual is offered, the others are chosen', async ({
  assetPage,
  page,
}) => {
  const delivery = writeFiles({ ...inFolder('Delivery/docs/manual'), 'Delivery/readme.pdf': '%PDF-1.7' });
  await assetPage.chooseMetadata();
  await dropFromDisk(page, [join(delivery, 'Delivery')]);
  await expect(chosen(page, 'readme.pdf · Delivery')).toBeVisible();
  await expect(offer(page, 'manual')).toContainText('4 files');
  await offer(page, 'manual').getByRole('button', { name: 'As a manual' }).click();
  await expect(chosen(page, 'manual.zip')).toContainText('Offline manual: opens with index.html, 2 pages.');
  await assetPage.upload(2);
  await assetPage.expectStatus('Press 42', 'Stored');
  await assetPage.expectStatus('readme', 'Stored');
});

test('a page saved with its files becomes a manual that opens with it', async ({ assetPage, page }) => {
  const saved = writeFiles({
    'Pump 3.html':
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Pump 3</title><link rel="stylesheet" href="Pump%203_files/a.css">',
    'Pump 3_files/a.css': 'p { color: red }',
    'letter.pdf': '%PDF-1.7',
  });
  await assetPage.chooseMetadata();
  await dropFromDisk(page, [
    join(saved, 'Pump 3.html'),
    join(saved, 'Pump 3_files'),
    join(saved, 'letter.pdf'),
  ]);
  await expect(chosen(page, 'letter.pdf')).toBeVisible();
  await offer(page, 'Pump 3').getByRole('button', { name: 'As a manual' }).click();
  await expect(chosen(page, 'Pump 3.zip')).toContainText('Offline manual: opens with index.html, 1 page.');
  await chosen(page, 'letter.pdf').getByRole('button', { name: 'Remove' }).click();
  const archive = await storedArchive(page, () => assetPage.upload(1));
  await assetPage.expectStatus('Pump 3', 'Stored');
  expect(await archive.file('index.html')!.async('text')).toContain('Pump%203.html');
});

test('a web archive and a help file are rejected with advice', async ({ assetPage, page }) => {
  const root = writeFiles({ 'Pump.mhtml': 'MIME-Version: 1.0', 'Pump.mht': 'MIME', 'Press.CHM': 'ITSF' });
  await assetPage.choose(join(root, 'Pump.mhtml'), join(root, 'Pump.mht'), join(root, 'Press.CHM'));
  await expect(chosen(page, 'Pump.mhtml')).toContainText('save the page complete');
  await expect(chosen(page, 'Pump.mht')).toContainText('together with its _files folder');
  await expect(chosen(page, 'Press.CHM')).toContainText('or with 7-Zip, and drop the folder here');
  await expect(page.getByRole('button', { name: /^Upload/ })).toHaveCount(0);
});

test('packing can be cancelled, and the rest of the form stays usable meanwhile', async ({
  assetPage,
  page,
}) => {
  // Enough files to keep packing while a busy machine does the rest.
  const text = noise(1_000_000);
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`Press 42/pages/${at}.txt`, text]));
  await dropFromDisk(page, [join(writeFiles({ ...inFolder('Press 42'), ...many }), 'Press 42')]);
  const folder = offer(page, 'Press 42');
  await folder.getByRole('button', { name: 'As a manual' }).click();
  await expect(folder.getByRole('progressbar')).toBeVisible();
  await assetPage.chooseMetadata();
  await folder.getByRole('button', { name: 'Cancel' }).click();
  await expect(folder.getByRole('button', { name: 'As a manual' })).toBeVisible();
  await expect(chosen(page, 'Press 42.zip')).toHaveCount(0);
  await folder.getByRole('button', { name: 'Remove' }).click();
  await expect(folder).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
});
