import { expect, test } from 'vitest';

import { createJob } from '../../tests/support/queue-fakes.ts';
import type { FakeReceipt } from '../../tests/support/queue-fakes.ts';

import { noHistory } from './history.ts';
import type { Upload, UploadStatus } from './item.ts';
import { hasUnsentWork, summarize } from './summary.ts';

function createUpload(status: UploadStatus, sizeBytes = 100): Upload<FakeReceipt, string> {
  const done = {
    id: status,
    job: createJob({ sizeBytes }),
    receipt: { kind: 'stored' },
    endedAt: 1,
  } as const;
  const base = { id: status, job: done.job, history: noHistory };
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
      return { ...base, status, waitsFor: { kind: 'turn' } };
    case 'failed':
      return { ...base, status, problem: 'refused' };
    default:
      return { ...base, status };
  }
}

const unsent: readonly UploadStatus[] = ['waiting', 'sending', 'storing', 'failed'];
const settled: readonly UploadStatus[] = ['stored', 'already-exists', 'cancelled'];

test('[Q25] the summary of nothing is zero', () => {
  expect(summarize([])).toEqual({
    counts: { waiting: 0, sending: 0, storing: 0, stored: 0, 'already-exists': 0, failed: 0, cancelled: 0 },
    running: 0,
    sentBytes: 0,
    totalBytes: 0,
  });
});

test('[Q25] each status is counted, and what sends or stores is running', () => {
  const uploads = [...unsent, ...settled, 'waiting' as const].map((status) => createUpload(status));
  const { counts, running } = summarize(uploads);
  expect(counts).toEqual({
    waiting: 2,
    sending: 1,
    storing: 1,
    stored: 1,
    'already-exists': 1,
    failed: 1,
    cancelled: 1,
  });
  expect(running).toBe(2);
});

test('[Q25] bytes are summed over what has not ended', () => {
  const uploads = [
    createUpload('waiting', 1000),
    createUpload('sending', 200),
    createUpload('storing', 50),
    createUpload('stored', 7),
    createUpload('already-exists', 7),
    createUpload('failed', 7),
    createUpload('cancelled', 7),
  ];
  expect(summarize(uploads)).toMatchObject({ sentBytes: 30 + 50, totalBytes: 1000 + 200 + 50 });
});

test.each(unsent)('[Q26] %s is unsent work, also beside what is done', (status) => {
  expect(hasUnsentWork([createUpload('stored'), createUpload(status)])).toBe(true);
});

test('[Q26] what is stored, was there before or was cancelled is none', () => {
  expect(hasUnsentWork(settled.map((status) => createUpload(status)))).toBe(false);
  expect(hasUnsentWork([])).toBe(false);
});
