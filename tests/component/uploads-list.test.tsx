import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { UploadsList } from '#features/uploads/uploads-list.tsx';
import type { UploadProblem } from '#features/uploads/asset-upload.ts';
import type { AssetUpload } from '#features/uploads/asset-upload.ts';
import { createFormats } from '#i18n/formats.ts';
import { noHistory } from '#queue/attempt-history.ts';

import { render } from '../support/render.tsx';
import { createCommands, createDuplicateReceipt, createUpload } from '../support/uploads.ts';

const endedAt = 1_700_000_000_000;
const time = createFormats('en').time(endedAt);

function createList(
  uploads: readonly AssetUpload[],
  overrides: Partial<ComponentProps<typeof UploadsList>> = {},
) {
  const commands = createCommands();
  const list = (shown: readonly AssetUpload[]) => (
    <UploadsList
      uploads={shown}
      assetId="PRESS-0042"
      commands={commands}
      choices={{ offerAi: false }}
      serviceHost="service.example"
      documentHref={(id) => id && `/library/${id}`}
      {...overrides}
    />
  );
  const { user, rerender } = render(list(uploads));
  return { user, commands, show: (shown: readonly AssetUpload[]) => rerender(list(shown)) };
}

const row = (name = 'Pump manual') => within(screen.getByRole('group', { name }));
const actions = () =>
  row()
    .queryAllByRole('button')
    .map((button) => button.textContent);

test('an empty list says what will be in it', () => {
  createList([]);
  expect(screen.getByText(/^No uploads yet/)).toBeTruthy();
});

const offline: UploadProblem = { code: 'network', sentBytes: 0, outcome: 'not-stored' };

/** A wait that is over at `retryAt`; long ago unless given. */
const waitsForLater = (problem: UploadProblem, retryAt = 0) =>
  ({ kind: 'retry-scheduled', problem, attemptId: 'a', retryAt, retryDelayMs: 60_000 }) as const;

const document = { id: 'doc-1', displayname: 'Pump manual' };

test.for<[string, AssetUpload, RegExp, string[]]>([
  [
    'Waiting',
    createUpload({ status: 'waiting' }),
    /^Starts automatically\.$/,
    ['Pause', 'Edit details', 'Cancel'],
  ],
  [
    'Uploading',
    createUpload({ status: 'sending', attemptId: 'a', sentBytes: 250 }),
    /^250 bytes of 1 kB sent$/,
    ['Pause', 'Cancel'],
  ],
  [
    'Finishing',
    createUpload({ status: 'storing', attemptId: 'a' }),
    /^Waiting for the service to confirm\.$/,
    ['Cancel'],
  ],
  [
    'Stored',
    createUpload({ status: 'stored', receipt: { kind: 'stored', document }, endedAt }),
    new RegExp(`^Stored at ${time}$`),
    ['Copy ID', 'Remove from list'],
  ],
  [
    'Stored',
    createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }),
    new RegExp(`^Stored at ${time}$`),
    ['Remove from list'],
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
    /^Can’t reach the service\. Retrying automatically\.$/,
    ['Try again', 'Pause', 'Edit details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({ status: 'waiting', waitsFor: { kind: 'sign-in', problem: { code: 'no-token' } } }),
    /^Sign in to continue\.$/,
    ['Try again', 'Pause', 'Edit details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({ status: 'waiting', waitsFor: waitsForLater({ code: 'http', status: 503 }) }),
    /^The service is busy\. Retrying now\.$/,
    ['Try again', 'Pause', 'Edit details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({ status: 'waiting', waitsFor: waitsForLater({ code: 'http', status: 500 }) }),
    /^The service isn’t responding properly\. Retrying/,
    ['Try again', 'Pause', 'Edit details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({
      status: 'waiting',
      waitsFor: waitsForLater({ code: 'no-answer', waitedMs: 1, outcome: 'unknown' }),
    }),
    /^The service hasn’t confirmed yet that the document is stored\. Retrying/,
    ['Try again', 'Pause', 'Edit details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({
      status: 'waiting',
      waitsFor: waitsForLater({ code: 'contract', reason: 'redirected', status: 200, outcome: 'unknown' }),
    }),
    /^Another website answered .* then try again\. Retrying now\.$/,
    ['Try again', 'Pause', 'Edit details', 'Cancel'],
  ],
  [
    'Waiting',
    createUpload({ status: 'waiting', waitsFor: { kind: 'forced' } }),
    /^Starts automatically\.$/,
    ['Pause', 'Edit details', 'Cancel'],
  ],
  [
    'Failed',
    createUpload({ status: 'failed', problem: { code: 'http', status: 413 } }),
    /^The file is too large for the service\.$/,
    ['Try again', 'Edit details', 'Remove from list'],
  ],
  [
    'Cancelled',
    createUpload({ status: 'cancelled' }),
    /^Stopped before everything was sent\.$/,
    ['Try again', 'Edit details', 'Remove from list'],
  ],
])('an upload that is "%s" says what that means and what can be done', ([status, upload, story, buttons]) => {
  createList([upload]);
  expect(row().getByText(status)).toBeTruthy();
  expect(row().getByText(story)).toBeTruthy();
  expect(actions()).toEqual(buttons);
});

