import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';
import {
  aasxEntries,
  documentationEntries,
  documentEntries,
  iirdsEntries,
  vdiXml,
} from '../fixtures/package-files.ts';

import { openPanel, writePackage } from './package-panel.ts';
import { createPreviewPage } from './preview-page.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const encrypted = (entries: readonly EntrySpec[], name: string): readonly EntrySpec[] =>
  entries.map((entry) => (entry.name === name ? { ...entry, flags: 1 } : entry));

const without = (entries: readonly EntrySpec[], name: string): readonly EntrySpec[] =>
  entries.filter((entry) => entry.name !== name);

const withData = (entries: readonly EntrySpec[], name: string, data: string): readonly EntrySpec[] =>
  entries.map((entry) => (entry.name === name ? { ...entry, data } : entry));

/** Bad packages: name, entries, and the finding. */
const variants: readonly (readonly [string, readonly EntrySpec[], string])[] = [
  [
    'doctype.zip',
    withData(documentEntries(), 'VDI2770_Metadata.xml', `<!DOCTYPE a>${vdiXml()}`),
    'Metadata can’t be read',
  ],
  ['missing.iirds', without(iirdsEntries(), 'CONTENT/manual.pdf'), 'File missing'],
  ['encrypted.zip', encrypted(documentEntries(), 'manual.pdf'), 'Password-protected files'],
  [
    'damaged.zip',
    withData(documentationEntries([{ id: 'A' }]), 'container-1.zip', 'PK damaged'),
    'Container can’t be opened',
  ],
  ['json.aasx', aasxEntries('{"submodels":', { name: 'aasx/data.json' }), 'Metadata can’t be read'],
];

test('[PACKAGE-12] bad packages, each with a clear finding, are stored as they are', async ({
  page,
  assetPage,
}) => {
  await assetPage.chooseMetadata();
  // Different contents: a copy of another file wouldn't be stored.
  await assetPage.choose(
    ...variants.map(([name, entries]) => writePackage(name, [...entries, { name: 'note.txt', data: name }])),
  );
  for (const [name, , title] of variants) {
    const panel = await openPanel(page, name);
    await expect(panel.getByText(title, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  expect(await violations(page)).toEqual([]);
  await assetPage.upload(variants.length);
  for (const [name] of variants) await assetPage.expectStatus(name.slice(0, name.indexOf('.')), 'Stored');
});

const topic = (id: string, title: string) =>
  `<iirds:Topic rdf:about="urn:${id}"><iirds:title>${title}</iirds:title><iirds:has-rendition><iirds:Rendition>
   <iirds:source>CONTENT/${id}.xhtml</iirds:source></iirds:Rendition></iirds:has-rendition></iirds:Topic>`;
const node = (id: string, next: string, more = '') =>
  `<iirds:DirectoryNode rdf:about="urn:n:${id}"><iirds:relates-to-information-unit rdf:resource="urn:${id}"/>
   <iirds:has-next-sibling rdf:resource="${next}"/>${more}</iirds:DirectoryNode>`;

const xhtml = (text: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>${text}</title></head><body><p>${text}</p></body></html>`;

test('[PACKAGE-60] chapters are headings above their pages, and a package in a package is previewed, too', async ({
  page,
  assetPage,
  consoleErrors,
}) => {
  const table =
    '<iirds:DirectoryNode rdf:about="urn:n:root"><rdfs:label>Care</rdfs:label>' +
    '<iirds:has-first-child rdf:resource="urn:n:cleaning"/></iirds:DirectoryNode>' +
    '<iirds:DirectoryNode rdf:about="urn:n:table"><iirds:has-first-child rdf:resource="urn:n:root"/>' +
    '<iirds:has-directory-structure-type rdf:resource="http://iirds.tekom.de/iirds#TableOfContents"/></iirds:DirectoryNode>';
  const cleaning = node('cleaning', 'http://iirds.tekom.de/iirds#nil');
  const entriesWith = (text: string) => [
    ...iirdsEntries({ more: topic('cleaning', 'Cleaning') + cleaning + table }),
    { name: 'CONTENT/cleaning.xhtml', data: xhtml(text) },
  ];
  await assetPage.expectSignedIn();
  await assetPage.choose(
    writePackage('pump.iirds', [
      ...entriesWith('Clean the pump.'),
      { name: 'motor.iirds', data: buildZip(entriesWith('Clean the motor.')), method: 8 },
    ]),
  );
  const panel = await openPanel(page, 'pump.iirds');
  await panel.getByRole('button', { name: 'Preview', exact: true }).click();
  const { dialog, manual } = createPreviewPage(page);
  await expect(manual.getByText('Clean the pump.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Care$/, /^Cleaning/]);
  await expect(dialog.getByRole('listitem').nth(0)).toHaveAttribute('aria-level', '1');
  await expect(dialog.getByRole('listitem').nth(1)).toHaveAttribute('aria-level', '2');
  expect(await violations(page)).toEqual([]);
  // axe also asks the frame of the preview, which has no origin.
  for (const text of consoleErrors.splice(0)) expect(text).toContain("recipient window's origin ('null')");
  await dialog.getByRole('button', { name: 'Close preview' }).click();
  await panel.getByLabel('Package to preview').selectOption('motor.iirds');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(manual.getByText('Clean the motor.')).toBeVisible();
});
