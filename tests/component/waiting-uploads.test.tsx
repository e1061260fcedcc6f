import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createI18n } from '#i18n/i18n.ts';

import {
  endedAt,
  createList,
  row,
  offline,
  waitsForLater,
  sending,
  waiting,
} from '../support/dom/shown-uploads.tsx';
import { createUpload } from '../support/uploads.ts';

const lost = (since = Date.now()) => waiting({ kind: 'connection', since, problem: offline });

const inTurn = createUpload({ status: 'waiting' }, { displayName: 'Next' });

/** Returns what a queued upload says, or the note above the list. */
const next = () => {
  const [own] = row('Next').queryAllByText(/^Sign in to continue/);
  return (own ?? screen.queryByText(/automatically\b/))?.textContent;
};

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