test('an upload whose file is looked at says so', () => {
  createList([createUpload({ status: 'checking' })]);
  expect(row().getByText('Checking')).toBeTruthy();
  expect(row().getByText('Checking for duplicates')).toBeTruthy();
  expect(actions()).toEqual(['Pause', 'Edit details', 'Cancel']);
});

test.for<[string, AssetUpload, string[]]>([
  [
    'Paused',
    createUpload({ status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' } }),
    ['Resume', 'Edit details', 'Cancel'],
  ],
  [
    'File missing',
    createUpload({ status: 'needs-file' }),
    ['Select file', 'Edit details', 'Remove from list'],
  ],
  ['Failed', createUpload({ status: 'failed', problem: { code: 'file-empty' } }), ['Remove from list']],
  [
    'Duplicate: review',
    createUpload({
      status: 'waiting',
      waitsFor: { kind: 'decision', match: { kind: 'stored-before', displayName: 'X', endedAt } },
    }),
    ['Upload anyway', 'Remove'],
  ],
])('"%s" offers only what applies', ([status, upload, buttons]) => {
  createList([upload]);
  expect(row().getByText(status)).toBeTruthy();
  expect(actions()).toEqual(buttons);
});

test('what was wrong before its file was gone is told too', () => {
  createList([createUpload({ status: 'needs-file', problem: { code: 'http', status: 507 } })]);
  expect(
    row().getByText(/^The service’s storage is full\. .* The file is no longer on this device\./),
  ).toBeTruthy();
});

const kept = 'Saved on this device. You can close this page.';
const leaveOpen = /Keep this page open/;

test('whether an upload is kept on this device is told as long as that matters', () => {
  const { show } = createList([createUpload({ status: 'checking', persistence: 'saved' })]);
  expect(row().getByText(kept)).toBeTruthy();
  show([createUpload({ status: 'sending', attemptId: 'a', sentBytes: 1, persistence: 'saving' })]);
  expect(row().getByText('Saving… Keep this page open.')).toBeTruthy();
  show([createUpload({ status: 'failed', problem: { code: 'no-token' }, persistence: 'no-room' })]);
  expect(
    row().getByText('Too large to save on this device. Keep this page open until the upload finishes.'),
  ).toBeTruthy();
  show([createUpload({ status: 'cancelled', persistence: 'saved' })]);
  expect(row().getByText(kept)).toBeTruthy();
  const silent = [
    createUpload({ status: 'waiting', persistence: 'off' }),
    createUpload({ status: 'cancelled', persistence: 'saving' }),
    createUpload({ status: 'needs-file', persistence: 'no-room' }),
    createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }),
  ];
  for (const upload of silent) {
    show([upload]);
    expect(row().queryByText(leaveOpen)).toBeNull();
    expect(row().queryByText(kept)).toBeNull();
  }
});

