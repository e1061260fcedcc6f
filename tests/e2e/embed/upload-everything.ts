import { expect, type Page } from '@playwright/test';

import { files } from '../../fixtures/make-files.ts';
import type { AssetPage } from '../asset-page.ts';

export const pdfName = 'P42 Hydraulik Wartungsplan 2026';

/** What every host has to let a person do: a plain upload, one of a ZIP, and a duplicate whose link the host routes. */
export async function doWholeJob(documents: AssetPage, told: readonly string[]): Promise<void> {
  const { page, within } = documents;
  await documents.choose(files.pdf, files.smallManual);
  await documents.expectManuals();
  await documents.chooseMetadata();
  await documents.upload(2);
  await documents.expectStatus(pdfName, 'Stored');
  await expect(within.getByText('Stored', { exact: true })).toHaveCount(2);

  await documents.choose(files.pdf);
  await documents.upload(1);
  await documents.sendAnyway(pdfName);
  const dialog = within.getByRole('dialog', { name: 'This document already exists' });
  await dialog.getByRole('link', { name: 'Open document' }).click();
  await expect.poll(() => told).toContain('navigate document');
  await expectNoOtherPage(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const names = told.filter((each) => !each.startsWith('progress'));
  expect(names.filter((each) => each === `stored ${pdfName}`)).toHaveLength(1);
  expect(names.filter((each) => each === `duplicate ${pdfName}`)).toHaveLength(1);
  expect(names.filter((each) => each.startsWith('queued '))).toHaveLength(3);
  expect(names.filter((each) => each === 'ready')).toHaveLength(1);
}

/** The whole job where the host leads the link to a page of its own. */
export async function doRoutedJob(documents: AssetPage, told: readonly string[]): Promise<void> {
  await doWholeJob(documents, told);
  expect(new URL(documents.page.url()).pathname).toMatch(/^\/documents\/[^/]+$/);
}

/** A followed link would have opened another tab, or another page in this one. */
async function expectNoOtherPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Host');
  expect(page.context().pages()).toHaveLength(1);
}
