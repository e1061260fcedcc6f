import { type EntrySpec } from '../fixtures/build-zip.ts';
import {
  aasxEntries,
  documentationEntries,
  iirdsEntries,
  type VdiDocument,
} from '../fixtures/package-files.ts';
import { chosen, openPanel, writePackage } from './package-panel.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

/** Classes of VDI 2770, and the categories that the demo maps them to. */
const classes = [
  ['01-01', undefined],
  ['02-01', undefined],
  ['02-02', 'drawing'],
  ['02-03', undefined],
  ['02-04', 'certificate'],
  ['03-01', 'operating-manual'],
  ['03-02', 'operating-manual'],
  ['03-03', 'operating-manual'],
  ['03-04', 'maintenance-plan'],
  ['03-05', 'maintenance-plan'],
  ['03-06', 'spare-parts-list'],
  ['04-01', undefined],
] as const;

/** A documentation with a document of each class. */
const twelve: readonly VdiDocument[] = classes.map(([classId], index) => ({
  id: `DOC-${index + 1}`,
  classId,
  titles: { de: `Dokument ${classId}`, en: `Document ${classId}` },
  manufacturer: 'Nordwerk Pressen GmbH',
  serial: 'ABC1223',
  files: [`document-${index + 1}.pdf`],
}));

/** A ZIP of twelve PDFs in folders, with what Windows and macOS add. */
const twelvePdfs: readonly EntrySpec[] = [
  ...Array.from({ length: 12 }, (_, at) => ({
    name: `${at < 6 ? 'Drawings' : 'Prüfberichte'}/plan ${at + 1}.pdf`,
    data: `%PDF-1.7\n% ${at}\n%%EOF\n`,
    method: at % 2 === 0 ? 8 : 0,
  })),
  { name: '__MACOSX/Drawings/._plan 1.pdf', data: 'x' },
  { name: 'Drawings/Thumbs.db', data: 'x' },
];

test('[INSPECT-7][INSPECT-9] a ZIP of twelve PDFs becomes twelve uploaded documents in five interactions @quick', async ({
  assetPage,
  page,
  app,
}) => {
  // 1: the ZIP is dropped.
  await assetPage.choose(writePackage('Press 42.zip', twelvePdfs));
  const row = chosen(page, 'Press 42.zip');
  await expect(row.getByText('ZIP archive', { exact: true })).toBeVisible();
  await expect(row).not.toContainText(/as a manual|error/);
  expect(await violations(page)).toEqual([]);
  // 2: its documents are added.
  await row.getByRole('button', { name: 'Add as 12 documents' }).click();
  await expect(page.getByText('2 system or temporary files skipped.').last()).toBeVisible();
  await expect(chosen(page, 'plan 12.pdf · Press 42/Prüfberichte')).toBeVisible();
  // 3 and 4: an organization and a category for all.
  await assetPage.chooseMetadata();
  // 5: they are uploaded.
  await assetPage.upload(12);
  await expect.poll(app.documents).toHaveLength(12);
  const stored = await app.documents();
  expect(stored.map(({ displayname }) => displayname)).toEqual(
    expect.arrayContaining(Array.from({ length: 12 }, (_, at) => `plan ${at + 1}`)),
  );
});

test('[INSPECT-9][INSPECT-11] documents taken from a package survive a reload, byte for byte, with its name', async ({
  assetPage,
  page,
  app,
}) => {
  await page.route('**/v1/documents/**', (route) => route.abort());
  await assetPage.choose(writePackage('press.zip', documentationEntries(twelve.slice(1, 3), { method: 8 })));
  const panel = await openPanel(page, 'press.zip');
  await panel.getByRole('button', { name: 'Add as 2 documents' }).click();
  await page.getByLabel('Category', { exact: true }).first().selectOption('Drawing');
  await assetPage.upload(2);
  await expect(assetPage.list).toContainText(/saved on this device/i);
  await page.unroute('**/v1/documents/**');
  await page.reload();
  // The records are written before the service serves their documents.
  await expect(assetPage.list.getByText('Stored', { exact: true })).toHaveCount(2);
  const stored = await app.documents();
  const documents = stored.toSorted((a, b) => String(a['filename']).localeCompare(String(b['filename'])));
  for (const [index, name] of ['document-2.pdf', 'document-3.pdf'].entries()) {
    const read = await page.request.get(
      new URL(`library/documents/${String(documents[index]?.['id'])}`, page.url()).href,
    );
    expect(await read.text()).toContain(name);
  }
});

test('[INSPECT-7][INSPECT-8] an iiRDS package and an AASX package are named, with their documents', async ({
  assetPage,
  page,
}) => {
  const shell = `<environment xmlns="https://admin-shell.io/aas/3/0"/>`;
  await assetPage.chooseMetadata();
  await assetPage.choose(
    writePackage('pump.iirds', iirdsEntries()),
    writePackage('handover.iirds', iirdsEntries({ restriction: 'H' })),
    writePackage('pump.aasx', aasxEntries(shell)),
  );
  await expect(chosen(page, 'pump.iirds')).toContainText(
    'iiRDS package · 1 document · English · for serial number SN-4711',
  );
  await expect(chosen(page, 'pump.iirds').getByRole('combobox', { name: /^Upload as/ })).toHaveCount(0);
  // A package for handover is a manual too.
  const handover = chosen(page, 'handover.iirds');
  await expect(handover).toContainText('Handover documentation (iiRDS/H)');
  await expect(handover.getByRole('combobox', { name: /^Upload as/ })).toHaveValue('manual');
  await expect(handover.getByRole('button', { name: 'Documents', exact: true })).toBeVisible();
  await expect(chosen(page, 'pump.aasx')).toContainText('Asset Administration Shell (AASX)');
  const panel = await openPanel(page, 'pump.iirds');
  await expect(panel.getByText('Operating instructions').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Add as 1 document' }).click();
  await assetPage.upload(3);
  await assetPage.expectStatus('Operating instructions', 'Stored');
  // Named after the title of its start page.
  await assetPage.expectStatus('Pump P-42', 'Stored');
  await assetPage.expectStatus('pump', 'Stored');
});