const progress = () =>
  screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Upload of Pump manual' });

test('bytes that went out are a progress with a value, storing is one without', () => {
  const { show } = createList([
    createUpload({ status: 'sending', attemptId: 'a', sentBytes: 250 }, { id: 'u' }),
  ]);
  expect([progress().value, progress().max]).toEqual([250, 1000]);
  show([createUpload({ status: 'storing', attemptId: 'a' }, { id: 'u' })]);
  // Indeterminate: never full before the service has answered.
  expect(progress().hasAttribute('value')).toBe(false);
  show([createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }, { id: 'u' })]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.for([
  ['waiting', 'Cancel', 'cancel'],
  ['cancelled', 'Try again', 'retry'],
  ['cancelled', 'Remove from list', 'dismiss'],
] as const)('a %s upload: "%s" does it for that upload alone', async ([status, name, command]) => {
  const { user, commands } = createList([createUpload({ status }, { id: 'this' })]);
  await user.click(screen.getByRole('button', { name }));
  expect(commands[command].mock.calls).toEqual([['this']]);
});

test('"Details" of a duplicate shows that one', async () => {
  const upload = createUpload(
    { status: 'already-exists', receipt: createDuplicateReceipt(), endedAt },
    { id: 'd' },
  );
  const { user, commands } = createList([upload]);
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(commands.showDuplicate.mock.calls).toEqual([['d']]);
});

test('a button tells which upload it is about', () => {
  createList([createUpload({ status: 'waiting' })]);
  const id = screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-describedby') ?? '';
  expect(globalThis.document.getElementById(id)?.textContent).toBe('Pump manual');
});

test('the document is linked where there is an address of it, in a page of its own', () => {
  const upload = createUpload({ status: 'stored', receipt: { kind: 'stored', document }, endedAt });
  const { show } = createList([upload]);
  const link = screen.getByRole('link', { name: 'Open document' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/library/doc-1', '_blank']);
  expect(link.getAttribute('rel')).toContain('noopener');
  show([createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt })]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the words of the service follow ours, as text and marked as its own', () => {
  const words = 'Only <b>PDF</b> & "JPG"';
  createList([createUpload({ status: 'failed', problem: { code: 'http', status: 415, words } })]);
  expect(row().getByText('The service doesn’t accept this type of file.')).toBeTruthy();
  expect(row().getByText(`Message from the service: “${words}”`)).toBeTruthy();
});

test('several uploads stand newest first, with how many run and wait', () => {
  createList([
    createUpload({ status: 'storing', attemptId: 'a' }, { displayName: 'First' }),
    createUpload({ status: 'waiting' }, { displayName: 'Second' }),
    createUpload({ status: 'waiting' }, { displayName: 'Third' }),
  ]);
  const rows = [...globalThis.document.querySelectorAll<HTMLElement>('[data-upload]')];
  const names = rows.map((row) => within(row).getByRole('strong').textContent);
  expect(names).toEqual(['Third', 'Second', 'First']);
  expect(screen.getByText('1 running · 2 waiting')).toBeTruthy();
});

test('an upload to another asset names it; on a page without an asset every one does', () => {
  const uploads = [
    createUpload({ status: 'waiting' }, { displayName: 'Here' }),
    createUpload({ status: 'waiting' }, { displayName: 'There', assetId: 'TANK-007' }),
  ];
  createList(uploads);
  expect(row('Here').queryByText(/^for /)).toBeNull();
  expect(row('There').getByText('for TANK-007')).toBeTruthy();
});

const news = () => screen.getAllByRole('status')[0]!.textContent;
const sending = (sentBytes: number) =>
  createUpload({ status: 'sending', attemptId: 'a', sentBytes }, { id: 'u' });

/** Lets as much time go by as lies between two announcements. */
function untilNextNews() {
  act(() => void vi.advanceTimersByTime(5000));
}

const withClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
};

test('a change of status is announced, progress is not', () => {
  withClock();
  const { show } = createList([]);
  expect(news()).toBe('');
  show([sending(1)]);
  expect(news()).toBe('Pump manual: Uploading');
  const other = createUpload({ status: 'waiting' }, { displayName: 'Other' });
  show([sending(2), other]);
  untilNextNews();
  expect(news()).toBe('Other: Waiting');
  show([sending(900), other]);
  expect(news()).toBe('Other: Waiting');
  show([createUpload({ status: 'failed', problem: { code: 'no-token' } }, { id: 'u' }), other]);
  expect(news()).toBe('Pump manual: Failed');
});

const other = (status: 'waiting' | 'sending') =>
  createUpload(status === 'waiting' ? { status } : { status, attemptId: 'b', sentBytes: 1 }, {
    id: 'v',
    displayName: 'Other',
  });

test('[UI-3] while something is sent there is one announcement in 5 s, of all that changed meanwhile', () => {
  withClock();
  const { show } = createList([]);
  show([sending(1)]);
  const heard = listenToNews();
  const third = createUpload({ status: 'waiting' }, { displayName: 'Third' });
  show([sending(2), other('waiting')]);
  show([sending(3), other('sending'), third]);
  act(() => void vi.advanceTimersByTime(4999));
  expect(heard()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(heard()).toEqual(['Other: Uploading. Third: Waiting']);
  const failed = { status: 'failed', problem: { code: 'no-token' } } as const;
  show([createUpload(failed, { id: 'u' }), createUpload(failed, { id: 'v', displayName: 'Other' }), third]);
  expect(heard()).toEqual(['Pump manual: Failed. Other: Failed']);
});

test('changes of the same moment are announced together', () => {
  const { show } = createList([]);
  show([
    createUpload({ status: 'waiting' }, { displayName: 'One' }),
    createUpload({ status: 'waiting' }, { displayName: 'Two' }),
  ]);
  expect(news()).toBe('One: Waiting. Two: Waiting');
});

const many = (count: number, status: Parameters<typeof createUpload>[0]) =>
  Array.from({ length: count }, () => createUpload(status));

test('[DEVICE-16] after more than three changes at once the counts of the heading are announced', () => {
  const { show } = createList([]);
  const match = { kind: 'stored-before', displayName: 'X', endedAt } as const;
  show([
    ...many(12, { status: 'stored', receipt: { kind: 'stored' }, endedAt }),
    ...many(3, { status: 'waiting', waitsFor: { kind: 'decision', match: match } }),
    ...many(5, { status: 'checking' }),
  ]);
  expect(news()).toBe('5 waiting, 3 to review, and 12 stored');
  expect(screen.getByText('5 waiting · 3 to review · 12 stored')).toBeTruthy();
});

test('that a file is looked at and kept is no news; what comes of it is', () => {
  const { show } = createList([]);
  const heard = listenToNews();
  show([createUpload({ status: 'checking', persistence: 'saving' }, { id: 'u' })]);
  show([createUpload({ status: 'checking', persistence: 'saved' }, { id: 'u' })]);
  expect(heard()).toEqual([]);
  show([createUpload({ status: 'waiting', persistence: 'saved' }, { id: 'u' })]);
  expect(heard()).toEqual(['Pump manual: Waiting']);
  show([waiting({ kind: 'resume', next: 'queued' })]);
  expect(heard()).toEqual(['Pump manual: Paused']);
  show([createUpload({ status: 'needs-file' }, { id: 'u' })]);
  expect(heard()).toEqual(['Pump manual: File missing']);
});

test('the last upload that is dismissed leaves focus with the heading', async () => {
  const { user, show } = createList([createUpload({ status: 'cancelled' })]);
  await user.click(screen.getByRole('button', { name: 'Remove from list' }));
  show([]);
  expect(globalThis.document.activeElement).toBe(screen.getByRole('heading', { name: 'Uploads' }));
});

test('what was listed before the page opened is no news', () => {
  createList([createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt })]);
  expect(news()).toBe('');
});

