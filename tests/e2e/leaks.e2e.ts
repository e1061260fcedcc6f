import { heapCounts } from '../support/heap-counts.ts';

import { expect, test } from './test.ts';

const rounds = 7;

test('seven rounds of adding, uploading and clearing leave nothing behind', async ({ assetPage, page }) => {
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  let files = 0;
  const round = async () => {
    files += 1;
    const name = `round ${files}`;
    await page
      .getByLabel('Chosen files')
      .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(name) });
    await assetPage.upload(1);
    await assetPage.expectStatus(name, 'Stored');
    await assetPage.dismissAll();
  };
  // What is made once is made by then.
  for (let at = 0; at < 3; at += 1) await round();
  const devtools = await page.context().newCDPSession(page);
  const before = await heapCounts(devtools);
  for (let at = 0; at < rounds; at += 1) await round();
  const after = await heapCounts(devtools);
  const grown = [...after].flatMap(([name, count]) => {
    const more = count - (before.get(name) ?? 0);
    return more > 0 && more % rounds === 0 ? [`${name}: ${more / rounds} a round`] : [];
  });
  expect(grown).toEqual([]);
});
