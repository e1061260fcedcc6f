import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { press } from '../support/dom/press.ts';
import { endedAt, time, createList, row, storedDocument } from '../support/dom/shown-uploads.tsx';
import { createDuplicateReceipt, createUpload } from '../support/uploads.ts';

const noUploads = 'Documents that you upload from this device are listed here.';

test('an empty list says that there are no uploads', () => {
  createList([]);
  expect(screen.getByText(noUploads)).toBeVisible();
});

const kept =
  'Unfinished uploads saved on this device: 1. If you close this page, they continue when you open it here again.';

const leaveOpen = /Keep this page open/;

test('[UPLOAD-49] saved uploads that couldn’t be read are not called none', () => {
  createList([], { isUnreadable: true });
  expect(screen.getByRole('alert')).toHaveTextContent(/couldn’t be read\. They stay saved\./);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.queryByText(noUploads)).not.toBeInTheDocument();
});

test.for([
  ['older', /^An older version of this page is still uploading in another tab\./, 0],
  ['newer', /^A newer version of this page is open in another tab\. Reload/, 1],
  ['newer-data', /^Uploads saved on this device need a newer version of this page\./, 0],
] as const)('[UPLOAD-97] the list says that another tab is %s', ([otherTab, text, reloads]) => {
  createList([], { otherTab });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Reload the page' })).toHaveLength(reloads);
});

test('[UPLOAD-56] what a newer release saved is named', () => {
  createList([], { savedByNewer: [{ id: 'a', assetId: 'PRESS-0042', fileName: 'left.txt' }] });
  expect(screen.getByText('left.txt (PRESS-0042)')).toBeVisible();
});

test('[LIST-10] nothing says that files are saved if all that is left has failed', () => {
  const failed = createUpload({
    status: 'failed',
    problem: { code: 'http', status: 413 },
    persistence: 'saved',
  });
  const { show } = createList([failed]);
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
  show([failed, createUpload({ status: 'waiting', persistence: 'saved' })]);
  expect(screen.getByText(kept)).toBeVisible();
});

const saved = createUpload({ status: 'waiting', persistence: 'saved' }, { displayName: 'Saved' });

test.for([
  ['it is saved', [createUpload({ status: 'checking', persistence: 'saved' })], kept],
  [
    'one is being saved',
    [saved, createUpload({ status: 'sending', attemptId: 'a', sentBytes: 1, persistence: 'saving' })],
    'Saving… Keep this page open.',
  ],
  [
    'one is too large to be saved, so that closing the page would lose it',
    [saved, createUpload({ status: 'failed', problem: { code: 'no-token' }, persistence: 'no-room' })],
    'Too large to save on this device. Keep this page open until the upload finishes.',
  ],
  [
    'one isn’t saved',
    [saved, createUpload({ status: 'waiting', persistence: 'off' })],
    /^Some files aren’t saved on this device\./,
  ],
  [
    'it is paused, so that a person resumes it',
    [createUpload({ status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' }, persistence: 'saved' })],
    'Unfinished uploads saved on this device: 1.',
  ],
] as const)('[LIST-10] what is saved on this device is said: %s', ([, uploads, text]) => {
  createList(uploads);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByText(kept)).toHaveLength(text === kept ? 1 : 0);
});

test.for([
  createUpload({ status: 'cancelled', persistence: 'saved' }),
  createUpload({ status: 'waiting', persistence: 'off' }),
  createUpload({ status: 'cancelled', persistence: 'saving' }),
  createUpload({ status: 'needs-file', persistence: 'no-room' }),
  createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }),
])('[LIST-10] nothing is said of what is saved: case %#', (upload) => {
  createList([upload]);
  expect(screen.queryByText(leaveOpen)).not.toBeInTheDocument();
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
});

/** Rows by group, in the order shown. */
function shownGroups() {
  const groups: Record<string, (string | null)[]> = {};
  let title = '';
  for (const item of document.querySelectorAll<HTMLElement>('[data-row]')) {
    title = within(item).queryByRole('heading')?.textContent ?? title;
    (groups[title] ??= []).push(item.querySelector('strong')!.textContent);
  }
  return groups;
}

const numbered = (count: number, prefix: string, status: Parameters<typeof createUpload>[0]) =>
  Array.from({ length: count }, (_, index) =>
    createUpload(status, { displayName: `${prefix} ${index + 1}` }),
  );