const waiting = (waitsFor: Extract<AssetUpload, { status: 'waiting' }>['waitsFor']) =>
  createUpload({ status: 'waiting', waitsFor }, { id: 'u' });
const storing = createUpload({ status: 'storing', attemptId: 'a' }, { id: 'u' });

test('a lost connection is announced once, however often it is tried, and so is its return', () => {
  withClock();
  const { show } = createList([]);
  const lost = waiting({ kind: 'connection', since: 1, problem: offline });
  show([lost]);
  expect(news()).toBe('Pump manual: Waiting: can’t reach the service');
  const heard = listenToNews();
  for (let probe = 0; probe < 3; probe += 1) {
    show([sending(0)]);
    show([waiting({ kind: 'connection', since: 1, problem: offline })]);
  }
  expect(heard()).toEqual([]);
  show([sending(0)]);
  show([sending(10)]);
  untilNextNews();
  expect(heard()).toEqual(['Pump manual: Uploading']);
});

test('a busy service is announced once, and what it says in the end', () => {
  const { show } = createList([]);
  const busy: UploadProblem = { code: 'http', status: 503 };
  show([waiting(waitsForLater(busy))]);
  expect(news()).toBe('Pump manual: Waiting to retry');
  const heard = listenToNews();
  show([sending(500)]);
  show([storing]);
  show([waiting(waitsForLater(busy, 1))]);
  expect(heard()).toEqual([]);
  show([waiting({ kind: 'sign-in', problem: { code: 'no-token' } })]);
  expect(heard()).toEqual(['Pump manual: Waiting for sign-in']);
  show([createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }, { id: 'u' })]);
  expect(heard()).toEqual(['Pump manual: Stored']);
});

