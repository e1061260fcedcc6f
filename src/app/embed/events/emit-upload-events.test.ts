import { expect, test } from 'vitest';

import type { Change } from '#queue/store.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { createUpload } from '../../../../tests/support/uploads.ts';
import { emitUploadEvents } from './emit-upload-events.ts';

type Listener = (changes: readonly Change<AssetUpload>[]) => void;

/** The events of an element that has shown these assets. */
function createElement(...shown: readonly string[]) {
  const ours = new Set(shown);
  const listeners = new Set<Listener>();
  const events: string[] = [];
  emitUploadEvents(
    {
      getSnapshot: () => [],
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    {
      isOurs: (assetId) => ours.has(assetId),
      onMoved: (assetId) => void ours.add(assetId),
      emit: (name, detail) => {
        if ('upload' in detail) {
          const from = 'fromAssetId' in detail ? ` from ${detail.fromAssetId}` : '';
          events.push(`${name} ${detail.upload.assetId}${from}`);
        }
        return true;
      },
    },
  );
  return {
    events,
    change: async (before: AssetUpload, after: AssetUpload) => {
      for (const listener of listeners) listener([{ before, after }]);
      await Promise.resolve();
    },
  };
}

const failed = createUpload({ status: 'failed', problem: { code: 'http', status: 404 } }, { id: 'a' });
const checking = createUpload({ status: 'checking' }, { id: 'a', assetId: 'PRESS-0043' });
const stored = createUpload(
  { status: 'stored', receipt: { kind: 'stored' }, endedAt: 1 },
  { id: 'a', assetId: 'PRESS-0043' },
);

test.each(['PRESS-0042', 'PRESS-0043'])(
  '[EMBED-7] an upload that was moved has one event, and its result another one, if %s was shown',
  async (shown) => {
    const { events, change } = createElement(shown);
    await change(failed, checking);
    await change(checking, stored);
    expect(events).toEqual(['moved PRESS-0043 from PRESS-0042', 'stored PRESS-0043']);
  },
);

test('[EMBED-7] uploads that are moved between other assets have no events', async () => {
  const { events, change } = createElement('TANK-007');
  await change(failed, checking);
  await change(checking, stored);
  expect(events).toEqual([]);
});
