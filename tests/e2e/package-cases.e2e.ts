import type { Page } from '@playwright/test';

import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';
import {
  aasxEntries,
  documentationEntries,
  documentEntries,
  iirdsEntries,
  iirdsRdf,
  pdf,
  vdiXml,
} from '../fixtures/package-files.ts';

import { chosen, openPanel, writePackage } from './package-panel.ts';
import { createPreviewPage } from './preview-page.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

/** Assets to which uploads were sent, in order. */
function sentTo(page: Page): readonly string[] {
  const assetIds: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/v1/documents/assets/')) return;
    assetIds.push(decodeURIComponent(new URL(request.url()).pathname.split('/').at(-1)!));
  });
  return assetIds;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Is this the right asset?' });

test('[PACKAGE-54] a package for another asset raises one question: "Back" sends nothing, and the next "Upload" does @slow', async ({
  page,
  assetPage,
}) => {
  const assetIds = sentTo(page);
  await assetPage.chooseMetadata();
  await assetPage.choose(writePackage('press.zip', documentEntries({ serial: 'PRESS-0043' })));
  await expect(chosen(page, 'press.zip')).toContainText('for serial number PRESS-0043');
  await assetPage.upload(1);
  await expect(question(page)).toContainText(
    '“press.zip” is for PRESS-0043. This product belongs to PRESS-0043 (Hydraulic press HP 160, line 3).',
  );
  expect(await violations(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Back', exact: true }).click();
  await expect(question(page)).toBeHidden();
  await expect(chosen(page, 'press.zip')).toBeVisible();
  expect(assetIds).toEqual([]);
  await assetPage.upload(1);
  await assetPage.expectStatus('press', 'Stored');
  expect(assetIds).toEqual(['PRESS-0042']);
});

test('[PACKAGE-54] documents of a package for another asset, which the lookup finds, are moved there after one question @slow', async ({
  page,
  assetPage,
}) => {
  const assetIds = sentTo(page);
  const serial = '01095211015300012112345';
  const documents = ['a', 'b'].map((id) => ({ id, serial, files: [`${id}.pdf`] }));
  await assetPage.chooseMetadata();
  await assetPage.choose(writePackage('tank.zip', documentationEntries(documents, { main: { serial } })));
  const panel = await openPanel(page, 'tank.zip');
  await panel.getByRole('button', { name: 'Add as 2 documents' }).click();
  await expect(chosen(page, 'b.pdf')).toBeVisible();
  await assetPage.upload(2);
  await expect(question(page)).toContainText(`“tank.zip” is for ${serial}. This product belongs to TANK-007`);
  await question(page).getByRole('button', { name: 'Upload 2 to TANK-007' }).click();
  await expect(assetPage.row('Operating instructions').getByText('Stored', { exact: true })).toHaveCount(2);
  expect(assetIds).toEqual(['TANK-007', 'TANK-007']);
});

test('[PACKAGE-54] a package is uploaded here anyway, and one for this asset or an unknown one raises no question @slow', async ({
  page,
  assetPage,
}) => {
  const assetIds = sentTo(page);
  await assetPage.chooseMetadata();
  await assetPage.choose(
    writePackage('here.zip', documentEntries({ serial: 'PRESS-0042' })),
    writePackage('unknown.zip', documentEntries({ serial: 'SN-4711' })),
  );
  await expect(chosen(page, 'unknown.zip')).toContainText('for serial number SN-4711');
  await assetPage.upload(2);
  await assetPage.expectStatus('here', 'Stored');
  await assetPage.expectStatus('unknown', 'Stored');
  await assetPage.choose(writePackage('other.zip', documentEntries({ serial: 'PRESS-0043' })));
  await assetPage.upload(1);
  await question(page).getByRole('button', { name: 'Upload to PRESS-0042 anyway' }).click();
  await assetPage.expectStatus('other', 'Stored');
  expect(assetIds).toEqual(['PRESS-0042', 'PRESS-0042', 'PRESS-0042']);
});

test.describe('with a size limit', () => {
  test.use({ appEnv: { MAX_FILE_SIZE_BYTES: '20000' } });

  for (const width of [390, 1280]) {
    test(`[PACKAGE-55] a package above the limit is rejected as one file, and its documents are uploaded at ${width} px @slow`, async ({
      page,
      assetPage,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const documents = ['a', 'b'].map((id) => ({
        id,
        titles: { en: `Document ${id}` },
        files: [`${id}.pdf`],
      }));
      await assetPage.choose(
        writePackage('press.zip', [
          ...documentationEntries(documents),
          { name: 'model.step', data: 'x'.repeat(30_000), method: 0 },
        ]),
      );
      const row = chosen(page, 'press.zip');
      await expect(row).toContainText('the limit is 20 kB');
      await expect(row).toContainText('Handover documentation (VDI 2770) · 2 documents');
      expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await violations(page)).toEqual([]);
      const panel = await openPanel(page, 'press.zip');
      await expect(panel.getByRole('button', { name: 'Upload as one file' })).toBeDisabled();
      await expect(panel.getByText('the limit is 20 kB')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Add as 2 documents' }).click();
      await expect(chosen(page, 'press.zip')).toHaveCount(0);
      await assetPage.chooseMetadata();
      await assetPage.upload(2);
      for (const { titles } of documents) await assetPage.expectStatus(titles.en, 'Stored');
    });
  }
});

const shell = (file = 'manual.pdf') =>
  `<environment xmlns="https://admin-shell.io/aas/3/0"><submodels><submodel><idShort>HandoverDocumentation</idShort>
   <semanticId><keys><key><type>GlobalReference</type><value>0173-1#01-AHF578#001</value></key></keys></semanticId>
   <submodelElements><submodelElementCollection><idShort>Document01</idShort><value><submodelElementCollection>
   <idShort>DocumentVersion01</idShort><value><file><idShort>DigitalFile01</idShort>
   <value>/aasx/files/${file}</value></file></value></submodelElementCollection></value>
   </submodelElementCollection></submodelElements></submodel></submodels></environment>`;

const encrypted = (entries: readonly EntrySpec[], name: string): readonly EntrySpec[] =>
  entries.map((entry) => (entry.name === name ? { ...entry, flags: 1 } : entry));

const without = (entries: readonly EntrySpec[], name: string): readonly EntrySpec[] =>
  entries.filter((entry) => entry.name !== name);

const withData = (entries: readonly EntrySpec[], name: string, data: string): readonly EntrySpec[] =>
  entries.map((entry) => (entry.name === name ? { ...entry, data } : entry));

/** Bad variants of a format: what is wrong, the entries, and the finding. */
const variants: Readonly<Record<string, readonly (readonly [string, readonly EntrySpec[], string])[]>> = {
  'zip of VDI 2770': [
    [
      'doctype.zip',
      withData(documentEntries(), 'VDI2770_Metadata.xml', `<!DOCTYPE a>${vdiXml()}`),
      'Metadata can’t be read',
    ],
    ['missing.zip', without(documentEntries(), 'manual.pdf'), 'File missing'],
    ['encrypted.zip', encrypted(documentEntries(), 'manual.pdf'), 'Password-protected files'],
    [
      'damaged.zip',
      withData(documentationEntries([{ id: 'A' }]), 'container-1.zip', 'PK damaged'),
      'Container can’t be opened',
    ],
  ],
  iirds: [
    [
      'doctype.iirds',
      withData(iirdsEntries(), 'META-INF/metadata.rdf', `<!DOCTYPE a>${iirdsRdf()}`),
      'Metadata can’t be read',
    ],
    ['missing.iirds', without(iirdsEntries(), 'CONTENT/manual.pdf'), 'File missing'],
    ['encrypted.iirds', encrypted(iirdsEntries(), 'CONTENT/manual.pdf'), 'Password-protected files'],
    [
      'damaged.iirds',
      [...iirdsEntries(), { name: 'CONTENT/motor.iirds', data: buildZip(iirdsEntries()).slice(0, 400) }],
      'Container can’t be opened',
    ],
  ],
  aasx: [
    ['doctype.aasx', aasxEntries(`<!DOCTYPE a>${shell()}`), 'Metadata can’t be read'],
    ['missing.aasx', aasxEntries(shell('gone.pdf')), 'File missing'],
    ['encrypted.aasx', encrypted(aasxEntries(shell()), 'aasx/files/manual.pdf'), 'Password-protected files'],
    ['json.aasx', aasxEntries('{"submodels":', { name: 'aasx/data.json' }), 'Metadata can’t be read'],
  ],
};

for (const [format, all] of Object.entries(variants)) {
  test(`[PACKAGE-12] bad packages: ${format}, each with a clear finding, and stored as they are @slow`, async ({
    page,
    assetPage,
  }) => {
    await assetPage.chooseMetadata();
    // Different contents: a copy of another file wouldn't be stored.
    await assetPage.choose(
      ...all.map(([name, entries]) => writePackage(name, [...entries, { name: 'note.txt', data: name }])),
    );
    for (const [name, , title] of all) {
      const panel = await openPanel(page, name);
      await expect(panel.getByText(title, { exact: true }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
    expect(await violations(page)).toEqual([]);
    await assetPage.upload(all.length);
    for (const [name] of all) await assetPage.expectStatus(name.slice(0, name.indexOf('.')), 'Stored');
  });
}

const topic = (id: string, title: string) =>
  `<iirds:Topic rdf:about="urn:${id}"><iirds:title>${title}</iirds:title><iirds:has-rendition><iirds:Rendition>
   <iirds:source>CONTENT/${id}.xhtml</iirds:source></iirds:Rendition></iirds:has-rendition></iirds:Topic>`;
const node = (id: string, next: string, more = '') =>
  `<iirds:DirectoryNode rdf:about="urn:n:${id}"><iirds:relates-to-information-unit rdf:resource="urn:${id}"/>
   <iirds:has-next-sibling rdf:resource="${next}"/>${more}</iirds:DirectoryNode>`;

const xhtml = (text: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>${text}</title></head><body><p>${text}</p></body></html>`;

test('[PACKAGE-60] topics of an iiRDS package are previewed in the order of their directory nodes', async ({
  page,
  assetPage,
}) => {
  const end = 'http://iirds.tekom.de/iirds#nil';
  const more = [
    topic('cleaning', 'Cleaning'),
    topic('safety', 'Safety'),
    node('cleaning', end),
    node(
      'safety',
      'urn:n:cleaning',
      '<iirds:has-directory-structure-type rdf:resource="http://iirds.tekom.de/iirds#TableOfContents"/>' +
        '<rdfs:label>Read this first</rdfs:label>',
    ),
  ].join('');
  await assetPage.expectSignedIn();
  await assetPage.choose(
    writePackage('pump.iirds', [
      ...iirdsEntries({ more }),
      { name: 'CONTENT/cleaning.xhtml', data: xhtml('Clean the pump.') },
      { name: 'CONTENT/safety.xhtml', data: xhtml('Wear gloves.') },
      { name: 'CONTENT/appendix.xhtml', data: xhtml('Appendix') },
      { name: 'CONTENT/plan.pdf', data: pdf },
    ]),
  );
  const panel = await openPanel(page, 'pump.iirds');
  await panel.getByRole('button', { name: 'Preview', exact: true }).click();
  const { dialog, manual } = createPreviewPage(page);
  const rows = dialog.locator('.preview__row');
  await expect(rows).toHaveText([/^Read this first/, /^Cleaning/, /^Appendix/]);
  await expect(manual.getByText('Wear gloves.')).toBeVisible();
  await rows.nth(1).click();
  await expect(manual.getByText('Clean the pump.')).toBeVisible();
});

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
