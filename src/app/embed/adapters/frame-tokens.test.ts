import { expect, test } from 'vitest';

import type { FrameMessage } from './frame-message.ts';
import { createFrameTokens } from './frame-tokens.ts';

const { signal } = new AbortController();

function createTokens() {
  const said: FrameMessage[] = [];
  return { said, tokens: createFrameTokens((message) => void said.push(message)) };
}

test('[EMBED-10] each question has its own answer, and an answer to none is none', async () => {
  const { said, tokens } = createTokens();
  const ask = tokens.createAsk();
  const first = ask({ reason: 'initial', signal });
  const second = ask({ reason: 'expired', rejected: 'old', signal });
  expect(said).toEqual([
    { type: 'get-token', question: 1, reason: 'initial' },
    { type: 'get-token', question: 2, reason: 'expired', rejected: 'old' },
  ]);
  tokens.hear({ type: 'token', question: 7, token: 'nobody asked' });
  tokens.hear({ type: 'token', question: 2, token: 'second' });
  tokens.hear({ type: 'no-token', question: 1, isOfNetwork: true });
  expect(await second).toBe('second');
  await expect(first).rejects.toMatchObject({ name: 'NetworkError' });
});

test('[EMBED-11] each way to ask is another one, which the element takes as a reason to ask again', async () => {
  const { tokens } = createTokens();
  const [before, after] = [tokens.createAsk(), tokens.createAsk()];
  expect(after).not.toBe(before);
  const answer = after({ reason: 'initial', signal });
  tokens.hear({ type: 'token', question: 1, token: 'token' });
  expect(await answer).toBe('token');
});
