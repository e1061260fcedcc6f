import type { Page } from '@playwright/test';

import { chooseInDialog } from './drop-from-disk.ts';
import { expect, test } from './test.ts';

const pdf = (index: number) => ({
  name: `Report ${index}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 report ${index}`),
});

/** Counts what a person does, apart from choosing in the file picker. */
function createCounter(page: Page) {
  let count = 0;
  const interact = (doing: Promise<unknown>) => {
    count += 1;
    return doing;
  };
  return {
    count: () => count,
    press: (name: string) => interact(page.getByRole('button', { name, exact: true }).click()),
    select: (label: string, value: string) =>
      interact(page.getByLabel(label, { exact: true }).first().selectOption(value)),
    choose: (indexes: readonly number[]) =>
      chooseInDialog(
        page.getByLabel('Chosen files'),
        () => interact(page.getByRole('button', { name: 'Choose files' }).click()),
        indexes.map(pdf),
      ),
  };
}

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

for (const [files, upload] of [
  [1, 'Upload 1 document'],
  [40, 'Upload 40 documents'],
] as const) {
  test(`[ADD-22] files of one category, ${files} at once, take four interactions, and two later on the same asset`, async ({
    page,
    assetPage,
  }) => {
    await assetPage.expectSignedIn();
    const first = createCounter(page);
    await first.choose(numbers(1, files));
    await first.select('Owning organization', 'Nordwerk Pressen GmbH');
    await first.select('Category', 'Operating manual');
    await first.press(upload);
    await expect(assetPage.summary).toHaveText(`${files} stored`);
    expect(first.count()).toBe(4);
    const later = createCounter(page);
    await later.choose(numbers(100, files));
    await later.press(upload);
    await expect(assetPage.summary).toHaveText(`${2 * files} stored`);
    expect(later.count()).toBe(2);
  });
}

test('[ADD-22] a wrong category of a failed upload takes three interactions', async ({ page, assetPage }) => {
  await page.route('**/v1/documents/**', (route) => route.fulfill({ status: 400, json: {} }), { times: 1 });
  await assetPage.chooseMetadata();
  await page.getByLabel('Chosen files').setInputFiles([pdf(1)]);
  await assetPage.upload(1);
  await assetPage.expectStatus('Report 1', 'Failed');
  const person = createCounter(page);
  await person.press('Edit and retry');
  await person.select('Category', 'Drawing');
  await person.press('Save and retry');
  await assetPage.expectStatus('Report 1', 'Stored');
  await expect(assetPage.row('Report 1')).toContainText('Drawing');
  expect(person.count()).toBe(3);
});
