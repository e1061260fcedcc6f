import type { RequestListener } from 'node:http';

import { expect, test } from 'vitest';

import { systemClock } from '#lib/time/clock.ts';

import { listen } from '../../../tests/support/servers/listen.ts';
import { createPostByFetch } from './post-by-fetch.ts';

/** Sends a file to a server that answers like this, with a limit of the whole request. */
async function send(
  listener: RequestListener,
  { limitMs = 10_000, signal = new AbortController().signal } = {},
) {
  const url = await listen(listener);
  return createPostByFetch(() => limitMs)({
    url: `${url}/v1`,
    token: 'sentinel-token-0123456789',
    fields: [['displayname', 'Pump']],
    file: new File(['content'], 'a.pdf'),
    signal,
    onProgress: () => undefined,
    stallMs: 1,
    answerWaitMs: 1,
    createXhr: () => {
      throw new Error('There is none in a service worker.');
    },
    clock: systemClock,
  });
}

test('[REQUEST-5] the form, the token and the answer are those of a page', async () => {
  let body = '';
  let token: string | undefined;
  const answer = await send((request, response) => {
    token = request.headers.authorization;
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => response.writeHead(503, { 'Retry-After': '7' }).end('{"data":{}}'));
  });
  expect(answer).toMatchObject({ status: 503, body: '{"data":{}}', retryAfter: '7' });
  expect(token).toBe('Bearer sentinel-token-0123456789');
  expect(body).toMatch(/name="displayname"\r\n\r\nPump[^]*name="file"; filename="a.pdf"[^]*content/);
});

test('[REQUEST-9] a request that takes too long ends, and may be stored', async () => {
  await expect(send(() => undefined, { limitMs: 50 })).rejects.toMatchObject({
    problem: { code: 'no-answer', outcome: 'unknown' },
  });
});

test('[REQUEST-9] a broken connection may have stored the document', async () => {
  await expect(send((request) => request.socket.destroy())).rejects.toMatchObject({
    problem: { code: 'network', outcome: 'unknown' },
  });
});

const breakOff =
  (status: number): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => {
      response.writeHead(status, { 'Content-Length': '100' }).write('{"data":');
      setTimeout(() => request.socket.destroy(), 20);
    });
  };

test('[ANSWER-6] a success that breaks off isn’t one, and an error that breaks off keeps its status', async () => {
  await expect(send(breakOff(200))).rejects.toMatchObject({
    problem: { code: 'contract', reason: 'cut-short' },
  });
  expect(await send(breakOff(507))).toMatchObject({ status: 507, body: '' });
});

test('[REQUEST-9] an abort rejects with its reason', async () => {
  const end = new AbortController();
  const sending = send(() => end.abort('enough'), { signal: end.signal });
  await expect(sending).rejects.toBe('enough');
});
