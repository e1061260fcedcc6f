import { expect, type Locator } from '@playwright/test';

import { createZip, soundManual } from '../fixtures/create-manual.ts';
import { files } from '../fixtures/make-files.ts';
import type { AppProcess } from './app-process.ts';
import type { AssetPage } from './asset-page.ts';
import { chooseAction, openPanel } from './inspection-panel.ts';
import { throttle } from './throttle.ts';

export const stateNames = [
  'empty',
  'rows with errors',
  'inspection panel',
  'inspection panel, changes to review',
  'inspection panel, repaired copy',
  'inspection panel, start page to choose',
  'rows selected',
  'preview',
  'sending',
  'stalled',
  'offline',
  'failed',
  'details being edited',
  'waiting for a decision',
  'duplicate dialog',
  'dialog of several duplicates',
  'history',
] as const;

type StateName = (typeof stateNames)[number];

interface Stage {
  /** An unused asset's page, standalone or in the page of a host. */
  readonly documents: AssetPage;
  /** Process of the service. */
  readonly service: Pick<AppProcess, 'freeze' | 'kill' | 'start'>;
  /** Called in each state, which must be left unchanged. */
  readonly look: (state: StateName) => Promise<void>;
}

/** Brings the page of an asset into each of its states, one after another, by actions of a person. */
export async function visitStates({ documents, service, look }: Stage): Promise<void> {
  const { page, within } = documents;
  const choose = (...files: readonly Payload[]) =>
    within.getByLabel('Chosen files').setInputFiles([...files]);

  await expect(within.getByText('Documents that you upload from this device')).toBeVisible();
  await look('empty');

  await choose(pdf('Hydraulic plan'), await flawedManual(), pdf('Empty', ''));
  await documents.expectManuals();
  await nameRow(within.getByRole('group', { name: 'Hydraulic plan.pdf' }), '');
  await within.getByLabel('Owning organization', { exact: true }).first().selectOption('');
  await documents.upload(2);
  await expect(within.locator('.add-foot').getByText('3 fields to complete')).toBeVisible();
  await look('rows with errors');
  const flawed = within.getByRole('group', { name: 'Press 42.zip', exact: true });
  let panel = await openPanel(within, flawed);
  await panel.locator('.finding summary').first().click();
  await expect(panel.getByText('For the author:').first()).toBeVisible();
  await look('inspection panel');
  await chooseAction(panel, 'Review changes');
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  await look('inspection panel, changes to review');
  await panel.getByRole('button', { name: 'Repair and use' }).click();
  await expect(panel.getByText('Repaired copy in use')).toBeVisible();
  await look('inspection panel, repaired copy');
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await choose(await startlessManual());
  const startless = within.getByRole('group', { name: 'Pump 3.zip', exact: true });
  panel = await openPanel(within, startless);
  await panel.getByRole('button', { name: 'Choose start page' }).click();
  await look('inspection panel, start page to choose');
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  const more = startless.getByRole('button', { name: 'More options' });
  if (await more.isVisible()) await more.click();
  await startless.getByRole('button', { name: 'Remove' }).click();
  const selectAll = within.getByRole('checkbox', { name: 'Select all 3 files' });
  const rows = within.getByRole('list', { name: 'Files to upload' }).getByRole('group');
  if (await selectAll.isVisible()) await selectAll.check();
  else {
    await rows.first().getByRole('button', { name: 'More options' }).click();
    await rows.first().getByRole('button', { name: 'Select' }).click();
  }
  await look('rows selected');
  const selection = within.getByRole('region', { name: /selected$/ });
  const clear = selection.getByRole('button', { name: 'Clear' });
  if (await clear.isVisible()) await clear.click();
  else {
    await selection.getByRole('button', { name: 'More options' }).click();
    await selection.getByRole('menuitem', { name: 'Clear' }).click();
  }
  await within.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = within.getByRole('dialog', { name: /^Preview of / });
  await expect(preview.locator('.preview__where')).toContainText('index.html');
  await look('preview');
  await preview.getByRole('button', { name: 'Close' }).click();

  await within.getByLabel('Display name').first().fill('Hydraulic plan');
  await documents.chooseMetadata();
  await documents.upload(2);
  await documents.expectStatus('Hydraulic plan', 'Stored');
  await documents.expectStatus('Press 42', 'Stored');
  await within.getByRole('group', { name: 'Empty.pdf' }).getByRole('button', { name: 'Remove' }).click();

  // Slow enough to be inspected on a busy machine, too.
  const release = await throttle(page, 300_000);
  await documents.choose(files.stalling);
  await choose(pdf('Pump photo'));
  await documents.upload(2);
  await expect(documents.row('Thermography')).toContainText('left');
  await look('sending');
  service.freeze();
  // The suspended service reads nothing: only the buffers between the two fill up.
  await release();
  await expect(documents.row('Thermography')).toContainText('no progress for');
  await look('stalled');

  await service.kill();
  await expect(documents.list).toContainText('Can’t reach the service.');
  await look('offline');
  await documents.press('Thermography', 'Cancel');
  await service.start();
  await documents.expectStatus('Pump photo', 'Stored');

  const uploads = '**/v1/documents/**';
  // CORS headers, as a service sends them to pages of other origins.
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };
  const rejection = { statusCode: 400, message: 'category "X-99" is not known' };
  await page.route(uploads, (route) => route.fulfill({ status: 400, json: rejection, headers }));
  await choose(pdf('Spare parts'));
  await documents.upload(1);
  await documents.expectStatus('Spare parts', 'Failed');
  await look('failed');
  await page.unroute(uploads);
  await documents.press('Spare parts', 'Edit and retry');
  const details = within.getByRole('form', { name: 'Details of Spare parts' });
  await details.getByLabel('Display name').fill('');
  await details.getByRole('button', { name: /^Save/ }).click();
  await expect(details).toContainText('Enter a display name');
  await look('details being edited');

  await choose(pdf('Hydraulic plan'));
  await documents.upload(1);
  await expect(documents.row('Hydraulic plan').first()).toContainText('Not sent');
  await look('waiting for a decision');
  await documents.sendAnyway('Hydraulic plan');
  await expect(within.getByRole('dialog')).toBeVisible();
  await look('duplicate dialog');
  await within.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  const document = { id: 'doc-1', displayname: 'Type plate', category: { name: 'Photo' } };
  const extension = { document, assetIds: ['PRESS-0043', 'TANK-007'] };
  const json = { data: { warningCode: 'DuplicateDocument', extension } };
  await page.route(uploads, (route) => route.fulfill({ json, headers }));
  await choose(pdf('Plate photo'), pdf('Second plate photo'));
  await documents.upload(2);
  await expect(within.getByRole('heading', { name: /^Not linked to / })).toBeVisible();
  await look('dialog of several duplicates');
  await page.unroute(uploads);
  await documents.dismissAll();
  await expect(within.getByText('Remembered on this device for 30 days.')).toBeVisible();
  await look('history');
}

