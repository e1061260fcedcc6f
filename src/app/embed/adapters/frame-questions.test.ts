import { expect, test } from 'vitest';

import type { EmbedMessage } from './frame-message.ts';
import { createFrameQuestions } from './frame-questions.ts';

const { signal } = new AbortController();

function createQuestions() {
  const sent: EmbedMessage[] = [];
  return { sent, questions: createFrameQuestions((message) => void sent.push(message)) };
}

test('[EMBED-10][EMBED-35] each question has its own answer, and an answer without a question is ignored', async () => {
  const { sent, questions } = createQuestions();
  const getToken = questions.createGetToken();
  const first = getToken({ reason: 'initial', signal });
  const second = getToken({ reason: 'expired', rejected: 'old', signal });
  const unknown = questions.resolveAsset({ id: 'PRESS-0042', signal });
  const found = questions.resolveAsset({ code: 'https://id.example/1', signal });
  expect(sent).toEqual([
    { type: 'get-token', question: 1, reason: 'initial' },
    { type: 'get-token', question: 2, reason: 'expired', rejected: 'old' },
    { type: 'resolve-asset', question: 3, query: { id: 'PRESS-0042' } },
    { type: 'resolve-asset', question: 4, query: { code: 'https://id.example/1' } },
  ]);
  questions.receive({ type: 'token', question: 7, token: 'not requested' });
  questions.receive({ type: 'token', question: 2, token: 'second' });
  questions.receive({ type: 'no-token', question: 1, isOfNetwork: true });
  questions.receive({ type: 'asset', question: 4, asset: { id: 'PUMP-310' } });
  questions.receive({ type: 'no-asset', question: 3 });
  expect(await second).toBe('second');
  expect(await found).toEqual({ id: 'PUMP-310' });
  await expect(first).rejects.toMatchObject({ name: 'NetworkError' });
  await expect(unknown).rejects.toMatchObject({ name: 'Error' });
});

test('[EMBED-10][EMBED-35] an answer of another kind than its question is ignored', async () => {
  const { questions } = createQuestions();
  const token = questions.createGetToken()({ reason: 'initial', signal });
  const asset = questions.resolveAsset({ id: 'PRESS-0042', signal });
  questions.receive({ type: 'asset', question: 1, asset: { id: 'PUMP-310' } });
  questions.receive({ type: 'no-asset', question: 1 });
  questions.receive({ type: 'token', question: 2, token: 'secret' });
  questions.receive({ type: 'token', question: 1, token: 'token' });
  questions.receive({ type: 'asset', question: 2, asset: null });
  expect(await token).toBe('token');
  expect(await asset).toBeNull();
});

test('[EMBED-11] each new function makes the element ask again', () => {
  const { questions } = createQuestions();
  expect(questions.createGetToken()).not.toBe(questions.createGetToken());
});

test('[EMBED-35] a question that takes too long is ended in the host page, and a late answer is ignored', async () => {
  const { sent, questions } = createQuestions();
  const limit = new AbortController();
  const answer = questions.resolveAsset({ id: 'PRESS-0042', signal: limit.signal });
  const answered = questions.resolveAsset({ id: 'PUMP-310', signal: limit.signal });
  questions.receive({ type: 'asset', question: 2, asset: null });
  expect(await answered).toBeNull();
  limit.abort(new DOMException('', 'TimeoutError'));
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(sent.slice(2)).toEqual([{ type: 'end-resolve-asset', question: 1 }]);
  questions.receive({ type: 'asset', question: 1, asset: { id: 'PRESS-0042' } });
  const late = questions.resolveAsset({ id: 'PRESS-0042', signal: limit.signal });
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(sent).toHaveLength(3);
});
