import { expect, type Page } from '@playwright/test';

import { files, pdfName } from '../../fixtures/make-files.ts';
import type { AssetPage } from '../asset-page.ts';

/** Tasks that every host must support: a regular upload, one of a ZIP, and a duplicate whose link the host routes. */
export async function uploadEverything(documents: AssetPage, events: readonly string[]): Promise<void> {
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
  await dialog.getByRole('link', { name: 'Open', exact: true }).click();
  await expect.poll(() => events).toContain('navigate document');
  await expectNoOtherPage(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  const names = events.filter((each) => !each.startsWith('progress'));
  expect(names.filter((each) => each === `stored ${pdfName}`)).toHaveLength(1);
  expect(names.filter((each) => each === `duplicate ${pdfName}`)).toHaveLength(1);
  expect(names.filter((each) => each.startsWith('queued '))).toHaveLength(3);
  expect(names.filter((each) => each === 'ready')).toHaveLength(1);
}

/** The same tasks if the host routes the link to its own page. */
export async function doRoutedJob(documents: AssetPage, events: readonly string[]): Promise<void> {
  await uploadEverything(documents, events);
  expect(new URL(documents.page.url()).pathname).toMatch(/^\/documents\/[^/]+$/);
}

/** A link that the browser followed would have opened another tab or page. */
async function expectNoOtherPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Host');
  expect(page.context().pages()).toHaveLength(1);
}
