import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useLinks } from '#app/pages/workspace/use-links.ts';
import type { Duplicate } from '#features/duplicates/duplicate-details.tsx';
import { DuplicateDialog } from '#features/duplicates/duplicate-dialog.tsx';
import { createFormats } from '#i18n/formats.ts';

import { render } from '../support/dom/render.tsx';
import { createDuplicateReceipt } from '../support/uploads.ts';

const config = {
  documentUrl: './library/documents/{documentId}' as string | undefined,
  assetUrl: '#/assets/{assetId}',
  maintenanceUrl: 'https://cmms.example/records/{maintenanceId}' as string | undefined,
  linkUrl: undefined as string | undefined,
};
const organizations = [{ id: 'nordwerk', name: 'Nordwerk Pressen GmbH' }];

const createDuplicate = (
  receipt: Partial<Duplicate['receipt']> = {},
  overrides: Partial<Duplicate> = {},
): Duplicate => ({
  id: 'upload-1',
  fileName: 'safety-sheet.pdf',
  displayName: 'Safety sheet',
  assetId: 'PRESS-0042',
  receipt: createDuplicateReceipt(receipt),
  ...overrides,
});

const person = { id: 'm.berg', subject: 'm.berg', name: 'Mia Berg', roles: undefined };

/** The dialog with the links that the application would create. */
function createDialog(
  duplicates: readonly Duplicate[] = [createDuplicate()],
  settings: Partial<typeof config> = {},
  assets: readonly { readonly id: string; readonly name: string }[] = [],
) {
  const onClose = vi.fn<() => void>();
  const deployment = { ...config, ...settings };
  function Shown() {
    return (
      <DuplicateDialog
        duplicates={duplicates}
        links={useLinks(deployment, { organizations, person, assets })}
        onClose={onClose}
      />
    );
  }
  const { user } = render(<Shown />);
  return { user, onClose, dialog: within(screen.getByRole('dialog')) };
}

/** Opens what is folded away. */
const openAll = (): void =>
  document.querySelectorAll('summary').forEach((summary) => fireEvent.click(summary));