const failed = { status: 'failed', problem: { code: 'http', status: 400 } } as const;
const stored = { status: 'stored', receipt: { kind: 'stored' }, endedAt } as const;

test('[LIST-1] uploads are grouped in the order of what a person has to do', () => {
  createList([
    createUpload(stored, { displayName: 'Stored' }),
    createUpload({ status: 'waiting' }, { displayName: 'Next' }),
    createUpload({ status: 'waiting' }, { displayName: 'Last' }),
    createUpload({ status: 'storing', attemptId: 'a' }, { displayName: 'Finishing' }),
    createUpload(failed, { displayName: 'Failed' }),
    createUpload({ status: 'needs-file' }, { displayName: 'Missing' }),
    createUpload({ status: 'cancelled' }, { displayName: 'Cancelled' }),
    createUpload(
      { status: 'already-exists', receipt: createDuplicateReceipt({ assetIds: ['TANK-007'] }), endedAt },
      { displayName: 'Not here' },
    ),
    createUpload(
      { status: 'already-exists', receipt: createDuplicateReceipt(), endedAt },
      { displayName: 'Here' },
    ),
    createUpload(failed, { displayName: 'Elsewhere', assetId: 'TANK-007' }),
  ]);
  expect(shownGroups()).toEqual({
    'Needs attention 3': ['Not here', 'Missing', 'Failed'],
    'Uploading 1': ['Finishing'],
    'Waiting 2': ['Next', 'Last'],
    'Done 3': ['Here', 'Cancelled', 'Stored'],
    'Other assets 1': ['Elsewhere'],
  });
});

const sizes = () => Object.values(shownGroups()).map((rows) => rows.length);

test('[LIST-1] long groups show their first rows until a person asks for all', async () => {
  const { user } = createList([
    ...numbered(9, 'Waiting', { status: 'waiting' }),
    ...numbered(14, 'Stored', stored),
    ...numbered(3, 'Failed', failed),
  ]);
  expect(sizes()).toEqual([3, 5, 10]);
  await user.click(screen.getByRole('button', { name: 'Show all 14' }));
  expect(sizes()).toEqual([3, 5, 14]);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(sizes()).toEqual([3, 5, 10]);
});

test('[LIST-1] focus continues at the first row that "Show all" reveals, and at the first of the group afterwards', async () => {
  const { user } = createList([...numbered(2, 'Failed', failed), ...numbered(14, 'Stored', stored)]);
  await user.click(screen.getByRole('button', { name: 'Show all 14' }));
  expect(screen.getByRole('group', { name: 'Stored 4' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getByRole('group', { name: 'Stored 14' })).toHaveFocus();
});

test('[LIST-1] pressing a count shows only that group, until it is empty', async () => {
  const uploads = [...numbered(6, 'Waiting', { status: 'waiting' }), ...numbered(2, 'Failed', failed)];
  const { user, show } = createList(uploads);
  const filter = within(screen.getByRole('group', { name: 'Show' }));
  expect(filter.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    'All 8',
    'Needs attention 2',
    'Waiting 6',
  ]);
  await user.click(filter.getByRole('button', { name: 'Waiting 6' }));
  expect(filter.getByRole('button', { name: 'Waiting 6' })).toHaveAttribute('aria-pressed', 'true');
  expect(Object.keys(shownGroups())).toEqual(['Waiting 6']);
  expect(shownGroups()['Waiting 6']).toHaveLength(6);
  const allStored = uploads.map((upload) => createUpload(stored, { id: upload.id }));
  show(allStored);
  expect(Object.keys(shownGroups())).toEqual(['Done 8']);
});

test('[LIST-2] the total counts the uploads of this asset, without cancelled ones', () => {
  createList([
    createUpload(stored),
    createUpload(stored, { assetId: 'TANK-007' }),
    createUpload({ status: 'cancelled' }),
    createUpload({
      status: 'already-exists',
      receipt: createDuplicateReceipt({ assetIds: ['TANK-007'] }),
      endedAt,
    }),
    createUpload({ status: 'sending', attemptId: 'a', sentBytes: 500 }),
  ]);
  expect(screen.getByText('1 of 3 done').parentElement).toHaveTextContent(/^1 of 3 done · 2\.5 kB of 3 kB$/);
  const bar = screen.getByRole('progressbar', { name: 'Total progress' });
  expect(bar).toHaveAttribute('value', '2500');
  expect(bar).toHaveAttribute('max', '3000');
});

test('[LIST-2] once nothing is under way, the heading sums up, with files that were left out', () => {
  const uploads = [
    ...numbered(36, 'Plan', stored),
    createUpload({ status: 'already-exists', receipt: createDuplicateReceipt(), endedAt }),
    createUpload(failed, { assetId: 'TANK-007' }),
  ];
  const { show } = createList([...uploads, createUpload({ status: 'waiting' })], {
    leftOut: ['setup.bat'],
    nextAssetHref: '#/?next',
  });
  expect(screen.queryByRole('link', { name: 'Next asset' })).not.toBeInTheDocument();
  show(uploads);
  expect(screen.getByText('36 stored, 1 already stored, and 1 not uploaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next asset' })).toHaveAttribute('href', '#/?next');
});

