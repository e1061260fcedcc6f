import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useLinks } from '#app/pages/use-links.ts';
import type { Duplicate } from '#features/duplicates/duplicate-details.tsx';
import { DuplicateDialog } from '#features/duplicates/duplicate-dialog.tsx';
import { createFormats } from '#i18n/formats.ts';

import { render } from '../support/render.tsx';
import { createDuplicateReceipt } from '../support/uploads.ts';

const config = {
  documentUrl: './library/documents/{documentId}' as string | undefined,
  assetUrl: '#/assets/{assetId}',
  maintenanceUrl: 'https://cmms.example/records/{maintenanceId}' as string | undefined,
};
const organizations = [{ id: 'nordwerk', name: 'Nordwerk Pressen GmbH' }];

const createDuplicate = (
  receipt: Partial<Duplicate['receipt']> = {},
  overrides: Partial<Duplicate> = {},
): Duplicate => ({
  id: 'upload-1',
  fileName: 'safety-sheet.pdf',
  assetId: 'PRESS-0042',
  receipt: createDuplicateReceipt(receipt),
  ...overrides,
});

/** The dialog with the links that the application would make. */
function createDialog(
  duplicates: readonly Duplicate[] = [createDuplicate()],
  settings: Partial<typeof config> = {},
) {
  const onClose = vi.fn<() => void>();
  const deployment = { ...config, ...settings };
  function Shown() {
    return (
      <DuplicateDialog
        duplicates={duplicates}
        links={useLinks(deployment, organizations)}
        onClose={onClose}
      />
    );
  }
  const { user } = render(<Shown />);
  return { user, onClose, dialog: within(screen.getByRole('dialog')) };
}

/** What stands in the table, by its names. */
const facts = (scope: HTMLElement = screen.getByRole('dialog')) =>
  Object.fromEntries(
    within(scope)
      .queryAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('[DEVICE-18] everything that the service tells is shown', () => {
  const receipt = createDuplicateReceipt();
  const ofDetails = {
    ownerId: 'owner-7',
    manufacturerId: 'maker-3',
    type: 'AssetDocument',
    updatedAt: '2024-05-01T08:00:00.000Z',
    updatedBy: 'm.berg',
    ai: { ...receipt.document!.ai!, updatedAt: '2024-05-02T08:00:00.000Z' },
  };
  const { dialog } = createDialog([createDuplicate({ document: { ...receipt.document!, ...ofDetails } })]);
  expect(screen.getByRole('dialog', { name: 'This document already exists' })).toBeTruthy();
  expect(dialog.getByText(/the same content as safety-sheet\.pdf is already stored\.$/)).toBeTruthy();
  const { dateTime } = createFormats('en');
  expect(facts()).toEqual({
    'Display name': 'HLP 46 SDS',
    File: 'hlp46.pdf · application/pdf',
    Category: 'Safety data sheet',
    Organization: 'Nordwerk Pressen GmbH',
    Added: `${dateTime('2024-03-12T10:02:00.000Z')} by k.lund`,
    Languages: 'English and German',
    Supplier: 'Lubrication Supplies Nord',
    'AI processing': 'no',
    ID: 'doc-1Copy ID',
    Updated: `${dateTime('2024-05-01T08:00:00.000Z')} by m.berg`,
    Owner: 'owner-7',
    Manufacturer: 'maker-3',
    Type: 'AssetDocument',
    'Category ID': 'sds',
    'Category language': 'English',
    'Organization ID': 'nordwerk',
    'AI processing status': 'uningested',
    'AI processing updated': dateTime('2024-05-02T08:00:00.000Z'),
  });
  expect(dialog.getByText('Details')).toBeTruthy();
  expect(dialog.getByText('It is there.')).toBeTruthy();
});

test('what the service left out is left out', () => {
  const { dialog } = createDialog([
    createDuplicate({ document: { displayname: 'Sheet' }, maintenanceIds: [], message: undefined }),
  ]);
  expect(facts()).toEqual({ 'Display name': 'Sheet' });
  expect(dialog.queryByText('Maintenance records')).toBeNull();
  expect(dialog.queryByText('Message from the service')).toBeNull();
  expect(dialog.queryByRole('link', { name: 'Open document' })).toBeNull();
});

test('without a document the dialog says so, and shows the rest', () => {
  const { dialog } = createDialog([createDuplicate({ document: undefined })]);
  expect(dialog.getByText('The service gave no details about it.')).toBeTruthy();
  expect(facts()).toEqual({});
  expect(dialog.getByRole('link', { name: 'TANK-007' })).toBeTruthy();
});

test.for([
  [{ variant: 'injected', state: 'uninjected' }, 'not processed yet (uninjected)'],
  [{ variant: 'ingested', enabled: true }, 'yes'],
  [{ variant: 'ingested', enabled: false }, 'no'],
  [{ variant: 'ingested', enabled: true, state: 'uningested' }, 'not processed yet (uningested)'],
  [{ variant: 'ingested', enabled: false, state: 'uningested' }, 'no'],
  [{ variant: 'injected', updatedAt: '2024-03-12T10:02:00.000Z' }, undefined],
] as const)('[DEVICE-18] the AI state %o is shown as %s', ([ai, text]) => {
  createDialog([createDuplicate({ document: { id: 'doc-1', ai } })]);
  expect(facts()['AI processing']).toBe(text);
});

test.for([
  [{ category: { id: 'sds' } }, { Category: 'sds' }],
  [{ organizationId: 'unlisted' }, { Organization: 'unlisted' }],
  [{ category: { languageCode: 'de' } }, { 'Category language': 'German' }],
  [{ updatedBy: 'm.berg' }, { Updated: 'm.berg' }],
  [{ supplierDocument: true }, { Supplier: 'Supplier document' }],
  [{ supplierDocument: false }, {}],
  [{ languages: ['tlh', '?'] }, { Languages: 'Klingon and ?' }],
  [{ createdAt: 'last summer' }, { Added: 'last summer' }],
  [{ filename: 'a.pdf' }, { File: 'a.pdf' }],
])('%o is shown as %o', ([document, shown]) => {
  createDialog([createDuplicate({ document })]);
  expect(facts()).toEqual(shown);
});

test('a text of the service is text, whatever it looks like', () => {
  const hostile = '<img src=x onerror="alert(1)">';
  createDialog([
    createDuplicate({
      document: { displayname: hostile, filename: hostile, supplierName: hostile },
      assetIds: [hostile],
      maintenanceIds: [hostile],
      message: hostile,
    }),
  ]);
  expect(facts()).toEqual({ 'Display name': hostile, File: hostile, Supplier: hostile });
  expect(screen.getAllByText(hostile).length).toBe(6);
  expect(document.querySelector('img')).toBeNull();
});

test('the document and every asset are linked, each value as one part of the address', () => {
  const { dialog } = createDialog([
    createDuplicate({ document: { id: 'a/b?c', displayname: 'Sheet' }, assetIds: ['CONV-A/1'] }),
  ]);
  const href = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
  expect(href('Sheet')).toBe('./library/documents/a%2Fb%3Fc');
  expect(href('Open document')).toBe('./library/documents/a%2Fb%3Fc');
  expect(href('CONV-A/1')).toBe('#/assets/CONV-A%2F1');
  expect(href('MNT-1')).toBe('https://cmms.example/records/MNT-1');
});

test('[DEVICE-18] a deployment without an address for maintenance records gives no link to them', () => {
  const { dialog } = createDialog([createDuplicate()], { maintenanceUrl: undefined });
  expect(dialog.getByText('MNT-2')).toBeTruthy();
  expect(dialog.queryByRole('link', { name: 'MNT-2' })).toBeNull();
});

test.for([
  'javascript:alert("{documentId}{assetId}")',
  'data:text/html,{documentId}{assetId}',
  '{documentId}{assetId}:x',
])('the template %s gives no link', (template) => {
  const document = { id: 'javascript', displayname: 'Sheet' };
  const linked = { assetIds: ['javascript'], maintenanceIds: ['data'] };
  const { dialog } = createDialog([createDuplicate({ document, ...linked })], {
    documentUrl: template.replace('{assetId}', ''),
    assetUrl: template.replace('{documentId}', ''),
    maintenanceUrl: template.replace('{documentId}{assetId}', '{maintenanceId}'),
  });
  expect(dialog.queryAllByRole('link')).toEqual([]);
  expect(dialog.getByText('Sheet')).toBeTruthy();
  expect(dialog.getByText('javascript', { selector: '.chip' })).toBeTruthy();
});

test('a deployment without an address for documents gives no link to one', () => {
  const { dialog } = createDialog([createDuplicate()], { documentUrl: undefined });
  expect(dialog.queryByRole('link', { name: 'Open document' })).toBeNull();
  expect(dialog.queryByRole('link', { name: 'HLP 46 SDS' })).toBeNull();
});

test('this asset is marked where it is among them', () => {
  const { dialog } = createDialog();
  expect(dialog.getByRole('heading', { name: 'Linked to 2 assets' })).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'PRESS-0042 · this asset' })).toBeTruthy();
  expect(dialog.queryByText(/Not linked to this asset/)).toBeNull();
});

