import { expect, test } from 'vitest';

import { createJob } from '../../tests/support/fakes/queue-fakes.ts';
import type { FakeReceipt } from '../../tests/support/fakes/queue-fakes.ts';
import { noPastAttempts } from './past-attempts.ts';
import type { PastAttempts } from './past-attempts.ts';
import { transition } from './transition.ts';
import type { UploadEvent } from './transition.ts';
import type { Sending, Upload, UploadStatus } from './upload.ts';

const job = createJob({ sizeBytes: 100 });
const contentHash = 'ab'.repeat(32);
const done = { id: 'upload-1', job, contentHash };
const base = { ...done, persistence: 'saving' } as const;
const current = { attemptId: 'current' };

/** Past attempts of an upload after two failed attempts; the second sent 40 bytes. */
const pastAttempts: PastAttempts = {
  countedFailures: 2,
  farthestBytes: 40,
  outcomeUnknown: false,
  knownDocumentCount: 3,
};
const waiting = { ...base, pastAttempts, status: 'waiting' } as const;
const queued = { ...waiting, waitsFor: { kind: 'queued' } } as const;
const forced = {
  ...waiting,
  pastAttempts: { ...pastAttempts, countedFailures: 0 },
  waitsFor: { kind: 'forced' },
} as const;
const retryScheduled = {
  kind: 'retry-scheduled',
  problem: 'busy',
  attemptId: 'current',
  retryAt: 9,
  retryDelayMs: 9,
} as const;

const paused = { ...waiting, waitsFor: { kind: 'resume', next: 'queued' } } as const;
const pausedUnchecked = { ...waiting, waitsFor: { kind: 'resume', next: 'check' } } as const;
const match = { kind: 'listed', uploadId: 'upload-2' } as const;
const undecided = { ...waiting, waitsFor: { kind: 'decision', match } } as const;
const checking = { ...base, pastAttempts, status: 'checking' } as const;

/** Each status, and each reason for waiting. */
const uploads = {
  waiting: queued,
  'waiting (forced)': { ...waiting, waitsFor: { kind: 'forced' } },
  'waiting (retry-scheduled)': { ...waiting, waitsFor: retryScheduled },
  'waiting (connection)': { ...waiting, waitsFor: { kind: 'connection', problem: 'offline', since: 1 } },
  'waiting (sign-in)': { ...waiting, waitsFor: { kind: 'sign-in', problem: 'signed out' } },
  'waiting (resume)': paused,
  'waiting (resume, unchecked)': pausedUnchecked,
  'waiting (decision)': undecided,
  checking,
  sending: { ...base, pastAttempts, ...current, status: 'sending', sentBytes: 50 },
  storing: { ...base, pastAttempts, ...current, status: 'storing' },
  stored: { ...done, status: 'stored', receipt: { kind: 'stored' }, endedAt: 1 },
  'already-exists': {
    ...done,
    status: 'already-exists',
    receipt: { kind: 'duplicate' },
    origin: 'earlier',
    endedAt: 1,
  },
  failed: { ...base, pastAttempts, status: 'failed', problem: 'earlier' },
  'needs-file': { ...base, pastAttempts, status: 'needs-file' },
  cancelled: { ...base, pastAttempts, status: 'cancelled' },
} as const satisfies Record<string, Upload<FakeReceipt, string>> & Record<UploadStatus, unknown>;

const receipt: FakeReceipt = { kind: 'stored' };
const afterFailures: PastAttempts = { ...pastAttempts, countedFailures: 3 };
const events: Record<UploadEvent['type'], UploadEvent> = {
  'attempt-started': { type: 'attempt-started', attemptId: 'next', knownDocumentCount: 7 },
  progressed: { type: 'progressed', ...current, sentBytes: 70 },
  'body-sent': { type: 'body-sent', ...current },
  'attempt-succeeded': { type: 'attempt-succeeded', ...current, receipt, origin: 'earlier', endedAt: 2 },
  'attempt-failed': {
    type: 'attempt-failed',
    ...current,
    problem: 'rejected',
    pastAttempts: afterFailures,
    next: 'failed',
  },
  'file-missing': { type: 'file-missing', ...current },
  checked: { type: 'checked', contentHash, match },
  hashed: { type: 'hashed', contentHash },
  'decision-lapsed': { type: 'decision-lapsed' },
  interrupted: { type: 'interrupted' },
  'persistence-changed': { type: 'persistence-changed', persistence: 'saved' },
  paused: { type: 'paused' },
  resumed: { type: 'resumed' },
  edited: { type: 'edited', details: { displayName: 'Renamed' } },
  'file-provided': { type: 'file-provided', persistence: 'saving' },
  cancelled: { type: 'cancelled' },
  rejected: { type: 'rejected', problem: 'damaged' },
  retried: { type: 'retried' },
  unblocked: { type: 'unblocked', from: 'sign-in' },
  'wait-ended': { type: 'wait-ended', ...current },
  'link-requested': { type: 'link-requested', at: 5 },
};

