import { buildZip } from '../fixtures/build-zip.ts';
import { iirdsEntries } from '../fixtures/package-files.ts';
import { openPanel } from './inspection-panel.ts';
import { createPreviewPage } from './preview-page.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';
import { writeZip } from './write-zip.ts';

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
    writeZip('pump.iirds', [
      ...entriesWith('Clean the pump.'),
      { name: 'motor.iirds', data: buildZip(entriesWith('Clean the motor.')), method: 8 },
    ]),
  );
  const panel = await openPanel(
    page,
    page.getByRole('group', { name: 'pump.iirds', exact: true }),
    'Documents',
  );
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
