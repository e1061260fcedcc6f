import { files, pdfName } from '../../fixtures/make-files.ts';
import { createAssetPage } from '../asset-page.ts';
import { strictPolicy } from './host.ts';
import { expect, hostProps, tag, tagPage, test, uploadsOn } from './test.ts';

const sections = (one: string, two: string) =>
  `<section id="one">${one}</section><section id="two">${two}</section>`;

test('[EMBED-13] two elements with different tokens: each sends as its own person and shows its own uploads @quick', async ({
  page,
  service,
  openHost,
  violations,
}) => {
  const authors: string[] = [];
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.url().includes('/v1/')) return;
    const { data } = (await response.json()) as { data: { extension: { document: { createdBy: string } } } };
    authors.push(data.extension.document.createdBy);
  });
  await openHost({
    policy: strictPolicy(service.url),
    files: tagPage(
      sections(tag(service.url), tag(service.url)),
      `Object.assign(document.querySelector('#one > *'), ${hostProps(service.url, 'm.berg')});
       Object.assign(document.querySelector('#two > *'), ${hostProps(service.url, 's.okafor')});`,
    ),
  });
  const one = createAssetPage(page, page.locator('#one'));
  const two = createAssetPage(page, page.locator('#two'));
  await one.choose(files.pdf);
  await two.choose(files.otherZip);
  await one.chooseMetadata();
  await one.upload(1);
  await one.expectStatus(pdfName, 'Stored');
  await two.chooseMetadata();
  await two.upload(1);
  await two.expectStatus('measurements', 'Stored');
  await expect(one.row('measurements')).toHaveCount(0);
  await expect(two.row(pdfName)).toHaveCount(0);
  expect(new Set(authors).size).toBe(2);
  expect(violations).toEqual([]);
});

test('[EMBED-13] two elements with the same service and person share a queue: one sends, both show it', async ({
  page,
  service,
  openHost,
  events,
}) => {
  await openHost({
    files: tagPage(
      sections(tag(service.url), tag(service.url, 'PRESS-0043')),
      `for (const element of document.querySelectorAll('asset-document-upload'))
         Object.assign(element, ${hostProps(service.url)});`,
    ),
  });
  const one = createAssetPage(page, page.locator('#one'));
  const two = createAssetPage(page, page.locator('#two'));
  for (const [element, path, name] of [
    [one, files.pdf, pdfName],
    [two, files.otherZip, 'measurements'],
  ] as const) {
    await element.choose(path);
    await element.chooseMetadata();
    await element.upload(1);
    await element.expectStatus(name, 'Stored');
  }
  await expect(one.row('measurements').getByText('Stored', { exact: true })).toBeVisible();
  // Each emits events for its own asset, even though one of them sends for both.
  expect(events.filter((each) => each.startsWith('stored'))).toEqual([
    `stored ${pdfName}`,
    'stored measurements',
  ]);

  // Uploads of the first one continue in the second when the first is removed.
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll('asset-document-upload');
    first!.remove();
    second!.assetId = 'PRESS-0042';
  });
  const rows = async () => (await uploadsOn(page)).map(({ assetId, status }) => `${assetId} ${status}`);
  await expect.poll(rows).toEqual(['PRESS-0042 stored', 'PRESS-0043 stored']);
});