const createSending = (overrides: Partial<Sending> = {}): Sending => ({
  ...base,
  ...current,
  pastAttempts,
  status: 'sending',
  sentBytes: 40,
  ...overrides,
});

/** A stopped attempt that had sent all bytes may be stored, and isn't a failure. */
const stopped = (sentBytes: number): PastAttempts => ({
  ...pastAttempts,
  farthestBytes: sentBytes,
  outcomeUnknown: sentBytes === job.file.size,
});

const reset: PastAttempts = { ...pastAttempts, knownDocumentCount: 0 };

const changed = <U extends object>(upload: U) => ({
  'persistence-changed': { ...upload, persistence: 'saved' as const },
  interrupted: { ...upload, pastAttempts: reset },
});
const changedAtRest = <U extends object>(upload: U) => ({
  ...changed(upload),
  edited: { ...upload, job: { ...job, displayName: 'Renamed' } },
});

const fromWaiting = {
  paused,
  'attempt-started': { ...base, pastAttempts, status: 'sending', attemptId: 'next', sentBytes: 0 },
  cancelled: { ...base, pastAttempts, status: 'cancelled' },
  rejected: { ...base, pastAttempts, status: 'failed', problem: 'damaged' },
} as const;

// Events that aren't in the table are ignored: the same object is returned.
const after: Record<
  keyof typeof uploads,
  Partial<Record<UploadEvent['type'], Upload<FakeReceipt, string> | undefined>>
> = {
  waiting: { ...fromWaiting, ...changedAtRest(queued) },
  'waiting (forced)': { ...fromWaiting, ...changedAtRest(uploads['waiting (forced)']) },
  'waiting (retry-scheduled)': {
    ...fromWaiting,
    ...changedAtRest(uploads['waiting (retry-scheduled)']),
    retried: forced,
    'wait-ended': queued,
  },
  'waiting (connection)': {
    ...fromWaiting,
    ...changedAtRest(uploads['waiting (connection)']),
    retried: forced,
  },
  'waiting (sign-in)': {
    ...fromWaiting,
    ...changedAtRest(uploads['waiting (sign-in)']),
    retried: forced,
    unblocked: queued,
  },
  'waiting (resume)': {
    ...fromWaiting,
    ...changedAtRest(paused),
    paused: undefined,
    resumed: queued,
    retried: forced,
  },
  'waiting (resume, unchecked)': {
    ...fromWaiting,
    ...changedAtRest(pausedUnchecked),
    paused: undefined,
    resumed: checking,
    retried: forced,
  },
  'waiting (decision)': {
    ...fromWaiting,
    ...changedAtRest(undecided),
    paused: pausedUnchecked,
    'decision-lapsed': checking,
    retried: forced,
  },
  checking: {
    ...changedAtRest(checking),
    checked: undecided,
    paused: pausedUnchecked,
    cancelled: { ...base, pastAttempts, status: 'cancelled' },
    rejected: { ...base, pastAttempts, status: 'failed', problem: 'damaged' },
  },
  sending: {
    ...changed(uploads.sending),
    paused: { ...paused, pastAttempts: stopped(50) },
    interrupted: { ...queued, pastAttempts: { ...stopped(50), outcomeUnknown: true, knownDocumentCount: 0 } },
    progressed: { ...base, pastAttempts, ...current, status: 'sending', sentBytes: 70 },
    'body-sent': { ...base, pastAttempts, ...current, status: 'storing' },
    'file-missing': { ...base, pastAttempts, status: 'needs-file' },
    'attempt-succeeded': { ...done, status: 'stored', receipt, endedAt: 2 },
    'attempt-failed': { ...base, pastAttempts: afterFailures, status: 'failed', problem: 'rejected' },
    cancelled: { ...base, pastAttempts: stopped(50), status: 'cancelled' },
    rejected: { ...base, pastAttempts: stopped(50), status: 'failed', problem: 'damaged' },
  },
  storing: {
    ...changed(uploads.storing),
    interrupted: { ...queued, pastAttempts: { ...stopped(100), knownDocumentCount: 0 } },
    'file-missing': { ...base, pastAttempts, status: 'needs-file' },
    'attempt-succeeded': { ...done, status: 'stored', receipt, endedAt: 2 },
    'attempt-failed': { ...base, pastAttempts: afterFailures, status: 'failed', problem: 'rejected' },
    cancelled: { ...base, pastAttempts: stopped(100), status: 'cancelled' },
  },
  stored: {},
  'already-exists': {
    'link-requested': { ...uploads['already-exists'], linkRequestedAt: 5 },
  },
  failed: { ...changedAtRest(uploads.failed), retried: forced },
  'needs-file': {
    ...changedAtRest(uploads['needs-file']),
    'file-provided': forced,
  },
  cancelled: { ...changedAtRest(uploads.cancelled), retried: forced },
};