/** Enters the display name of a row, in its sheet where the row has no field. */
async function nameRow(row: Locator, name: string): Promise<void> {
  const field = row.getByLabel('Display name');
  if (await field.isVisible()) return field.fill(name);
  await row.getByRole('button', { name: 'More options' }).click();
  await field.fill(name);
  return row.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

interface Payload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const pdf = (name: string, content = `%PDF-1.7 ${name}`): Payload => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

const pageOf = (title: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>`;

/** A manual of which a person must say where it starts. */
async function startlessManual(): Promise<Payload> {
  const zip = await createZip({
    'operation.html': pageOf('Operation'),
    'safety.html': pageOf('Safety'),
  });
  return { name: 'Pump 3.zip', mimeType: 'application/zip', buffer: Buffer.from(await zip.arrayBuffer()) };
}

/** A manual with a finding of each weight that does not keep it from being one. */
async function flawedManual(): Promise<Payload> {
  const zip = await createZip({
    ...soundManual,
    'pages/valve.html':
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Valve</title>' +
      '<script src="https://example.com/count.js"></script></head>' +
      '<body><img src="../Img/Valve.PNG" alt=""><a href="missing.html">Next</a></body></html>',
    'img/valve.png': 'no picture',
  });
  return { name: 'Press 42.zip', mimeType: 'application/zip', buffer: Buffer.from(await zip.arrayBuffer()) };
}
