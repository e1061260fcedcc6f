import { expect, test } from 'vitest';

import { createJob } from '../../../tests/support/fakes/queue-fakes.ts';
import { createStore } from '../store.ts';
import type { Upload } from '../upload.ts';
import { createAdoptingDispatch } from './adopt-remote-attempt.ts';

const pastAttempts = { countedFailures: 0, farthestBytes: 0, outcomeUnknown: false };
const base = { id: 'a', job: createJob(), pastAttempts, persistence: 'off' } as const;

test.each<[string, Upload]>([
  ['queued', { ...base, status: 'waiting', waitsFor: { kind: 'queued' } }],
  ['paused', { ...base, status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' } }],
  // The tab was blocked before it could write that the check had ended.
  ['being checked', { ...base, status: 'checking' }],
])(
  '[UPLOAD-60] a success of the former leader counts even if the new one has the upload as %s',
  (_, upload) => {
    const store = createStore();
    store.dispatch({ type: 'enqueued', uploads: [upload] });
    const dispatch = createAdoptingDispatch({ store, isRemote: () => true });
    const success = { receipt: { kind: 'stored' }, origin: 'earlier', endedAt: 5 } as const;
    dispatch({ type: 'attempt-succeeded', id: 'a', attemptId: 'x', ...success });
    expect(store.get('a')?.status).toBe('stored');
  },
);

test.each([
  [true, 'PRESS-0042'],
  [false, 'PRESS-0043'],
])('[UPLOAD-74] with an attempt of a former leader: %s, a move leads to %s', (isRemote, assetId) => {
  const store = createStore();
  store.dispatch({
    type: 'enqueued',
    uploads: [{ ...base, status: 'waiting', waitsFor: { kind: 'queued' } }],
  });
  const dispatch = createAdoptingDispatch({ store, isRemote: () => isRemote });
  dispatch({ type: 'edited', id: 'a', details: { assetId: 'PRESS-0043' } });
  expect(store.get('a')?.job.assetId).toBe(assetId);
});