const cells = Object.entries<Upload<FakeReceipt, string>>(uploads).flatMap(([status, upload]) =>
  Object.values(events).map((event) => ({
    upload,
    event,
    status,
    type: event.type,
    // `Object.entries` loses the types of the keys, which are those of `uploads`.
    expected: after[status as keyof typeof uploads][event.type],
  })),
);
const transitions = cells.flatMap(({ expected, ...cell }) => (expected ? [{ ...cell, expected }] : []));
const ignored = cells.filter(({ expected }) => expected === undefined);

test.each(transitions)(
  '[UPLOAD-1] $status is $expected.status after $type',
  ({ upload, event, expected }) => {
    expect(transition(upload, event)).toStrictEqual(expected);
  },
);

test.each(ignored)('[UPLOAD-1][UPLOAD-3] $status stays the same object after $type', ({ upload, event }) => {
  expect(transition(upload, event)).toBe(upload);
});

const ofAnother = cells
  .filter(({ type, status }) => type !== 'attempt-started' && (status === 'sending' || status === 'storing'))
  .flatMap(({ upload, event, status, type }) =>
    'attemptId' in event ? [{ upload, status, type, event: { ...event, attemptId: 'earlier' } }] : [],
  );

test.each(ofAnother)('[UPLOAD-12] $status drops $type of another attempt', ({ upload, event }) => {
  expect(transition(upload, event)).toBe(upload);
});

test.each([
  ['earlier', false, 'already-exists'],
  ['earlier', true, 'already-exists'],
  ['perhaps-this-upload', false, 'already-exists'],
  ['perhaps-this-upload', true, 'stored'],
] as const)(
  '[UPLOAD-12][UPLOAD-36] a duplicate from %s, with an earlier attempt that may be stored: %s, is %s',
  (origin, outcomeUnknown, status) => {
    const duplicate: FakeReceipt = { kind: 'duplicate' };
    const upload = { ...uploads.storing, pastAttempts: { ...pastAttempts, outcomeUnknown } };
    const event = { ...current, receipt: duplicate, origin, endedAt: 3 };
    expect(transition(upload, { type: 'attempt-succeeded', ...event })).toStrictEqual({
      ...done,
      status,
      receipt: duplicate,
      ...(status === 'already-exists' && { origin }),
      endedAt: 3,
    });
  },
);

test.each([
  retryScheduled,
  { kind: 'connection', problem: 'offline', since: 1 },
  { kind: 'sign-in', problem: 'signed out' },
] as const)('[UPLOAD-1] a failed attempt followed by a wait is waiting: $kind', (waitsFor) => {
  const event = { ...current, problem: waitsFor.problem, pastAttempts: afterFailures, next: waitsFor };
  expect(transition(uploads.sending, { type: 'attempt-failed', ...event })).toStrictEqual({
    ...base,
    pastAttempts: afterFailures,
    status: 'waiting',
    waitsFor,
  });
});

test('[UPLOAD-12] a wait is ended only by its own attempt', () => {
  const upload = uploads['waiting (retry-scheduled)'];
  expect(transition(upload, { type: 'wait-ended', attemptId: 'earlier' })).toBe(upload);
});

test.each(['connection', 'sign-in'] as const)(
  '[UPLOAD-1] only uploads that wait for the %s are queued',
  (from) => {
    const released = Object.entries<Upload<FakeReceipt, string>>(uploads).filter(
      ([, upload]) => transition(upload, { type: 'unblocked', from }) !== upload,
    );
    expect(released).toEqual([[`waiting (${from})`, uploads[`waiting (${from})`]]]);
    expect(transition(uploads[`waiting (${from})`], { type: 'unblocked', from })).toStrictEqual(queued);
  },
);

test('[UPLOAD-35] the first attempt records the number of known documents, later ones keep it', () => {
  const upload = { ...queued, pastAttempts: noPastAttempts };
  const first = transition(upload, { type: 'attempt-started', attemptId: 'a', knownDocumentCount: 7 });
  expect(first).toMatchObject({ pastAttempts: { knownDocumentCount: 7 } });
});

test.each([39, 40, 0, -1, Number.NaN])(
  '[UPLOAD-14] progress from 40 to %d bytes changes nothing',
  (sentBytes) => {
    const upload = createSending({ sentBytes: 40 });
    expect(transition(upload, { type: 'progressed', ...current, sentBytes })).toBe(upload);
  },
);

