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

test('[ADD-22] forty files of one category take four interactions, and two later on the same asset', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  const first = createCounter(page);
  await first.choose(numbers(1, 40));
  await first.select('Owning organization', 'Nordwerk Pressen GmbH');
  await first.select('Category', 'Operating manual');
  await first.press('Upload 40 documents');
  await expect(assetPage.summary).toHaveText('40 stored');
  expect(first.count()).toBe(4);
  const later = createCounter(page);
  await later.choose(numbers(100, 40));
  await later.press('Upload 40 documents');
  await expect(assetPage.summary).toHaveText('80 stored');
  expect(later.count()).toBe(2);
});