/** Contents of the tables, by name. */
const facts = (scope: HTMLElement = screen.getByRole('dialog')) =>
  Object.fromEntries(
    within(scope)
      .queryAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('[DUPLICATE-1] what the service sent about the document is shown, the less important under "Details"', async () => {
  const receipt = createDuplicateReceipt();
  const technical = {
    ownerId: 'owner-7',
    manufacturerId: 'maker-3',
    type: 'AssetDocument',
    updatedAt: '2024-05-01T08:00:00.000Z',
    updatedBy: 'm.berg',
    ai: { ...receipt.document!.ai!, updatedAt: '2024-05-02T08:00:00.000Z' },
  };
  const { dialog, user } = createDialog([
    createDuplicate({ document: { ...receipt.document!, ...technical } }),
  ]);
  expect(screen.getByRole('dialog', { name: 'This document already exists' })).toBeVisible();
  expect(dialog.getByText('HLP 46 SDS').closest('.box')).toHaveTextContent(
    'hlp46.pdf · Safety data sheet · You chose “safety-sheet.pdf”',
  );
  const { dateTime } = createFormats('en');
  const main = {
    Organization: 'Nordwerk Pressen GmbH',
    Added: `${dateTime('2024-03-12T10:02:00.000Z')} by k.lund`,
    Languages: 'English and German',
    Supplier: 'Lubrication Supplies Nord',
  };
  expect(facts()).toEqual(main);
  await user.click(dialog.getByText('All details and the service’s message'));
  expect(facts()).toEqual({
    ...main,
    'AI processing': 'no',
    ID: 'doc-1',
    Updated: `${dateTime('2024-05-01T08:00:00.000Z')} by Mia Berg`,
    Owner: 'owner-7',
    Manufacturer: 'maker-3',
    'MIME type': 'application/pdf',
    'Message from the service': 'It is there.',
  });
});

test.each([
  ['nordwerk', 'Nordwerk Pressen GmbH'],
  ['m.berg', 'Mia Berg'],
  ['owner-7', 'owner-7'],
])(
  '[DUPLICATE-1] the owner %s is shown as %s: listed organizations and the signed-in person have a name',
  (ownerId, name) => {
    const { document } = createDuplicateReceipt();
    createDialog([createDuplicate({ document: { ...document!, organizationId: undefined, ownerId } })]);
    openAll();
    expect(facts()).toMatchObject({ Owner: name });
  },
);

test('[DUPLICATE-1] a fact that another one already states is left out', () => {
  const { document } = createDuplicateReceipt();
  const { organizationId, createdAt, createdBy } = document!;
  createDialog([
    createDuplicate({
      document: {
        ...document!,
        ownerId: organizationId,
        manufacturerId: organizationId,
        updatedAt: createdAt,
        updatedBy: createdBy,
      },
    }),
  ]);
  openAll();
  for (const name of ['Owner', 'Manufacturer', 'Updated']) expect(facts()).not.toHaveProperty(name);
});

test('without a document the dialog says so, and shows the rest', () => {
  const { dialog } = createDialog([createDuplicate({ document: undefined })]);
  expect(dialog.getByText('The service gave no details about it.')).toBeVisible();
  expect(facts()).toEqual({});
  expect(dialog.getByRole('link', { name: 'TANK-007' })).toBeVisible();
});

test.for([
  [{ variant: 'injected', state: 'uninjected' }, 'not processed yet'],
  [{ variant: 'ingested', enabled: true }, 'yes'],
  [{ variant: 'ingested', enabled: true, state: 'uningested' }, 'not processed yet'],
  [{ variant: 'ingested', enabled: false, state: 'uningested' }, 'no'],
  [{ variant: 'injected', updatedAt: '2024-03-12T10:02:00.000Z' }, undefined],
] as const)('[DUPLICATE-1] the AI state %o is shown as %s', ([ai, text]) => {
  createDialog([createDuplicate({ document: { id: 'doc-1', ai } })]);
  openAll();
  expect(facts()['AI processing']).toBe(text);
});

test.for([
  [{ organizationId: 'unlisted' }, { Organization: 'unlisted' }],
  [{ manufacturerId: 'nordwerk' }, { Manufacturer: 'Nordwerk Pressen GmbH' }],
  [{ supplierDocument: true }, { Supplier: 'Supplier document' }],
  [{ languages: ['tlh', '?'] }, { Languages: 'Klingon and ?' }],
  [{ createdAt: 'last summer' }, { Added: 'last summer' }],
])('%o is shown as %o', ([document, shown]) => {
  createDialog([createDuplicate({ document, message: undefined })]);
  openAll();
  expect(facts()).toEqual(shown);
});

test('texts of the service are shown as text, whatever they contain', () => {
  const hostile = '<img src=x onerror="alert(1)">';
  createDialog([
    createDuplicate({
      document: { displayname: hostile, filename: hostile, supplierName: hostile },
      assetIds: [hostile],
      maintenanceIds: [hostile],
      message: hostile,
    }),
  ]);
  openAll();
  expect(facts()).toEqual({ Supplier: hostile, 'Message from the service': hostile });
  expect(screen.getAllByText(hostile).length).toBe(6);
  expect(document.querySelector('img')).not.toBeInTheDocument();
});

test('the document and every asset are linked, with each value as one part of the address', () => {
  const { dialog } = createDialog([
    createDuplicate({ document: { id: 'a/b?c', displayname: 'Sheet' }, assetIds: ['CONV-A/1'] }),
  ]);
  const href = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
  expect(href('Sheet')).toBe('./library/documents/a%2Fb%3Fc');
  expect(href('Open')).toBe('./library/documents/a%2Fb%3Fc');
  expect(href('CONV-A/1')).toBe('#/assets/CONV-A%2F1');
  expect(href('MNT-1')).toBe('https://cmms.example/records/MNT-1');
});

test.for([
  [['TANK-007'], 'Linked to 1 asset'],
  [[], 'Not linked to any asset'],
] as const)('linked to %j, this asset is shown as missing', ([assetIds, heading]) => {
  const { dialog } = createDialog([createDuplicate({ assetIds })]);
  expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
  // The asset ID is an element of its own, which stays in one line.
  expect(dialog.getByText('PRESS-0042').closest('p')).toHaveTextContent(
    'No copy was made. It’s stored, but not linked to PRESS-0042.',
  );
});

test('[DUPLICATE-3] for a document that is not on this asset, that comes first, with the request as main action', () => {
  const { dialog } = createDialog([createDuplicate({ assetIds: ['TANK-007'] })]);
  const note = dialog.getByText('PRESS-0042');
  const request = dialog.getByRole('button', { name: 'Copy link request' });
  expect(note.compareDocumentPosition(dialog.getByText('HLP 46 SDS'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(request).toHaveClass('button--primary');
  expect(dialog.getByRole('link', { name: 'Open' })).not.toHaveClass('button--primary');
});

test('[DUPLICATE-3] of assets whose IDs can’t be read, the number is shown, and none is called "not this one"', () => {
  const { dialog } = createDialog([createDuplicate({ assetIds: ['TANK-007'], moreAssets: 3 })]);
  expect(dialog.getByRole('heading', { name: 'Linked to 4 assets' })).toBeVisible();
  expect(dialog.getByText('+3')).toBeVisible();
  expect(dialog.queryByText(/not linked/)).not.toBeInTheDocument();
});

test('the ID can be copied', async () => {
  const { user, dialog } = createDialog();
  await user.click(dialog.getByRole('button', { name: 'Copy ID' }));
  expect(await navigator.clipboard.readText()).toBe('doc-1');
  expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
});

const linkUrl = 'https://cmms.example/link?document={documentId}&asset={assetId}';
const photo = { id: 'doc-2', displayname: 'Type plate HP 160', createdBy: 'k.lund' };

/** One document that isn't on its asset, and two that are. */
const several = [
  createDuplicate(),
  createDuplicate(
    { document: photo, assetIds: ['TANK-007'] },
    { id: 'two', displayName: 'Type plate photo' },
  ),
  createDuplicate({ document: undefined }, { id: 'three', displayName: 'Other' }),
];

/** Items of each group, by heading. */
const groups = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('region')
    .map((group) => ({
      title: within(group).getByRole('heading').textContent,
      items: within(group).getAllByRole('listitem'),
    }));

test('[DUPLICATE-2] several duplicates are split by what a person has to do', () => {
  createDialog(several);
  expect(screen.getByRole('dialog', { name: '3 documents already exist' })).toBeVisible();
  const [missing, linked, ...more] = groups();
  expect(more).toEqual([]);
  expect(missing?.title).toBe('Not linked to PRESS-0042 · 1');
  expect(linked?.title).toBe('Already linked to PRESS-0042 · 2 · nothing to do');
  const texts = (group: typeof missing) =>
    group?.items.map((item) =>
      Array.from(item.querySelectorAll('.item__text > :not(:empty)'), (line) => line.textContent),
    );
  expect(texts(missing)).toEqual([
    ['Type plate HP 160', 'You chose “Type plate photo”\u00a0· linked to TANK-007'],
  ]);
  const date = createFormats('en').date('2024-03-12T10:02:00.000Z');
  expect(texts(linked)).toEqual([
    ['HLP 46 SDS', `You chose “Safety sheet”\u00a0· ${date} by k.lund`],
    ['Other'],
  ]);
});

test('[DUPLICATE-2] uploads to several assets are grouped by asset', () => {
  createDialog([
    ...several,
    createDuplicate({ assetIds: [] }, { id: 'four', assetId: 'PUMP-310' }),
    createDuplicate({ assetIds: [] }, { id: 'five', assetId: 'PUMP-310' }),
  ]);
  expect(groups().map(({ title, items }) => [title, items.length])).toEqual([
    ['Not linked to PRESS-0042 · 1', 1],
    ['Not linked to PUMP-310 · 2', 2],
    ['Already linked to PRESS-0042 · 2 · nothing to do', 2],
  ]);
});

test('[DUPLICATE-3] if the service gave no assets, the dialog does not call the document "not on this asset"', () => {
  createDialog([...several, createDuplicate({ assetIds: undefined }, { id: 'four' })]);
  expect(groups().map(({ title, items }) => [title, items.length])).toEqual([
    ['Not linked to PRESS-0042 · 1', 1],
    ['May not be linked to PRESS-0042 · 1', 1],
    ['Already linked to PRESS-0042 · 2 · nothing to do', 2],
  ]);
});

test('[DUPLICATE-3] if the service gave no assets, the dialog of one document says so, and asks to check', () => {
  const { dialog } = createDialog([createDuplicate({ assetIds: undefined })]);
  expect(dialog.getByText('The service didn’t say which assets it’s linked to.')).toBeVisible();
  expect(screen.getByRole('dialog')).not.toHaveTextContent('not linked');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Check whether it’s linked to PRESS-0042. If it isn’t, send the request',
  );
  expect(dialog.getByRole('button', { name: 'Copy link request' })).not.toHaveClass('button--primary');
  expect(dialog.getByRole('link', { name: 'Open document' })).toHaveClass('button--primary');
});

test('[DUPLICATE-2] an author whose ID is a UUID is only in the details', async () => {
  const createdBy = '3f6cbb0e-52d1-4c39-8a6e-0d1b6a2f9c11';
  const document = { id: 'doc-3', displayname: 'Sheet', createdBy };
  const { user } = createDialog([createDuplicate({ document }), createDuplicate({}, { id: 'two' })]);
  const item = groups()[0]!.items[0]!;
  expect(item).not.toHaveTextContent(createdBy);
  await user.click(within(item).getByRole('button', { name: 'Details Sheet' }));
  expect(facts(item)).toMatchObject({ Added: createdBy });
});

test('[DUPLICATE-1] "Details" shows and hides everything about one of several', async () => {
  const { user } = createDialog(several);
  const item = groups()[0]!.items[0]!;
  const details = within(item).getByRole('button', { name: 'Details Type plate HP 160' });
  expect(facts(item)).toEqual({});
  await user.click(details);
  expect(details).toHaveAttribute('aria-expanded', 'true');
  expect(facts(item)).toEqual({ Added: 'k.lund' });
  expect(within(item).getByRole('button', { name: 'Copy ID' })).toBeVisible();
  await user.click(details);
  expect(facts(item)).toEqual({});
});

const requestText = [
  'Please link this document to asset PRESS-0042.',
  'Document: Type plate HP 160',
  'Document ID: doc-2',
  'Address: http://localhost:3000/library/documents/doc-2',
].join('\n');

test.for([
  ['one', several.slice(1, 2)],
  ['several', several],
] as const)('[DUPLICATE-4] a link request is copied from the dialog of %s', async ([, duplicates]) => {
  const { user, dialog } = createDialog(duplicates);
  await user.click(dialog.getByRole('button', { name: /^Copy link request/ }));
  expect(await navigator.clipboard.readText()).toBe(requestText);
  expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
});

test('[DUPLICATE-5] what a link request is for is said once, and those of several documents are copied at once', async () => {
  const [first, ...others] = several;
  const onRequested = vi.fn();
  const { user, dialog } = createDialog([
    { ...first!, onRequested },
    {
      ...createDuplicate({ assetIds: [], document: { id: 'doc-9', displayname: 'Oil list' } }),
      onRequested,
    },
    ...others,
  ]);
  expect(dialog.getAllByText(/Send the requests? to the people who maintain/)).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Copy 2 link requests' }));
  const copied = await navigator.clipboard.readText();
  expect(copied.match(/^Please link this document to asset PRESS-0042\.$/gm)).toHaveLength(2);
  expect(copied).toContain('\n\nPlease');
  expect(onRequested.mock.calls.length).toBeGreaterThan(0);
});

test('[DUPLICATE-4] if the browser refuses to copy, the request can be selected', async () => {
  const { user, dialog } = createDialog(several);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(dialog.getByRole('button', { name: /^Copy link request/ }));
  const name = 'Couldn’t copy. Select and copy this text:';
  expect(dialog.getByRole('textbox', { name })).toHaveValue(requestText);
});

test.for<[string, Parameters<typeof createDuplicate>[0], readonly string[]]>([
  ['address', { document: { filename: 'a\u202eb.pdf' }, message: undefined }, ['Document: a[U+202E]b.pdf']],
  ['document', { document: undefined, message: 'It is there.' }, ['It is there.']],
])('[DUPLICATE-4] a request without %s has the fields that the service sent', async ([, receipt, lines]) => {
  const { user, dialog } = createDialog([createDuplicate({ ...receipt, assetIds: [] })]);
  await user.click(dialog.getByRole('button', { name: 'Copy link request' }));
  const request = 'Please link this document to asset PRESS-0042.';
  expect(await navigator.clipboard.readText()).toBe([request, ...lines].join('\n'));
});

test('[DUPLICATE-4] with linkUrl, a document that is not on the asset has a link to link it', () => {
  createDialog(several, { linkUrl });
  const [missing, linked] = groups();
  const link = within(missing!.items[0]!).getByRole('link', { name: /^Link to PRESS-0042 / });
  expect(link).toHaveAttribute('href', 'https://cmms.example/link?document=doc-2&asset=PRESS-0042');
  for (const item of linked!.items) {
    expect(within(item).queryByRole('link', { name: /^Link to/ })).not.toBeInTheDocument();
    expect(within(item).queryByRole('button', { name: /^Copy link request/ })).not.toBeInTheDocument();
  }
});
