import { expect, test } from 'vitest';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { createJob } from '../../../tests/support/fakes/queue-fakes.ts';
import { createStore } from '../store.ts';
import type { Upload } from '../upload.ts';
import { trackRemoteAttempts } from './remote-attempts.ts';
import type { TabChannel } from './tab-channel.ts';

const pastAttempts = { countedFailures: 0, farthestBytes: 0, outcomeUnknown: false };
const base = { id: 'a', job: createJob(), pastAttempts, persistence: 'off' } as const;

/** A new leader with one upload, which a former leader may still be sending. */
function createLeader(upload: Upload, { isRemote }: { readonly isRemote: boolean }) {
  const store = createStore();
  store.dispatch({ type: 'enqueued', uploads: [upload] });
  const { dispatch } = trackRemoteAttempts({
    channel: fakeOf<TabChannel>({ withLock: () => new Promise(() => undefined) }),
    store,
    setTimer: () => () => undefined,
    lockedKeys: new Set(isRemote ? [upload.id] : []),
    ownIds: [],
    signal: new AbortController().signal,
    onBusyChange: () => undefined,
  });
  return { store, dispatch };
}

test.each<[string, Upload]>([
  ['queued', { ...base, status: 'waiting', waitsFor: { kind: 'queued' } }],
  ['paused', { ...base, status: 'waiting', waitsFor: { kind: 'resume', next: 'queued' } }],
  // The tab was blocked before it could write that the check had ended.
  ['being checked', { ...base, status: 'checking' }],
])(
  '[UPLOAD-60] a success of the former leader counts even if the new one has the upload as %s',
  (_, upload) => {
    const { store, dispatch } = createLeader(upload, { isRemote: true });
    const success = { receipt: { kind: 'stored' }, origin: 'earlier', endedAt: 5 } as const;
    dispatch({ type: 'attempt-succeeded', id: 'a', attemptId: 'x', ...success });
    expect(store.get('a')?.status).toBe('stored');
  },
);

test.each([
  [true, 'PRESS-0042'],
  [false, 'PRESS-0043'],
])('[UPLOAD-74] with an attempt of a former leader: %s, a move leads to %s', (isRemote, assetId) => {
  const queued = { ...base, status: 'waiting', waitsFor: { kind: 'queued' } } as const;
  const { store, dispatch } = createLeader(queued, { isRemote });
  dispatch({ type: 'edited', id: 'a', details: { assetId: 'PRESS-0043' } });
  expect(store.get('a')?.job.assetId).toBe(assetId);
});
