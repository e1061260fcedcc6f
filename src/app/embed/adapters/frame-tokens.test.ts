import { expect, test } from 'vitest';

import type { EmbedMessage } from './frame-message.ts';
import { createFrameTokens } from './frame-tokens.ts';

const { signal } = new AbortController();

function createTokens() {
  const sent: EmbedMessage[] = [];
  return { sent, tokens: createFrameTokens((message) => void sent.push(message)) };
}

test('[EMBED-10] each request has its own answer, and an answer without a request is ignored', async () => {
  const { sent, tokens } = createTokens();
  const ask = tokens.createAsk();
  const first = ask({ reason: 'initial', signal });
  const second = ask({ reason: 'expired', rejected: 'old', signal });
  expect(sent).toEqual([
    { type: 'get-token', question: 1, reason: 'initial' },
    { type: 'get-token', question: 2, reason: 'expired', rejected: 'old' },
  ]);
  tokens.receive({ type: 'token', question: 7, token: 'not requested' });
  tokens.receive({ type: 'token', question: 2, token: 'second' });
  tokens.receive({ type: 'no-token', question: 1, isOfNetwork: true });
  expect(await second).toBe('second');
  await expect(first).rejects.toMatchObject({ name: 'NetworkError' });
});

test('[EMBED-11] each new function makes the element ask again', async () => {
  const { tokens } = createTokens();
  const [before, after] = [tokens.createAsk(), tokens.createAsk()];
  expect(after).not.toBe(before);
  const answer = after({ reason: 'initial', signal });
  tokens.receive({ type: 'token', question: 1, token: 'token' });
  expect(await answer).toBe('token');
});
