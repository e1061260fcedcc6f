import { expect, test } from 'vitest';

import type { EmbedMessage } from './frame-message.ts';
import { createFrameAssets } from './frame-assets.ts';

const { signal } = new AbortController();

function createAssets() {
  const sent: EmbedMessage[] = [];
  return { sent, assets: createFrameAssets((message) => void sent.push(message)) };
}

test('[EMBED-35] each question for an asset has its own answer, and an answer without a question is ignored', async () => {
  const { sent, assets } = createAssets();
  const first = assets.resolveAsset({ id: 'PRESS-0042', signal });
  const second = assets.resolveAsset({ code: 'https://id.example/1', signal });
  expect(sent).toEqual([
    { type: 'resolve-asset', question: 1, query: { id: 'PRESS-0042' } },
    { type: 'resolve-asset', question: 2, query: { code: 'https://id.example/1' } },
  ]);
  assets.receive({ type: 'asset', question: 7, asset: { id: 'not asked for' } });
  assets.receive({ type: 'asset', question: 2, asset: { id: 'PUMP-310' } });
  assets.receive({ type: 'no-asset', question: 1 });
  expect(await second).toEqual({ id: 'PUMP-310' });
  await expect(first).rejects.toThrow('could not find the asset');
});

test('[EMBED-35] a question that takes too long is ended in the host page, and a late answer is ignored', async () => {
  const { sent, assets } = createAssets();
  const limit = new AbortController();
  const answer = assets.resolveAsset({ id: 'PRESS-0042', signal: limit.signal });
  const answered = assets.resolveAsset({ id: 'PUMP-310', signal: limit.signal });
  assets.receive({ type: 'asset', question: 2, asset: null });
  expect(await answered).toBeNull();
  limit.abort(new DOMException('', 'TimeoutError'));
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(sent.slice(2)).toEqual([{ type: 'end-resolve-asset', question: 1 }]);
  assets.receive({ type: 'asset', question: 1, asset: { id: 'PRESS-0042' } });
  const late = assets.resolveAsset({ id: 'PRESS-0042', signal: limit.signal });
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(sent).toHaveLength(3);
});
