import { expect, test } from 'vitest';

import { createJob } from '../../tests/support/fakes/queue-fakes.ts';
import type { FakeReceipt } from '../../tests/support/fakes/queue-fakes.ts';
import { noPastAttempts } from './past-attempts.ts';
import { losesByLeaving, summarize } from './summary.ts';
import type { PersistenceState, Upload, UploadStatus } from './upload.ts';

function createUpload(
  status: UploadStatus,
  {
    sizeBytes = 100,
    persistence = 'saving',
  }: { readonly sizeBytes?: number; readonly persistence?: PersistenceState } = {},
): Upload<FakeReceipt, string> {
  const done = {
    id: status,
    job: createJob({ sizeBytes }),
    receipt: { kind: 'stored' },
    endedAt: 1,
  } as const;
  const base = { id: status, job: done.job, pastAttempts: noPastAttempts, persistence } as const;
  switch (status) {
    case 'sending':
      return { ...base, status, attemptId: 'attempt', sentBytes: 30 };
    case 'storing':
      return { ...base, status, attemptId: 'attempt' };
    case 'stored':
      return { ...done, status };
    case 'already-exists':
      return { ...done, status, origin: 'earlier' };
    case 'waiting':
      return { ...base, status, waitsFor: { kind: 'queued' } };
    case 'failed':
      return { ...base, status, problem: 'rejected' };
    default:
      return { ...base, status };
  }
}

const unsent: readonly UploadStatus[] = ['checking', 'waiting', 'sending', 'storing', 'failed'];
const settled: readonly UploadStatus[] = ['stored', 'already-exists', 'cancelled', 'needs-file'];

test('[UPLOAD-25] each status is counted, and sending or storing uploads are running', () => {
  const uploads = [...unsent, ...settled, 'waiting' as const].map((status) => createUpload(status));
  const { counts, running } = summarize(uploads);
  expect(counts).toEqual({
    checking: 1,
    waiting: 2,
    sending: 1,
    storing: 1,
    stored: 1,
    'already-exists': 1,
    failed: 1,
    'needs-file': 1,
    cancelled: 1,
  });
  expect(running).toBe(2);
});

test('[UPLOAD-25] bytes are summed over unfinished uploads', () => {
  const uploads = [
    createUpload('waiting', { sizeBytes: 1000 }),
    createUpload('sending', { sizeBytes: 200 }),
    createUpload('storing', { sizeBytes: 50 }),
    createUpload('stored', { sizeBytes: 7 }),
    createUpload('already-exists', { sizeBytes: 7 }),
    createUpload('failed', { sizeBytes: 7 }),
    createUpload('cancelled', { sizeBytes: 7 }),
  ];
  expect(summarize(uploads)).toMatchObject({ sentBytes: 30 + 50, totalBytes: 1000 + 200 + 50 });
});

test.each(unsent)(
  '[UPLOAD-25] leaving loses unsaved uploads that are %s, also beside stored ones',
  (status) => {
    expect(losesByLeaving([createUpload('stored'), createUpload(status)])).toBe(true);
    expect(losesByLeaving([createUpload('stored'), createUpload(status, { persistence: 'no-room' })])).toBe(
      true,
    );
  },
);

test.each(unsent)('[UPLOAD-25] leaving does not lose saved uploads that are %s', (status) => {
  expect(losesByLeaving([createUpload(status, { persistence: 'saved' })])).toBe(false);
});

test('[UPLOAD-25] leaving does not lose stored, existing, cancelled or missing files', () => {
  expect(losesByLeaving(settled.map((status) => createUpload(status)))).toBe(false);
  expect(losesByLeaving([])).toBe(false);
});