/** Gives what the live region said since the last time it was asked. */
function listenToNews(): () => (string | null)[] {
  const region = screen.getByRole('status');
  const observer = new MutationObserver(() => {});
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => observer.takeRecords().map(() => region.textContent);
}

test('a clock that is set back shows no longer wait than the one that was set', () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  createList([waiting(waitsForLater({ code: 'http', status: 429 }, endedAt))]);
  expect(row().getByText('The service is busy. Retrying in 60 s.')).toBeTruthy();
});

test('the seconds until the next attempt count down, and nobody is told of each', () => {
  vi.useFakeTimers({ now: endedAt });
  onTestFinished(() => void vi.useRealTimers());
  createList([waiting(waitsForLater({ code: 'http', status: 429 }, endedAt + 11_500))]);
  const heard = listenToNews();
  expect(row().getByText('The service is busy. Retrying in 12 s.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2000));
  expect(row().getByText('The service is busy. Retrying in 10 s.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(row().getByText('The service is busy. Retrying now.')).toBeTruthy();
  expect(heard()).toEqual([]);
});

test.each(['Try again', 'Cancel'] as const)('a held up upload: "%s" does it', async (name) => {
  const { user, commands } = createList([waiting({ kind: 'connection', since: 1, problem: offline })]);
  await user.click(screen.getByRole('button', { name }));
  expect(commands[name === 'Cancel' ? 'cancel' : 'retry'].mock.calls).toEqual([['u']]);
});

const inTurn = createUpload({ status: 'waiting' }, { displayName: 'Next' });
const next = () => row('Next').getByText(/automatically\b|^Sign in to continue/).textContent;
const lost = (since = 1) => waiting({ kind: 'connection', since, problem: offline });

test('[DEVICE-14] only what the browser reports is called offline', () => {
  const { show } = createList([lost(), inTurn]);
  expect(next()).toBe('Can’t reach the service. Retrying automatically.');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  act(() => void dispatchEvent(new Event('offline')));
  expect(next()).toBe('You’re offline. Upload resumes automatically.');
  show([lost(Date.now() - 120_000), inTurn]);
  expect(screen.queryByText(/^No answer from/)).toBeNull();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(next()).toBe('Can’t reach the service. Retrying automatically.');
  expect(screen.getByText(/^No answer from service\.example/)).toBeTruthy();
});

test('[DEVICE-17] what the service says of a stored document is on its row', () => {
  const receipt = { kind: 'stored', warningCode: 'VirusScanPending', message: 'Being scanned.' } as const;
  const { show } = createList([createUpload({ status: 'stored', receipt, endedAt })]);
  expect(row().getByText('Message from the service: “Being scanned. (VirusScanPending)”')).toBeTruthy();
  show([createUpload({ status: 'stored', receipt: { kind: 'stored', warningCode: 'Held' }, endedAt })]);
  expect(row().getByText('Message from the service: “Held”')).toBeTruthy();
  show([createUpload({ status: 'stored', receipt: createDuplicateReceipt(), endedAt })]);
  expect(row().queryByText(/Message from the service/)).toBeNull();
});

test('[DEVICE-15] a cancelled upload that may be stored says so', () => {
  const cancelled = createUpload({ status: 'cancelled' });
  createList([{ ...cancelled, history: { ...noHistory, outcomeUnknown: true } } as AssetUpload]);
  expect(row().getByText('Stopped. The service may have stored it anyway.')).toBeTruthy();
});

test('an upload in its turn says what it waits for besides its turn', () => {
  const { show } = createList([inTurn]);
  expect(next()).toBe('Starts automatically.');
  show([lost(), inTurn]);
  expect(next()).toBe('Can’t reach the service. Retrying automatically.');
  // The line is tried, and nothing has answered yet.
  show([sending(0), inTurn]);
  expect(next()).toMatch(/^Can’t reach the service/);
  show([sending(1), inTurn]);
  expect(next()).toBe('Starts automatically.');
  show([waiting(waitsForLater({ code: 'http', status: 429, retryDelayMs: 5000 })), inTurn]);
  expect(next()).toBe('The service is busy. Retrying automatically.');
  show([waiting(waitsForLater({ code: 'http', status: 500 })), inTurn]);
  expect(next()).toBe('Starts automatically.');
  show([waiting({ kind: 'sign-in', problem: { code: 'no-token' } }), inTurn]);
  expect(next()).toBe('Sign in to continue.');
});

test('an upload that a person asked for is held up by nothing', () => {
  createList([
    lost(),
    createUpload({ status: 'waiting', waitsFor: { kind: 'forced' } }, { displayName: 'Next' }),
  ]);
  expect(next()).toBe('Starts automatically.');
});

test('when nothing answers for a minute, the service is named, for as long as that lasts', () => {
  vi.useFakeTimers({ now: endedAt });
  onTestFinished(() => void vi.useRealTimers());
  const { show } = createList([lost(endedAt - 50_000)]);
  expect(screen.queryByText(/service\.example/)).toBeNull();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(
    screen.getByText(/^No answer from service\.example for 1 min\. If other websites work/),
  ).toBeTruthy();
  act(() => void vi.advanceTimersByTime(120_000));
  show([sending(0)]);
  expect(screen.getByText(/^No answer from service\.example for 3 min\./)).toBeTruthy();
  show([sending(1)]);
  expect(screen.queryByText(/service\.example/)).toBeNull();
});

test('the heading counts where the uploads stand; what waits for a person is not part of the time left', () => {
  createList([
    createUpload({ status: 'storing', attemptId: 'a' }),
    createUpload({ status: 'checking' }),
    createUpload({ status: 'waiting' }),
    createUpload({ status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' } }),
    createUpload({ status: 'needs-file' }),
    createUpload({ status: 'failed', problem: { code: 'no-token' } }),
    createUpload({ status: 'already-exists', receipt: createDuplicateReceipt(), endedAt }),
    createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }),
    createUpload({ status: 'cancelled' }),
  ]);
  const note =
    '1 running · 2 waiting · 1 paused · 1 with a missing file · 1 failed · 1 already stored · 1 stored · 1 cancelled';
  expect(screen.getByText(note)).toBeTruthy();
});
