import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';
import { documentationEntries, type VdiDocument } from '../fixtures/package-files.ts';

import { storedDocuments } from './asset-page.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

/** Writes a package into a new folder; returns its path. */
function writePackage(name: string, entries: readonly EntrySpec[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'package-')), name);
  writeFileSync(path, buildZip(entries));
  return path;
}

const classIds = [
  '01-01',
  '02-01',
  '02-02',
  '02-03',
  '02-04',
  '03-01',
  '03-02',
  '03-03',
  '03-04',
  '03-05',
  '03-06',
  '04-01',
];

/** A documentation with a document of each class. */
const twelve: readonly VdiDocument[] = classIds.map((classId, index) => ({
  id: `DOC-${index + 1}`,
  classId,
  titles: { de: `Dokument ${classId}`, en: `Document ${classId}` },
  languages: ['de', 'en'],
  serial: 'ABC1223',
  files: [`document-${index + 1}.pdf`],
}));

const chosen = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

test('[DEVICE-110] a documentation is named in its row, with documents, languages and serial number, and stored as one file', async ({
  assetPage,
  page,
}) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(writePackage('press.zip', documentationEntries(twelve)));
  const row = chosen(page, 'press.zip');
  await expect(row).toContainText(
    'Handover documentation (VDI 2770) · 12 documents · German, English · for serial number ABC1223',
  );
  await expect(row).not.toContainText('manual');
  await expect(row.getByRole('combobox', { name: /^Upload as/ })).toHaveCount(0);
  await assetPage.upload(1);
  await assetPage.expectStatus('press', 'Stored');
  expect(storedDocuments).toBeDefined();
  expect(await violations(page)).toEqual([]);
});