test.each([101, 1e12, Number.POSITIVE_INFINITY])('[UPLOAD-14] %d of 100 bytes count as 100', (sentBytes) => {
  expect(transition(createSending(), { type: 'progressed', ...current, sentBytes })).toStrictEqual(
    createSending({ sentBytes: 100 }),
  );
});

test('[UPLOAD-14] bytes above the size change nothing the second time', () => {
  const upload = createSending({ sentBytes: 100 });
  expect(transition(upload, { type: 'progressed', ...current, sentBytes: 102 })).toBe(upload);
});

test('[UPLOAD-47][UPLOAD-48] a file selected again is not saved yet', () => {
  const upload = { ...uploads['needs-file'], persistence: 'saved' } as const;
  expect(transition(upload, { type: 'file-provided', persistence: 'saving' })).toStrictEqual(forced);
});

const moved = { type: 'edited', details: { assetId: 'PRESS-0043' } } as const;
const movedJob = { ...job, assetId: 'PRESS-0043' };
const atNewAsset = { ...base, job: movedJob, pastAttempts: noPastAttempts };

test.each([
  'waiting',
  'waiting (forced)',
  'waiting (retry-scheduled)',
  'waiting (connection)',
  'waiting (sign-in)',
  'waiting (decision)',
  'checking',
  'failed',
  'cancelled',
] as const)('[UPLOAD-73] %s is checked after a move, as if nothing had been sent', (status) => {
  expect(transition(uploads[status], moved)).toStrictEqual({ ...atNewAsset, status: 'checking' });
});

test.each(['waiting (resume)', 'waiting (resume, unchecked)'] as const)(
  '[UPLOAD-73] %s stays paused after a move, and is checked when it is resumed',
  (status) => {
    const after = transition(uploads[status], moved);
    expect(after).toStrictEqual({
      ...atNewAsset,
      status: 'waiting',
      waitsFor: { kind: 'resume', next: 'check' },
    });
    expect(transition(after, { type: 'resumed' })).toStrictEqual({ ...atNewAsset, status: 'checking' });
  },
);

test('[UPLOAD-42] an upload paused for an edit becomes paused if a person pauses it, and stays so in an edit', () => {
  const forEdit = transition(queued, { type: 'paused', isForEdit: true });
  expect(forEdit).toStrictEqual({ ...paused, waitsFor: { ...paused.waitsFor, isForEdit: true } });
  expect(transition(forEdit, { type: 'paused' })).toStrictEqual(paused);
  expect(transition(paused, { type: 'paused', isForEdit: true })).toBe(paused);
  expect(transition(forEdit, { type: 'edited', details: { assetId: 'PRESS-2' } })).toMatchObject({
    waitsFor: { kind: 'resume', next: 'check', isForEdit: true },
  });
});

test('[UPLOAD-73] an upload whose file is missing needs it after a move, and is checked once it has it', () => {
  const upload = { ...uploads['needs-file'], problem: 'file gone' } as const;
  const after = transition(upload, moved);
  const expected = { ...atNewAsset, status: 'needs-file', problem: 'file gone', next: 'check' };
  expect(after).toStrictEqual(expected);
  expect(transition(after, { type: 'file-provided', persistence: 'saving' })).toStrictEqual({
    ...atNewAsset,
    status: 'checking',
  });
});

test('[UPLOAD-73] a move changes the other details too, and the present asset is no move', () => {
  const details = { assetId: 'PRESS-0043', displayName: 'Renamed' };
  const after = transition(uploads.failed, { type: 'edited', details });
  expect(after.job).toStrictEqual({ ...job, ...details });
  const edit = { type: 'edited', details: { assetId: job.assetId, displayName: 'Renamed' } } as const;
  expect(transition(uploads.failed, edit).status).toBe('failed');
});

const moveAndEdit = {
  type: 'edited',
  details: { assetId: 'PRESS-0043', displayName: 'Renamed' },
} as const;

test.each(['sending', 'storing', 'stored', 'already-exists'] as const)(
  '[UPLOAD-74] an upload that is %s is not moved',
  (status) => {
    expect(transition(uploads[status], moveAndEdit)).toBe(uploads[status]);
  },
);

test.each(Object.values<Upload<FakeReceipt, string>>(uploads).filter((upload) => 'pastAttempts' in upload))(
  '[UPLOAD-74] an upload that may be stored is not moved while it is $status',
  (upload) => {
    const unclear = { ...upload, pastAttempts: { ...pastAttempts, outcomeUnknown: true } };
    expect(transition(unclear, moveAndEdit)).toBe(unclear);
  },
);
