import { documentationEntries, type VdiDocument } from '../fixtures/package-files.ts';
import { openPanel } from './inspection-panel.ts';
import { expect, test } from './test.ts';
import { writeZip } from './write-zip.ts';

const documents = ['plan', 'wiring'].map((id): VdiDocument => ({
  id,
  titles: { en: `Document ${id}` },
  manufacturer: 'Nordwerk Pressen GmbH',
  files: [`${id}.pdf`],
}));

test('[INSPECT-9][INSPECT-11] documents taken from a package survive a reload, byte for byte, with its name', async ({
  assetPage,
  page,
  app,
}) => {
  await page.route('**/v1/documents/**', (route) => route.abort());
  await assetPage.choose(writeZip('press.zip', documentationEntries(documents, { method: 8 })));
  const panel = await openPanel(
    page,
    page.getByRole('group', { name: 'press.zip', exact: true }),
    'Documents',
  );
  await panel.getByRole('button', { name: 'Add as 2 documents' }).click();
  await page.getByLabel('Category', { exact: true }).first().selectOption('Drawing');
  await assetPage.upload(2);
  await expect(assetPage.list).toContainText(/saved on this device/i);
  await page.unroute('**/v1/documents/**');
  await page.reload();
  // The records are written before the service serves their documents.
  await expect(assetPage.list.getByText('Stored', { exact: true })).toHaveCount(2);
  const stored = await app.documents();
  expect(new Set(stored.map(({ filename }) => filename))).toEqual(new Set(['plan.pdf', 'wiring.pdf']));
  for (const { id, filename } of stored) {
    const read = await page.request.get(new URL(`library/documents/${String(id)}`, page.url()).href);
    expect(await read.text()).toContain(filename);
  }
});
