import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { UploadProblem } from '#features/uploads/asset-upload.ts';
import type { AssetUpload } from '#features/uploads/asset-upload.ts';
import { quietMs } from '#features/uploads/list/use-announcements.ts';
import { undoMs } from '#features/uploads/removal/removed-uploads.ts';
import { UploadsList } from '#features/uploads/uploads-list.tsx';
import { createFormats } from '#i18n/formats.ts';
import { I18nProvider } from '#i18n/i18n-context.tsx';
import { createI18n } from '#i18n/i18n.ts';
import type { Locale } from '#i18n/locales.ts';
import { noHistory } from '#queue/attempt-history.ts';

import { actionsOf, press } from '../support/press.ts';
import { render } from '../support/render.tsx';
import { createCommands, createDuplicateReceipt, createListState, createUpload } from '../support/uploads.ts';

const endedAt = 1_700_000_000_000;
const time = createFormats('en').time(endedAt);

function createList(
  uploads: readonly AssetUpload[],
  overrides: Partial<ComponentProps<typeof UploadsList>> = {},
  locale: Locale = 'en',
) {
  const commands = createCommands();
  const dismiss = vi.fn<(ids: readonly string[]) => void>();
  const state = createListState({ getSnapshot: () => uploads, cancel: commands.cancel, dismiss });
  onTestFinished(state.removedUploads.dispose);
  const list = (shown: readonly AssetUpload[]) => (
    <I18nProvider locale={locale}>
      <UploadsList
        uploads={shown}
        assetId="PRESS-0042"
        commands={commands}
        choices={{ offerAi: false }}
        serviceHost="service.example"
        documentHref={(id) => id && `/library/${id}`}
        {...state}
        {...overrides}
      />
    </I18nProvider>
  );
  const { user, rerender, unmount } = render(list(uploads));
  return {
    user,
    commands,
    dismiss,
    show: (shown: readonly AssetUpload[]) => rerender(list(shown)),
    /** Opens another page. */
    leave: unmount,
  };
}

const row = (name = 'Pump manual') => within(screen.getByRole('group', { name }));
test('an empty list says that there are no uploads', () => {
  createList([]);
  expect(screen.getByText(/^Documents that you upload from this device are listed here\.$/)).toBeVisible();
});

const offline: UploadProblem = { code: 'network', sentBytes: 0, outcome: 'not-stored' };

/** A wait that ends at `retryAt`; by default long ago. */
const waitsForLater = (problem: UploadProblem, retryAt = 0) =>
  ({ kind: 'retry-scheduled', problem, attemptId: 'a', retryAt, retryDelayMs: 60_000 }) as const;