test.for([
  [['TANK-007'], 'Linked to 1 asset'],
  [[], 'Not linked to any asset'],
] as const)('linked to %j, this asset is said to be missing', ([assetIds, heading]) => {
  const { dialog } = createDialog([createDuplicate({ assetIds })]);
  expect(dialog.getByRole('heading', { name: heading })).toBeTruthy();
  expect(dialog.getByText('Not linked to this asset (PRESS-0042).')).toBeTruthy();
});

test('the id can be copied', async () => {
  const { user, dialog } = createDialog();
  await user.click(dialog.getByRole('button', { name: 'Copy ID' }));
  expect(await navigator.clipboard.readText()).toBe('doc-1');
  expect(dialog.getByRole('status').textContent).toBe('Copied');
});

test('"Close" closes', async () => {
  const { user, onClose, dialog } = createDialog();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('several are a list, each with all there is and a link of its own', async () => {
  const { dialog } = createDialog([
    createDuplicate({ message: undefined }),
    createDuplicate(
      { document: { id: 'doc-2', displayname: 'Photo' }, message: undefined },
      { id: 'two', fileName: 'photo.jpg' },
    ),
    createDuplicate({ document: undefined, message: undefined }, { id: 'three', fileName: 'other.pdf' }),
  ]);
  expect(screen.getByRole('dialog', { name: '3 documents already exist' })).toBeTruthy();
  const items = [...screen.getByRole('dialog').querySelectorAll<HTMLElement>('.duplicates > li')];
  const entries = items.map((item) => within(item));
  expect(entries[0]?.getAllByText('HLP 46 SDS')).toHaveLength(2);
  expect(entries[1]?.getByText('photo.jpg')).toBeTruthy();
  expect(entries[2]?.getAllByText('other.pdf')).toHaveLength(2);
  expect(entries).toHaveLength(3);
  expect(facts(items[1])).toEqual({ 'Display name': 'Photo', ID: 'doc-2Copy ID' });
  expect(
    dialog.getAllByRole('link', { name: 'Open document' }).map((link) => link.getAttribute('href')),
  ).toEqual(['./library/documents/doc-1', './library/documents/doc-2']);
});
