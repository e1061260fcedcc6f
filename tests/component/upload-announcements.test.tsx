import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { quietMs } from '#features/uploads/list/use-announcements.ts';

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

const liveRegion = () => document.querySelector('.visually-hidden[role=status]')!;

const announcement = () => liveRegion().textContent;

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
  expect(announcement()).toBe('5 waiting, 12 stored, and 3 to review');
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

const stored = (id: string) =>
  createUpload({ status: 'stored', receipt: { kind: 'stored' }, endedAt }, { id, displayName: id });

test('[UI-3] the changes that end the work are followed by what became of a longer list', () => {
  withClock();
  const done = ['a', 'b', 'c'].map(stored);
  const { show } = createList([...done, sending(1)], { leftOut: ['setup.bat'] });
  show([...done, stored('u')]);
  expect(announcement()).toBe('u: Stored. 4 stored and 1 not uploaded');
});
