import { expect, type Locator, type Page } from '@playwright/test';

/** What a person does on an asset's page, by the words that stand there. */
export interface AssetPage {
  readonly page: Page;
  readonly choose: (...paths: readonly string[]) => Promise<void>;
  readonly chooseMetadata: () => Promise<void>;
  readonly upload: (count: number) => Promise<void>;
  /** The row of an upload. */
  readonly row: (displayName: string) => Locator;
  readonly expectStatus: (displayName: string, status: string) => Promise<void>;
  readonly signInAs: (name: string) => Promise<void>;
}

export function createAssetPage(page: Page): AssetPage {
  const uploads = page.getByRole('region', { name: 'Uploads' });
  const row = (displayName: string) => uploads.getByRole('group', { name: displayName, exact: true });
  return {
    page,
    row,
    choose: (...paths) => page.getByLabel('Chosen files').setInputFiles(paths),
    chooseMetadata: async () => {
      await page.getByLabel('Organization', { exact: true }).first().selectOption('Nordwerk Pressen GmbH');
      await page.getByLabel('Category', { exact: true }).first().selectOption('Operating manual');
    },
    upload: (count) =>
      page
        .getByRole('button', { name: `Upload ${count} document${count === 1 ? '' : 's'}`, exact: true })
        .click(),
    expectStatus: (displayName, status) =>
      expect(row(displayName).first().getByText(status, { exact: true })).toBeVisible(),
    signInAs: async (name) => {
      const people = page.getByLabel('Signed in as');
      const option = people.locator('option', { hasText: name });
      await people.selectOption(await option.innerText());
    },
  };
}

/** The documents as the service answers that it stored them, in this order; filled while the test goes on. */
export function storedDocuments(page: Page): Record<string, unknown>[] {
  const documents: Record<string, unknown>[] = [];
  page.on('response', (response) => {
    if (response.request().method() !== 'POST' || !response.url().includes('/v1/')) return;
    void response.json().then(({ data }) => documents.push(data.extension.document));
  });
  return documents;
}