test('[LIST-7] the row of a ZIP that isn’t stored as a manual says so', () => {
  createList([
    createUpload(stored, { displayName: 'Readings', fileName: 'readings.zip' }),
    createUpload(stored, { displayName: 'Manual', fileName: 'manual.zip', operation: 'manual' }),
  ]);
  expect(row('Readings').getByText(/^Regular file, not an offline manual · 1 kB · /)).toBeVisible();
  expect(row('Manual').queryByText(/Regular file/)).not.toBeInTheDocument();
});

test('[LIST-6] a removed upload is hidden at once, and forgotten when "Undo" ends', async () => {
  const { user, dismiss } = createList([
    createUpload(failed, { id: 'this' }),
    createUpload(stored, { displayName: 'Other' }),
  ]);
  await press(user, row(), 'Remove from list');
  expect(screen.queryByRole('group', { name: 'Pump manual' })).not.toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'Uploads' }));
  expect(list.getByRole('group', { name: 'Removed from the list: “Pump manual”' })).toBeVisible();
  expect(dismiss).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Hide this message' }));
  expect(dismiss.mock.calls).toEqual([[['this']]]);
});

const rows = () => screen.getAllByRole('listitem').map((item) => within(item).getByRole('group'));

test('[LIST-6] the message stands in the place of the row that was removed last, and receives its focus', async () => {
  const { user } = createList(numbered(3, 'Stored', stored));
  await press(user, row('Stored 2'), 'Remove from list');
  expect(rows()[1]).toHaveTextContent(/^Removed from the list, the document stays stored: “Stored 2”/);
  expect(rows()[1]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rows()[1]).toBe(screen.getByRole('group', { name: 'Stored 2' }));
  expect(rows()[1]).toHaveFocus();
});

