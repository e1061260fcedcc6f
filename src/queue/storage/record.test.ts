import { expect, test } from 'vitest';

import { factsOf } from '#lib/file/file-facts.ts';

import { createJob } from '../../../tests/support/fakes/queue-fakes.ts';
import type { PastAttempts } from '../past-attempts.ts';
import type { Upload } from '../upload.ts';
import { fromRecord, readRecord, toRecord } from './record.ts';

type TestUpload = Upload;

const metadata = { owner: 'mia', order: 7, changedAt: 1000 };
const job = createJob({ sizeBytes: 100, aiEnabled: true });
const pastAttempts: PastAttempts = {
  countedFailures: 2,
  farthestBytes: 40,
  outcomeUnknown: false,
  knownDocumentCount: 3,
};
/** Upload after a restart. */
const anew: PastAttempts = { ...pastAttempts, knownDocumentCount: 0 };
const base = { id: 'upload-1', job, contentHash: 'ab', pastAttempts, persistence: 'saving' } as const;

/** Writes and reads an upload. */
function readAgain(upload: TestUpload, isSaved: boolean) {
  const written: unknown = structuredClone(toRecord(upload, metadata));
  const record = readRecord(written);
  expect(record).toMatchObject({ version: 1, ...metadata });
  return record && fromRecord(record, isSaved);
}

const known = { id: 'upload-1', job: { ...job, file: factsOf(job.file) }, contentHash: 'ab' };
const kept = { ...known, pastAttempts: anew, persistence: 'saved' };
const queued = { status: 'waiting', waitsFor: { kind: 'queued' } };
const underWay = { ...queued, pastAttempts: { ...anew, outcomeUnknown: true } };
const scheduled = {
  kind: 'retry-scheduled',
  problem: 'busy',
  attemptId: 'a-1',
  retryAt: 2000,
  retryDelayMs: 1000,
} as const;
const match = { kind: 'listed', uploadId: 'upload-0' } as const;
const before = { kind: 'stored-before', displayName: 'Plan', documentId: 'd-1', endedAt: 5 } as const;

test.for<[TestUpload, object]>([
  [{ ...base, status: 'checking' }, { status: 'checking' }],
  [{ ...base, status: 'cancelled' }, { status: 'cancelled' }],
  [{ ...base, status: 'waiting', waitsFor: { kind: 'queued' } }, queued],
  [{ ...base, status: 'waiting', waitsFor: { kind: 'forced' } }, queued],
  ...[
    { kind: 'connection', problem: 'offline', since: 1 } as const,
    { ...scheduled, pause: { rejections: 9, isRequested: false } },
    scheduled,
  ].map((waitsFor): [TestUpload, object] => [
    { ...base, status: 'waiting', waitsFor },
    { status: 'waiting', waitsFor },
  ]),
  [{ ...base, status: 'waiting', waitsFor: { kind: 'sign-in', problem: 'signed out' } }, queued],
  [
    { ...base, status: 'waiting', waitsFor: { kind: 'resume', next: 'check' } },
    { status: 'waiting', waitsFor: { kind: 'resume', next: 'check' } },
  ],
  [
    { ...base, status: 'waiting', waitsFor: { kind: 'decision', match } },
    { status: 'waiting', waitsFor: { kind: 'decision', match } },
  ],
  [
    { ...base, status: 'waiting', waitsFor: { kind: 'decision', match: before } },
    { status: 'waiting', waitsFor: { kind: 'decision', match: before } },
  ],
  [{ ...base, status: 'sending', attemptId: 'a-1', sentBytes: 40 }, underWay],
  [{ ...base, status: 'storing', attemptId: 'a-1' }, underWay],
  [
    { ...base, status: 'failed', problem: 'rejected' },
    { status: 'failed', problem: 'rejected' },
  ],
  [
    { ...base, status: 'needs-file', problem: 'file gone' },
    { status: 'needs-file', problem: 'file gone' },
  ],
  [
    { ...base, status: 'needs-file', problem: 'file gone', next: 'check' },
    { status: 'needs-file', problem: 'file gone', next: 'check' },
  ],
])('[UPLOAD-49] an upload after a restart whose file is saved: case %#', ([upload, expected]) => {
  expect(readAgain(upload, true)).toEqual({ ...kept, ...expected });
});

test.for<[TestUpload, object]>([
  // Their content is checked before anything is sent.
  ...[
    { ...base, status: 'checking' } as const,
    { ...base, status: 'waiting', waitsFor: { kind: 'decision', match } } as const,
    { ...base, status: 'waiting', waitsFor: { kind: 'resume', next: 'check' } } as const,
  ].map((upload): [TestUpload, object] => [upload, { status: 'needs-file', next: 'check' }]),
  [{ ...base, status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' } }, { status: 'needs-file' }],
  [{ ...base, status: 'waiting', waitsFor: { kind: 'queued' } }, { status: 'needs-file' }],
  [
    { ...base, status: 'storing', attemptId: 'a-1' },
    { status: 'needs-file', pastAttempts: { ...anew, outcomeUnknown: true } },
  ],
  [
    { ...base, status: 'failed', problem: 'rejected' },
    { status: 'needs-file', problem: 'rejected' },
  ],
  // A cancelled upload needs its file only when it is retried.
  [{ ...base, status: 'cancelled' }, { status: 'cancelled' }],
])('[UPLOAD-49] an upload after a restart whose file is not saved: case %#', ([upload, expected]) => {
  expect(readAgain(upload, false)).toEqual({ ...kept, persistence: 'off', ...expected });
});

test.each([true, false])(
  '[UPLOAD-49] a stored upload stays so after a restart, with its file saved: %s',
  (isSaved) => {
    const confirmed = { id: 'upload-1', job, contentHash: 'ab', endedAt: 5 };
    const stored = { status: 'stored', receipt: { kind: 'stored' } } as const;
    expect(readAgain({ ...confirmed, ...stored }, isSaved)).toEqual({ ...known, ...stored, endedAt: 5 });
    const exists = { status: 'already-exists', receipt: { kind: 'duplicate' }, origin: 'earlier' } as const;
    expect(readAgain({ ...confirmed, ...exists }, isSaved)).toEqual({ ...known, ...exists, endedAt: 5 });
  },
);

test.each([undefined, {}, { version: 2 }])('[UPLOAD-56] %j is not a known record', (value) => {
  expect(readRecord(value)).toBeUndefined();
});

test('[UPLOAD-56] a receipt of another kind is not understood', () => {
  const confirmed = { id: 'upload-1', job, contentHash: 'ab', endedAt: 5 };
  const record = toRecord({ ...confirmed, status: 'stored', receipt: { kind: 'stored' } }, metadata);
  expect(readRecord({ ...record, state: { ...record.state, receipt: { kind: 'linked' } } })).toBeUndefined();
});

test('[INSPECT-11] the package of a document is saved with it', () => {
  const ofPackage = createJob({ packageName: 'press.zip' });
  expect(readAgain({ ...base, job: ofPackage, status: 'checking' }, true)?.job.packageName).toBe('press.zip');
});
