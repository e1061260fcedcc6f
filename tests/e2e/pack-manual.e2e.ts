import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Page } from '@playwright/test';
import JSZip from 'jszip';

import { uploadAndRead } from './asset-page.ts';
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
  await expect(row).toContainText('2 pages');
  await expect(row).toContainText('1 warning');
  await expect(offer(page, 'Press 42')).toHaveCount(0);
  const sent = page.waitForRequest((request) => request.url().includes('/v1/'));
  const archive = await JSZip.loadAsync(await uploadAndRead(assetPage));
  expect(new URL((await sent).url()).pathname).toBe('/v1/documents/assets/zip/PRESS-0042');
  await assetPage.expectStatus('Press 42', 'Stored');
  for (const [path, content] of Object.entries(manual)) {
    const read = await archive.file(path)!.async('nodebuffer');
    expect(Buffer.compare(read, Buffer.from(content))).toBe(0);
  }
});

test('a dropped folder with a manual among other files: the manual is offered, the others are chosen', async ({
  assetPage,
  page,
}) => {
  const delivery = writeFiles({ ...inFolder('Delivery/docs/manual'), 'Delivery/readme.pdf': '%PDF-1.7' });
  await assetPage.chooseMetadata();
  await dropFromDisk(page, [join(delivery, 'Delivery')]);
  await expect(chosen(page, 'readme.pdf Delivery')).toBeVisible();
  await expect(offer(page, 'manual')).toContainText('4 files');
  await offer(page, 'manual').getByRole('button', { name: 'As a manual' }).click();
  await expect(chosen(page, 'manual.zip')).toContainText('2 pages');
  await assetPage.upload(2);
  await assetPage.expectStatus('Press 42', 'Stored');
  await assetPage.expectStatus('readme', 'Stored');
});