test('[LIST-6] "Undo" brings every removed upload back', async () => {
  const { user, dismiss } = createList([
    createUpload(failed),
    createUpload(stored, { displayName: 'Other' }),
  ]);
  await press(user, row(), 'Remove from list');
  await press(user, row('Other'), 'Remove from list');
  const text = '2 uploads were removed from the list. Stored documents stay stored.';
  expect(within(screen.getByRole('list', { name: 'Uploads' })).getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('group', { name: 'Pump manual' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Other' })).toBeVisible();
  expect(screen.queryByText(/removed from the list/i)).not.toBeInTheDocument();
  expect(dismiss).not.toHaveBeenCalled();
});

test('[LIST-6] "Undo" ends when another page is shown', async () => {
  const { user, dismiss, leave } = createList([createUpload(failed, { id: 'this' })]);
  await press(user, row(), 'Remove from list');
  leave();
  expect(dismiss.mock.calls).toEqual([[['this']]]);
});

test('[LIST-6] skipping a duplicate cancels it once "Undo" ends', async () => {
  const decision = { kind: 'decision', match: { kind: 'stored-before', displayName: 'X', endedAt } } as const;
  const { user, commands, dismiss } = createList([
    createUpload({ status: 'waiting', waitsFor: decision }, { id: 'this' }),
  ]);
  await press(user, row(), 'Skip');
  expect(commands.cancel).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Hide this message' }));
  expect(commands.cancel.mock.calls).toEqual([['this']]);
  expect(dismiss.mock.calls).toEqual([[['this']]]);
});

const lists = {
  offerAi: false,
  categories: [
    { id: 'category-1', name: 'Drawing' },
    { id: 'sds', name: 'Safety data sheet' },
  ],
};

test('[LIST-7] a row shows the category; its details show the rest', async () => {
  const { user } = createList(
    [createUpload({ ...stored, receipt: { kind: 'stored', document: storedDocument } })],
    {
      choices: lists,
    },
  );
  expect(row().getByText('Drawing')).toBeVisible();
  expect(row().queryByText('doc-1')).not.toBeInTheDocument();
  await press(user, row(), 'Details');
  expect(row().getByText('doc-1')).toBeVisible();
  expect(row().getByRole('group', { name: 'Details' })).toHaveFocus();
  await press(user, row(), 'Hide details');
  expect(row().queryByText('doc-1')).not.toBeInTheDocument();
});

test('[LIST-7] the chosen category isn’t shown of a document that existed already', () => {
  const { show } = createList([createUpload({ status: 'waiting' }, { id: 'a' })], { choices: lists });
  expect(row().getByText('Drawing')).toBeVisible();
  const receipt = createDuplicateReceipt();
  show([createUpload({ status: 'already-exists', receipt, endedAt }, { id: 'a' })]);
  expect(row().queryByText('Drawing')).not.toBeInTheDocument();
});

test('[LIST-7] open details are closed when the document turns out to exist already: its dialog has them', async () => {
  const { user, show } = createList([createUpload({ status: 'waiting' }, { id: 'a' })], {
    choices: lists,
  });
  await press(user, row(), 'Details');
  expect(row().getAllByRole('term').length).toBeGreaterThan(0);
  const receipt = createDuplicateReceipt();
  show([createUpload({ status: 'already-exists', receipt, endedAt }, { id: 'a' })]);
  expect(row().queryByRole('term')).not.toBeInTheDocument();
});

test('[LIST-8] a request to correct a stored document can be copied', async () => {
  const { user } = createList(
    [createUpload({ ...stored, receipt: { kind: 'stored', document: storedDocument } })],
    {
      choices: lists,
    },
  );
  await press(user, row(), 'Details');
  expect(row().getByText(/^Stored documents can’t be changed here\./)).toBeVisible();
  await user.click(row().getByRole('button', { name: 'Copy correction request' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Please correct this stored document.',
      'Document: Pump manual',
      'Document ID: doc-1',
      'File: pump-manual.pdf',
      'Asset: PRESS-0042',
      'What is wrong: ',
    ].join('\n'),
  );
});

test('an upload to another asset names it; on a page without an asset every upload does', () => {
  const uploads = [
    createUpload({ status: 'waiting' }, { displayName: 'Here' }),
    createUpload({ status: 'waiting' }, { displayName: 'There', assetId: 'TANK-007' }),
  ];
  createList(uploads);
  expect(row('Here').queryByText('PRESS-0042')).not.toBeInTheDocument();
  expect(row('There').getByText('TANK-007')).toBeVisible();
});

test('dismissing the last upload moves focus to the heading', async () => {
  const { user, show } = createList([createUpload({ status: 'cancelled' })]);
  await press(user, row(), 'Remove from list');
  show([]);
  expect(screen.getByRole('heading', { name: 'Uploads' })).toHaveFocus();
});

test('[DUPLICATE-5] a document that isn’t on the asset has its link request in its row', async () => {
  const receipt = createDuplicateReceipt({ assetIds: ['TANK-007'] });
  const notHere = { status: 'already-exists', receipt, endedAt } as const;
  const { user, commands, show } = createList([createUpload(notHere, { id: 'u' })]);
  await user.click(row().getByRole('button', { name: 'Copy link request Pump manual' }));
  const request = 'Please link this document to asset PRESS-0042.';
  expect(await navigator.clipboard.readText()).toBe(request);
  expect(row().getByText('Copied')).toBeVisible();
  expect(commands.noteLinkRequest.mock.calls).toEqual([['u']]);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(row().getByRole('button', { name: 'Copy link request Pump manual' }));
  const name = 'Couldn’t copy. Select and copy this text:';
  expect(row().getByRole('textbox', { name })).toHaveValue(request);
  expect(commands.noteLinkRequest.mock.calls).toHaveLength(1);
  show([
    createUpload({ ...notHere, linkRequestedAt: endedAt }, { id: 'u' }),
    createUpload({ status: 'waiting' }, { displayName: 'Next' }),
  ]);
  expect(shownGroups()).toMatchObject({ 'Done 1': ['Pump manual'] });
  expect(
    row().getByText(`Already stored as “HLP 46 SDS”, but not linked to PRESS-0042. Request copied ${time}.`),
  ).toBeVisible();
  expect(row().getByRole('button', { name: 'Copy link request Pump manual' })).toBeVisible();
});
