import { expect, test } from 'vitest';

import { createJob } from '../../tests/support/queue-fakes.ts';
import type { FakeReceipt } from '../../tests/support/queue-fakes.ts';

import type { Sending, Upload, UploadStatus } from './item.ts';
import { transition } from './transition.ts';
import type { UploadEvent } from './transition.ts';

type Event = UploadEvent<FakeReceipt, string>;

const job = createJob({ sizeBytes: 100 });
const base = { id: 'upload-1', job };
const current = { attemptId: 'current' };

const uploads: Record<UploadStatus, Upload<FakeReceipt, string>> = {
  waiting: { ...base, status: 'waiting' },
  sending: { ...base, ...current, status: 'sending', sentBytes: 40 },
  storing: { ...base, ...current, status: 'storing' },
  stored: { ...base, status: 'stored', receipt: { kind: 'stored' }, endedAt: 1 },
  'already-exists': { ...base, status: 'already-exists', receipt: { kind: 'duplicate' }, endedAt: 1 },
  failed: { ...base, status: 'failed', problem: 'earlier' },
  cancelled: { ...base, status: 'cancelled' },
};

const receipt: FakeReceipt = { kind: 'stored' };
const events: Record<Event['type'], Event> = {
  'attempt-started': { type: 'attempt-started', attemptId: 'next' },
  progressed: { type: 'progressed', ...current, sentBytes: 70 },
  'body-sent': { type: 'body-sent', ...current },
  'attempt-succeeded': { type: 'attempt-succeeded', ...current, receipt, endedAt: 2 },
  'attempt-failed': { type: 'attempt-failed', ...current, problem: 'refused' },
  cancelled: { type: 'cancelled' },
  refused: { type: 'refused', problem: 'damaged' },
  retried: { type: 'retried' },
};

const createSending = (overrides: Partial<Sending> = {}): Sending => ({
  ...base,
  ...current,
  status: 'sending',
  sentBytes: 40,
  ...overrides,
});

// What is not in the table is ignored: the same object comes back.
const after: Record<UploadStatus, Partial<Record<Event['type'], Upload<FakeReceipt, string>>>> = {
  waiting: {
    'attempt-started': { ...base, status: 'sending', attemptId: 'next', sentBytes: 0 },
    cancelled: { ...base, status: 'cancelled' },
    refused: { ...base, status: 'failed', problem: 'damaged' },
  },
  sending: {
    progressed: { ...base, ...current, status: 'sending', sentBytes: 70 },
    'body-sent': { ...base, ...current, status: 'storing' },
    'attempt-succeeded': { ...base, status: 'stored', receipt, endedAt: 2 },
    'attempt-failed': { ...base, status: 'failed', problem: 'refused' },
    cancelled: { ...base, status: 'cancelled' },
    refused: { ...base, status: 'failed', problem: 'damaged' },
  },
  storing: {
    'attempt-succeeded': { ...base, status: 'stored', receipt, endedAt: 2 },
    'attempt-failed': { ...base, status: 'failed', problem: 'refused' },
    cancelled: { ...base, status: 'cancelled' },
  },
  stored: {},
  'already-exists': {},
  failed: { retried: { ...base, status: 'waiting' } },
  cancelled: { retried: { ...base, status: 'waiting' } },
};

const cells = Object.values(uploads).flatMap((upload) =>
  Object.values(events).map((event) => ({
    upload,
    event,
    status: upload.status,
    type: event.type,
    expected: after[upload.status][event.type],
  })),
);
const told = cells.flatMap(({ expected, ...cell }) => (expected ? [{ ...cell, expected }] : []));
const ignored = cells.filter(({ expected }) => expected === undefined);

test.each(told)('[Q1] $status is $expected.status after $type', ({ upload, event, expected }) => {
  expect(transition(upload, event)).toStrictEqual(expected);
});

test.each(ignored)('[Q1][Q3] $status stays the same object after $type', ({ upload, event }) => {
  expect(transition(upload, event)).toBe(upload);
});

const ofAnother = cells
  .filter(({ type, status }) => type !== 'attempt-started' && (status === 'sending' || status === 'storing'))
  .flatMap(({ upload, event, status, type }) =>
    'attemptId' in event ? [{ upload, status, type, event: { ...event, attemptId: 'earlier' } }] : [],
  );

test.each(ofAnother)('[Q13] $status drops $type of another attempt', ({ upload, event }) => {
  expect(transition(upload, event)).toBe(upload);
});

test('[Q12] the receipt says whether the document was stored or was there before', () => {
  const duplicate: FakeReceipt = { kind: 'duplicate' };
  expect(
    transition(uploads.storing, {
      type: 'attempt-succeeded',
      ...current,
      receipt: duplicate,
      endedAt: 3,
    }),
  ).toStrictEqual({ ...base, status: 'already-exists', receipt: duplicate, endedAt: 3 });
});

test.each([39, 40, 0, -1, Number.NaN])('[Q14] progress from 40 to %d bytes is none', (sentBytes) => {
  const upload = createSending({ sentBytes: 40 });
  expect(transition(upload, { type: 'progressed', ...current, sentBytes })).toBe(upload);
});

test.each([101, 1e12, Number.POSITIVE_INFINITY])('[Q14] %d bytes of 100 are 100', (sentBytes) => {
  expect(transition(createSending(), { type: 'progressed', ...current, sentBytes })).toStrictEqual(
    createSending({ sentBytes: 100 }),
  );
});

test('[Q14] bytes above the size twice change nothing the second time', () => {
  const upload = createSending({ sentBytes: 100 });
  expect(transition(upload, { type: 'progressed', ...current, sentBytes: 102 })).toBe(upload);
});