const document = { id: 'doc-1', displayname: 'Pump manual' };

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
    createUpload({ status: 'stored', receipt: { kind: 'stored', document }, endedAt }),
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
    'Already exists',
    createUpload({
      status: 'already-exists',
      receipt: createDuplicateReceipt({ document: undefined }),
      endedAt,
    }),
    /^Already stored\. No copy was made\.$/,
    ['Details', 'Remove from list'],
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
    createUpload({ status: 'waiting', waitsFor: waitsForLater({ code: 'http', status: 500 }) }),
    /^The service isn’t responding properly\. Retrying/,
    ['Retry', 'Edit details', 'Move to another asset…', 'Pause', 'Details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({
      status: 'waiting',
      waitsFor: waitsForLater({ code: 'no-answer', outcome: 'unknown' }),
    }),
    /^The service hasn’t confirmed yet that the document is stored\. Retrying/,
    ['Retry', 'Edit details', 'Move to another asset…', 'Pause', 'Details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({
      status: 'waiting',
      waitsFor: waitsForLater({ code: 'contract', reason: 'redirected', status: 200, outcome: 'unknown' }),
    }),
    /^Another website answered .* then retry\. Retrying now\.$/,
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
    /^Already stored as “HLP 46 SDS”, but not on PRESS-0042\.$/,
    ['Details', 'Copy link request', 'Copy ID', 'Remove from list'],
  ],
  [
    'Already exists',
    createUpload({
      status: 'already-exists',
      receipt: createDuplicateReceipt({ assetIds: undefined, document: undefined }),
      endedAt,
    }),
    /^Already stored\. Check whether it’s on PRESS-0042\.$/,
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
    createUpload({ status: 'failed', problem: { code: 'file-empty' } }),
    ['Remove from list', 'Details', 'Remove from list'],
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

const kept =
  'Unfinished uploads saved on this device: 1. If you close this page, they continue when you open it here again.';
const leaveOpen = /Keep this page open/;

test('[UPLOAD-49] saved uploads that couldn’t be read are not called none', () => {
  createList([], { isUnreadable: true });
  expect(screen.getByRole('alert')).toHaveTextContent(/couldn’t be read\. They stay saved\./);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.queryByText('No uploads yet.')).not.toBeInTheDocument();
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

test('[LIST-10] the list says if its files are saved on this device; a row says if its file is too large for that', () => {
  const { show } = createList([createUpload({ status: 'checking', persistence: 'saved' })]);
  expect(screen.getAllByText(kept)).toHaveLength(1);
  const sending = createUpload({ status: 'sending', attemptId: 'a', sentBytes: 1, persistence: 'saving' });
  show([createUpload({ status: 'waiting', persistence: 'saved' }), sending]);
  expect(screen.getAllByText('Saving… Keep this page open.')).toHaveLength(1);
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
  const tooLarge = createUpload({ status: 'failed', problem: { code: 'no-token' }, persistence: 'no-room' });
  show([createUpload({ status: 'waiting', persistence: 'saved' }, { displayName: 'Other' }), tooLarge]);
  expect(
    row().getByText('Too large to save on this device. Keep this page open until the upload finishes.'),
  ).toBeVisible();
  // Closing the page would lose that one.
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
  show([
    createUpload({ status: 'waiting', persistence: 'saved' }, { id: 'a' }),
    createUpload({ status: 'waiting', persistence: 'off' }, { id: 'b' }),
  ]);
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
  expect(screen.getByText(/^Some files aren’t saved on this device\./)).toBeVisible();
  // A person resumes it.
  show([
    createUpload({ status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' }, persistence: 'saved' }),
  ]);
  expect(screen.getByText('Unfinished uploads saved on this device: 1.')).toBeVisible();
  const silent = [
    createUpload({ status: 'cancelled', persistence: 'saved' }),
    createUpload({ status: 'waiting', persistence: 'off' }),
    createUpload({ status: 'cancelled', persistence: 'saving' }),
    createUpload({ status: 'needs-file', persistence: 'no-room' }),
    createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }),
  ];
  for (const upload of silent) {
    show([upload]);
    expect(screen.queryByText(leaveOpen)).not.toBeInTheDocument();
    expect(screen.queryByText(kept)).not.toBeInTheDocument();
  }
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
  const upload = createUpload({ status: 'stored', receipt: { kind: 'stored', document }, endedAt });
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

/** Rows by group, in the order shown. */
function shownGroups() {
  const groups: Record<string, (string | null)[]> = {};
  let title = '';
  for (const item of globalThis.document.querySelectorAll<HTMLElement>('[data-row]')) {
    title = within(item).queryByRole('heading')?.textContent ?? title;
    (groups[title] ??= []).push(item.querySelector('strong')!.textContent);
  }
  return groups;
}

const numbered = (count: number, prefix: string, status: Parameters<typeof createUpload>[0]) =>
  Array.from({ length: count }, (_, index) =>
    createUpload(status, { displayName: `${prefix} ${index + 1}` }),
  );

const stored = { status: 'stored', receipt: { kind: 'stored' }, endedAt } as const;
const failed = { status: 'failed', problem: { code: 'http', status: 400 } } as const;

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
  expect(screen.getByText('1 of 3 done')).toHaveTextContent(/^1 of 3 done · 2\.5 kB of 3 kB$/);
  const bar = screen.getByRole('progressbar', { name: 'Total progress' });
  expect(bar).toHaveAttribute('value', '2500');
  expect(bar).toHaveAttribute('max', '3000');
});

test('[LIST-6] a removed upload is hidden at once, and forgotten when "Undo" ends', async () => {
  const { user, dismiss } = createList([
    createUpload(failed, { id: 'this' }),
    createUpload(stored, { displayName: 'Other' }),
  ]);
  await press(user, row(), 'Remove from list');
  expect(screen.queryByRole('group', { name: 'Pump manual' })).not.toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'Uploads' }));
  expect(list.getByText('Removed from the list: “Pump manual”')).toBeVisible();
  expect(dismiss).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Hide this message' }));
  expect(dismiss.mock.calls).toEqual([[['this']]]);
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

test.for([
  ['after 20 s', () => act(() => void vi.advanceTimersByTime(undoMs / 2))],
  ['when the page is left', () => act(() => void dispatchEvent(new Event('pagehide')))],
] as const)('[LIST-6] "Undo" ends %s', async ([, end]) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { user, dismiss } = createList([createUpload(failed, { id: 'this' })]);
  await press(user, row(), 'Remove from list');
  act(() => void vi.advanceTimersByTime(undoMs / 2));
  expect(dismiss).not.toHaveBeenCalled();
  end();
  expect(dismiss.mock.calls).toEqual([[['this']]]);
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
  const { user } = createList([createUpload({ ...stored, receipt: { kind: 'stored', document } })], {
    choices: lists,
  });
  expect(row().getByText('Drawing')).toBeVisible();
  expect(row().queryByText('doc-1')).not.toBeInTheDocument();
  await press(user, row(), 'Details');
  expect(row().getByText('doc-1')).toBeVisible();
  await press(user, row(), 'Details');
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
  const { user } = createList([createUpload({ ...stored, receipt: { kind: 'stored', document } })], {
    choices: lists,
  });
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

const liveRegion = () => globalThis.document.querySelector('.visually-hidden[role=status]')!;
const announcement = () => liveRegion().textContent;
const sending = (sentBytes: number) =>
  createUpload({ status: 'sending', attemptId: 'a', sentBytes }, { id: 'u' });

/** Advances the clock by the interval between two announcements. */
function untilNextAnnouncement() {
  act(() => void vi.advanceTimersByTime(quietMs));
}

const withClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
};

test('a change of status is announced, progress is not', () => {
  withClock();
  const { show } = createList([]);
  expect(announcement()).toBe('');
  show([sending(1)]);
  expect(announcement()).toBe('Pump manual: Uploading');
  const other = createUpload({ status: 'waiting' }, { displayName: 'Other' });
  show([sending(2), other]);
  untilNextAnnouncement();
  expect(announcement()).toBe('Other: Waiting');
  show([sending(900), other]);
  expect(announcement()).toBe('Other: Waiting');
  show([createUpload({ status: 'failed', problem: { code: 'no-token' } }, { id: 'u' }), other]);
  expect(announcement()).toBe('Pump manual: Failed');
});

const other = (status: 'waiting' | 'sending') =>
  createUpload(status === 'waiting' ? { status } : { status, attemptId: 'b', sentBytes: 1 }, {
    id: 'v',
    displayName: 'Other',
  });

test('[UI-3] during uploads there is one announcement in 5 s, of all changes in that time', () => {
  withClock();
  const { show } = createList([]);
  show([sending(1)]);
  const announced = recordAnnouncements();
  const third = createUpload({ status: 'waiting' }, { displayName: 'Third' });
  show([sending(2), other('waiting')]);
  show([sending(3), other('sending'), third]);
  act(() => void vi.advanceTimersByTime(quietMs - 1));
  expect(announced()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(announced()).toEqual(['Other: Uploading. Third: Waiting']);
  const failed = { status: 'failed', problem: { code: 'no-token' } } as const;
  show([createUpload(failed, { id: 'u' }), createUpload(failed, { id: 'v', displayName: 'Other' }), third]);
  expect(announced()).toEqual(['Pump manual: Failed. Other: Failed']);
});

test('announced sentences are separated by the mark of the language', async () => {
  const announced = [
    createUpload({ status: 'waiting' }, { displayName: 'A' }),
    createUpload({ status: 'waiting' }, { displayName: 'B' }),
  ];
  const { show } = createList([], {}, 'ja');
  await screen.findByRole('heading', { name: 'アップロード' });
  show(announced);
  expect(announcement()).toBe('A：待機中。B：待機中');
});

const many = (count: number, status: Parameters<typeof createUpload>[0]) =>
  Array.from({ length: count }, () => createUpload(status));

test('[UI-3] after more than three changes at once, counts are announced', () => {
  const { show } = createList([]);
  const match = { kind: 'stored-before', displayName: 'X', endedAt } as const;
  show([
    ...many(12, { status: 'stored', receipt: { kind: 'stored' }, endedAt }),
    ...many(3, { status: 'waiting', waitsFor: { kind: 'decision', match: match } }),
    ...many(5, { status: 'checking' }),
  ]);
  expect(announcement()).toBe('5 waiting, 3 to review, and 12 stored');
});

test('checking and saving a file are not announced; the results are', () => {
  const { show } = createList([]);
  const announced = recordAnnouncements();
  show([createUpload({ status: 'checking', persistence: 'saving' }, { id: 'u' })]);
  show([createUpload({ status: 'checking', persistence: 'saved' }, { id: 'u' })]);
  expect(announced()).toEqual([]);
  show([createUpload({ status: 'waiting', persistence: 'saved' }, { id: 'u' })]);
  expect(announced()).toEqual(['Pump manual: Waiting']);
  show([waiting({ kind: 'resume', next: 'queued' })]);
  expect(announced()).toEqual(['Pump manual: Paused']);
  show([createUpload({ status: 'needs-file' }, { id: 'u' })]);
  expect(announced()).toEqual(['Pump manual: File missing']);
});

test('dismissing the last upload moves focus to the heading', async () => {
  const { user, show } = createList([createUpload({ status: 'cancelled' })]);
  await press(user, row(), 'Remove from list');
  show([]);
  expect(screen.getByRole('heading', { name: 'Uploads' })).toHaveFocus();
});

const waiting = (waitsFor: Extract<AssetUpload, { status: 'waiting' }>['waitsFor']) =>
  createUpload({ status: 'waiting', waitsFor }, { id: 'u' });

test('a lost connection is announced once, however often it is retried, and so is its return', () => {
  withClock();
  const { show } = createList([]);
  const lost = waiting({ kind: 'connection', since: 1, problem: offline });
  show([lost]);
  expect(announcement()).toBe('Pump manual: Waiting: can’t reach the service');
  const announced = recordAnnouncements();
  for (let probe = 0; probe < 3; probe += 1) {
    show([sending(0)]);
    show([waiting({ kind: 'connection', since: 1, problem: offline })]);
  }
  expect(announced()).toEqual([]);
  show([sending(0)]);
  show([sending(10)]);
  untilNextAnnouncement();
  expect(announced()).toEqual(['Pump manual: Uploading']);
});

/** Returns the announcements since the last call. */
function recordAnnouncements(): () => (string | null)[] {
  const region = liveRegion();
  const observer = new MutationObserver(() => {});
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => observer.takeRecords().map(() => region.textContent);
}

test('the seconds until the next attempt count down without announcements', () => {
  vi.useFakeTimers({ now: endedAt });
  onTestFinished(() => void vi.useRealTimers());
  createList([waiting(waitsForLater({ code: 'http', status: 429 }, endedAt + 11_500))]);
  const announced = recordAnnouncements();
  expect(row().getByText('The service is busy. Retrying in 12 sec.')).toBeVisible();
  act(() => void vi.advanceTimersByTime(2000));
  expect(row().getByText('The service is busy. Retrying in 10 sec.')).toBeVisible();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(row().getByText('The service is busy. Retrying now.')).toBeVisible();
  expect(announced()).toEqual([]);
});

const inTurn = createUpload({ status: 'waiting' }, { displayName: 'Next' });
/** Returns what a queued upload says, or the note above the list. */
const next = () => {
  const [own] = row('Next').queryAllByText(/^Sign in to continue/);
  return (own ?? screen.queryByText(/automatically\b/))?.textContent;
};
const lost = (since = Date.now()) => waiting({ kind: 'connection', since, problem: offline });

test('[LIST-3] only a state reported by the browser is called offline', () => {
  const { show } = createList([lost(), inTurn]);
  expect(next()).toBe('Can’t reach the service. Retrying automatically.');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  act(() => void dispatchEvent(new Event('offline')));
  expect(next()).toBe('You’re offline. Upload resumes automatically.');
  show([lost(Date.now() - 120_000), inTurn]);
  expect(screen.queryByText(/^No answer from/)).not.toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText(/^No answer from service\.example/)).toBeVisible();
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
  createList([{ ...cancelled, history: { ...noHistory, outcomeUnknown: true } } as AssetUpload]);
  expect(row().getByText('Stopped. The service may have stored it anyway.')).toBeVisible();
});

test('a queued upload says what else it waits for', () => {
  const { show } = createList([inTurn]);
  expect(next()).toBeUndefined();
  show([lost(), inTurn]);
  expect(next()).toBe('Can’t reach the service. Retrying automatically.');
  // The connection is being probed, without an answer so far.
  show([sending(0), inTurn]);
  expect(next()).toMatch(/^Can’t reach the service/);
  show([sending(1), inTurn]);
  expect(next()).toBeUndefined();
  const pause = { rejections: 1, isRequested: true };
  show([waiting({ ...waitsForLater({ code: 'http', status: 429 }), retryDelayMs: 59_000, pause }), inTurn]);
  expect(next()).toBe('The service is busy. Retrying automatically.');
  show([waiting(waitsForLater({ code: 'http', status: 500 })), inTurn]);
  expect(next()).toBeUndefined();
  show([waiting({ kind: 'sign-in', problem: { code: 'no-token' } }), inTurn]);
  expect(next()).toBe('Sign in to continue.');
});

test.each([
  [{ kind: 'connection', since: 1, problem: offline } as const, 'No answer from service.example'],
  [
    {
      ...waitsForLater({ code: 'http', status: 503 }),
      pause: { rejections: 9, isRequested: false },
    },
    'The service is busy',
  ],
])('[LIST-3] where nothing is sent, one button tries it now: %o', async (waitsFor, reason) => {
  const { user, commands } = createList([
    inTurn,
    createUpload({ status: 'waiting', waitsFor }, { id: 'first' }),
    createUpload({ status: 'waiting', waitsFor }, { displayName: 'Last' }),
  ]);
  const button = screen.getByRole('button', { name: 'Retry now' });
  expect(button.closest('.note')).toHaveTextContent(reason);
  expect(screen.queryByRole('button', { name: 'Retry all' })).not.toBeInTheDocument();
  await user.click(button);
  expect(commands.retry.mock.calls).toEqual([['first']]);
});

/** A queued upload, and two with this wait. */
const waitingUploads = (waitsFor: Parameters<typeof waiting>[0]) => [
  inTurn,
  createUpload({ status: 'waiting', waitsFor }),
  createUpload({ status: 'waiting', waitsFor }, { displayName: 'Last' }),
];

test('[LIST-3] what all uploads wait for is said once, above the list', () => {
  const hour = 3_600_000;
  const pause = { rejections: 1, isRequested: true };
  const until = Date.now() + hour;
  const busy = waitsForLater({ code: 'http', status: 429 }, until);
  const { show } = createList(waitingUploads({ ...busy, retryDelayMs: hour, pause }));
  const end = createI18n('en').formats.time(until);
  expect(screen.getAllByText(/busy/)).toHaveLength(1);
  expect(screen.getByText(`The service is busy until ${end}. Upload resumes automatically.`)).toBeVisible();
  show(waitingUploads({ kind: 'connection', since: Date.now(), problem: offline }));
  expect(screen.getAllByText(/^Can’t reach the service\./)).toHaveLength(1);
});

test('if nothing answers for a minute, the service is named, for as long as that lasts', () => {
  vi.useFakeTimers({ now: endedAt });
  onTestFinished(() => void vi.useRealTimers());
  const { show } = createList([lost(endedAt - 50_000)]);
  expect(screen.queryByText(/service\.example/)).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(
    screen.getByText(/^No answer from service\.example for 1 min\. If other websites work/),
  ).toBeVisible();
  act(() => void vi.advanceTimersByTime(120_000));
  show([sending(0)]);
  expect(screen.getByText(/^No answer from service\.example for 3 min\./)).toBeVisible();
  show([sending(1)]);
  expect(screen.queryByText(/service\.example/)).not.toBeInTheDocument();
});

test('[DUPLICATE-5] a document that isn’t on the asset has its link request in its row', async () => {
  const receipt = createDuplicateReceipt({ assetIds: ['TANK-007'] });
  const notHere = { status: 'already-exists', receipt, endedAt } as const;
  const { user, commands, show } = createList([createUpload(notHere, { id: 'u' })]);
  await user.click(row().getByRole('button', { name: 'Copy link request' }));
  const request = 'Please link this document to asset PRESS-0042.';
  expect(await navigator.clipboard.readText()).toBe(request);
  expect(row().getByText('Copied')).toBeVisible();
  expect(commands.noteLinkRequest.mock.calls).toEqual([['u']]);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(row().getByRole('button', { name: 'Copy link request' }));
  const name = 'Couldn’t copy. Select and copy this text:';
  expect(row().getByRole('textbox', { name })).toHaveValue(request);
  expect(commands.noteLinkRequest.mock.calls).toHaveLength(1);
  show([
    createUpload({ ...notHere, linkRequestedAt: endedAt }, { id: 'u' }),
    createUpload({ status: 'waiting' }, { displayName: 'Next' }),
  ]);
  expect(shownGroups()).toMatchObject({ 'Done 1': ['Pump manual'] });
  expect(
    row().getByText(`Already stored as “HLP 46 SDS”, but not on PRESS-0042. Request copied ${time}.`),
  ).toBeVisible();
  expect(row().getByRole('button', { name: 'Copy link request' })).toBeVisible();
});
