import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { noPastAttempts } from '#queue/past-attempts.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { actionsOf } from '../support/dom/press.ts';
import {
  endedAt,
  time,
  createList,
  row,
  offline,
  waitsForLater,
  storedDocument,
} from '../support/dom/shown-uploads.tsx';
import { createDuplicateReceipt, createUpload } from '../support/uploads.ts';

test.for<[string, AssetUpload, RegExp, string[]]>([
  [
    'Waiting',
    createUpload({ status: 'waiting' }),
    /^1 kB$/,
    ['Edit details', 'Move to another asset…', 'Pause', 'Details', 'Cancel'],
  ],
  [
    'Uploading',
    createUpload({ status: 'sending', attemptId: 'a', sentBytes: 250 }),
    /^250 bytes of 1 kB$/,
    ['Pause', 'Details', 'Cancel'],
  ],
  [
    'Finishing',
    createUpload({ status: 'storing', attemptId: 'a' }),
    /^waiting for the service to confirm$/,
    ['Details', 'Cancel'],
  ],
  [
    'Stored',
    createUpload({ status: 'stored', receipt: { kind: 'stored', document: storedDocument }, endedAt }),
    new RegExp(`^1 kB · ${time}$`),
    ['Details', 'Copy ID', 'Remove from list'],
  ],
  [
    'Stored',
    createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }),
    new RegExp(`^1 kB · ${time}$`),
    ['Details', 'Remove from list'],
  ],
  [
    'Already exists',
    createUpload({ status: 'already-exists', receipt: createDuplicateReceipt(), endedAt }),
    /^Already stored as “HLP 46 SDS”\. No copy was made\.$/,
    ['Details', 'Copy ID', 'Remove from list'],
  ],
  [
    'Stored',
    createUpload({
      status: 'already-exists',
      receipt: createDuplicateReceipt(),
      origin: 'perhaps-this-upload',
      endedAt,
    }),
    /^Stored as “HLP 46 SDS”\.$/,
    ['Details', 'Copy ID', 'Remove from list'],
  ],
  [
    'Waiting',
    createUpload({ status: 'waiting', waitsFor: { kind: 'connection', since: 1, problem: offline } }),
    /^1 kB$/,
    ['Retry', 'Edit details', 'Move to another asset…', 'Pause', 'Details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({ status: 'waiting', waitsFor: { kind: 'sign-in', problem: { code: 'no-token' } } }),
    /^Sign in to continue\.$/,
    ['Retry', 'Edit details', 'Move to another asset…', 'Pause', 'Details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({ status: 'waiting', waitsFor: waitsForLater({ code: 'http', status: 503 }) }),
    /^The service is busy\. Retrying now\.$/,
    ['Retry', 'Edit details', 'Move to another asset…', 'Pause', 'Details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({ status: 'waiting', waitsFor: { kind: 'forced' } }),
    /^1 kB$/,
    ['Edit details', 'Move to another asset…', 'Pause', 'Details', 'Cancel'],
  ],
  [
    'Failed',
    createUpload({ status: 'failed', problem: { code: 'http', status: 413 } }),
    /^The file is 1 kB; the service accepts only smaller files\. Make it smaller or split it, then choose it again\.$/,
    ['Remove from list', 'Details', 'Remove from list'],
  ],
  [
    'Cancelled',
    createUpload({ status: 'cancelled' }),
    /^Stopped before everything was sent\.$/,
    ['Retry', 'Edit details', 'Details', 'Remove from list'],
  ],
  [
    'Failed',
    createUpload({ status: 'failed', problem: { code: 'http', status: 400 } }),
    /^The service rejected this upload\.$/,
    ['Edit and retry', 'Move to another asset…', 'Details', 'Remove from list'],
  ],
  [
    'Failed',
    createUpload({ status: 'failed', problem: { code: 'http', status: 507 } }),
    /^The service’s storage is full\./,
    ['Edit and retry', 'Retry', 'Move to another asset…', 'Details', 'Remove from list'],
  ],
  [
    'Already exists',
    createUpload({
      status: 'already-exists',
      receipt: createDuplicateReceipt({ assetIds: ['TANK-007'] }),
      endedAt,
    }),
    /^Already stored as “HLP 46 SDS”, but not linked to PRESS-0042\.$/,
    ['Details', 'Copy link request', 'Copy ID', 'Remove from list'],
  ],
  [
    'Already exists',
    createUpload({
      status: 'already-exists',
      receipt: createDuplicateReceipt({ assetIds: undefined, document: undefined }),
      endedAt,
    }),
    /^Already stored\. Check whether it’s linked to PRESS-0042\.$/,
    ['Details', 'Copy link request', 'Remove from list'],
  ],
])(
  'an upload that is "%s" explains its status and offers actions',
  async ([status, upload, text, buttons]) => {
    const { user } = createList([upload]);
    expect(row().getByText(status)).toBeVisible();
    expect(row().getByText(text)).toBeVisible();
    expect(await actionsOf(user, row())).toEqual(buttons);
  },
);

test.for<[string, string, string]>([
  ['Mia Berg', 'HLP 46 SDS', 'Already stored by Mia Berg. No copy was made.'],
  ['Mia Berg', 'Sheet', 'Already stored as “HLP 46 SDS” by Mia Berg. No copy was made.'],
  ['m.berg', 'HLP 46 SDS', 'Already stored by another person. No copy was made.'],
  [
    '3f6cbb0e-52d1-4c39-8a6e-0d1b6a2f9c11',
    'Sheet',
    'Already stored as “HLP 46 SDS” by another person. No copy was made.',
  ],
])('[DUPLICATE-7] a document of %s, uploaded as %s, reads "%s"', ([createdBy, displayName, text]) => {
  const receipt = createDuplicateReceipt({ document: { id: 'doc-1', displayname: 'HLP 46 SDS', createdBy } });
  const status = { status: 'already-exists', origin: 'another-person', receipt, endedAt } as const;
  createList([createUpload(status, { displayName })]);
  expect(row(displayName).getByText('Already exists')).toBeVisible();
  expect(row(displayName).getByText(text)).toBeVisible();
});

test('an upload whose file is being checked says so', async () => {
  const { user } = createList([createUpload({ status: 'checking' })]);
  expect(row().getByText('Checking')).toBeVisible();
  expect(row().getByText('Checking for duplicates')).toBeVisible();
  expect(await actionsOf(user, row())).toEqual([
    'Edit details',
    'Move to another asset…',
    'Pause',
    'Details',
    'Cancel',
  ]);
});

test.for<[string, AssetUpload, string[]]>([
  [
    'Paused',
    createUpload({ status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' } }),
    ['Resume', 'Edit details', 'Move to another asset…', 'Details', 'Cancel'],
  ],
  [
    'File missing',
    createUpload({ status: 'needs-file' }),
    ['Select file', 'Edit details', 'Move to another asset…', 'Details', 'Remove from list'],
  ],
  [
    'Failed',
    createUpload({ status: 'needs-file', problem: { code: 'file-changed' } }),
    ['Remove from list', 'Details', 'Remove from list'],
  ],
  [
    'Duplicate: review',
    createUpload({
      status: 'waiting',
      waitsFor: { kind: 'decision', match: { kind: 'stored-before', displayName: 'X', endedAt } },
    }),
    ['Skip', 'Upload anyway', 'Move to another asset…', 'Details'],
  ],
])('[LIST-9] "%s" offers only what applies', async ([status, upload, buttons]) => {
  const { user } = createList([upload]);
  expect(row().getByText(status)).toBeVisible();
  expect(await actionsOf(user, row())).toEqual(buttons);
});

test('a problem that occurred before the file was missing is shown too', () => {
  createList([createUpload({ status: 'needs-file', problem: { code: 'http', status: 507 } })]);
  expect(
    row().getByText(/^The service’s storage is full\. .* The file is no longer on this device\./),
  ).toBeVisible();
});

const progress = () => screen.getByRole('progressbar', { name: 'Upload of Pump manual' });

test('sent bytes are a progress with a value, storing is one without', () => {
  const { show } = createList([
    createUpload({ status: 'sending', attemptId: 'a', sentBytes: 250 }, { id: 'u' }),
  ]);
  expect(progress()).toHaveAttribute('value', '250');
  expect(progress()).toHaveAttribute('max', '1000');
  show([createUpload({ status: 'storing', attemptId: 'a' }, { id: 'u' })]);
  // Indeterminate: never full before the service has answered.
  expect(progress()).not.toHaveAttribute('value');
  show([createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }, { id: 'u' })]);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('the document is linked in a new tab if its address is configured', () => {
  const upload = createUpload({
    status: 'stored',
    receipt: { kind: 'stored', document: storedDocument },
    endedAt,
  });
  const { show } = createList([upload]);
  const link = screen.getByRole('link', { name: 'Pump manual' });
  expect(link).toHaveAttribute('href', '/library/doc-1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  show([createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt })]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test("the service's message follows ours, as text and marked as the service's", () => {
  const words = 'Only <b>PDF</b> & "JPG"';
  createList([createUpload({ status: 'failed', problem: { code: 'http', status: 415, words } })]);
  expect(
    row().getByText(
      'The service doesn’t accept .pdf files. Save it as another type, such as PDF, then choose it again.',
    ),
  ).toBeVisible();
  expect(row().getByText(`Message from the service: “${words}”`)).toBeVisible();
});

test("[LIST-5] the service's warning about a stored document is on its row", () => {
  const receipt = { kind: 'stored', warningCode: 'VirusScanPending', message: 'Being scanned.' } as const;
  const { show } = createList([createUpload({ status: 'stored', receipt, endedAt })]);
  expect(row().getByText('Message from the service: “Being scanned. (VirusScanPending)”')).toBeVisible();
  show([createUpload({ status: 'stored', receipt: { kind: 'stored', warningCode: 'Held' }, endedAt })]);
  expect(row().getByText('Message from the service: “Held”')).toBeVisible();
  show([createUpload({ status: 'stored', receipt: createDuplicateReceipt(), endedAt })]);
  expect(row().queryByText(/Message from the service/)).not.toBeInTheDocument();
});

test('[LIST-4] a cancelled upload that may be stored says so', () => {
  const cancelled = createUpload({ status: 'cancelled' });
  createList([{ ...cancelled, pastAttempts: { ...noPastAttempts, outcomeUnknown: true } } as AssetUpload]);
  expect(row().getByText('Stopped. The service may have stored it anyway.')).toBeVisible();
});
